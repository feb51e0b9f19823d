import { isIP } from 'node:net';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { AddressRules } from './address-rules.ts';

const refused = (message: string) => new AppError('invalid', { fields: { url: [message] } });

/** A URL's host without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/** The host as it was typed: reading an address turns 0x7f.1 and 2130706433 into 127.0.0.1. */
const typedHost = (text: string): string =>
  /^https?:\/\/(\[[^\]]{0,100}\]|[^/?#:\\]{0,300})/i.exec(text.trim())?.[1]?.toLowerCase() ?? '';

/** Whether the address is that of the dashboard or of a published site: those would tell themselves of themselves. */
function isOurs({ host }: URL, { publicUrl, sitesDomain }: Pick<Config, 'publicUrl' | 'sitesDomain'>): boolean {
  return host === new URL(publicUrl).host || host === sitesDomain || host.endsWith(`.${sitesDomain}`);
}

/**
 * Reads an address that a customer names. What its name leads to is looked at when it is reached, because that changes.
 * @throws AppError invalid, for a scheme other than http and https, credentials, a number in place of a name, our own
 */
export function assertAddress(
  text: string,
  config: Pick<Config, 'publicUrl' | 'sitesDomain'>,
  { isAllowedNetwork }: AddressRules,
): URL {
  if (!URL.canParse(text)) throw refused('Please enter an address that starts with https:// or http://');
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw refused('Please enter an address that starts with https:// or http://');
  if (url.username || url.password) throw refused('An address must not hold a user name or a password');
  const isNumber = isIP(hostOf(url)) !== 0;
  if (isNumber && (typedHost(text) !== url.hostname || !isAllowedNetwork(hostOf(url))))
    throw refused('Please enter a name in place of a number, such as example.com');
  if (isOurs(url, config)) throw refused('This address leads back to us');
  return url;
}
