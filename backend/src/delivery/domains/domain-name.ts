import { domainToASCII, domainToUnicode } from 'node:url';
import { providerSubdomain } from '@landfall/shared/contracts';
import { getPublicSuffix } from 'tldts';
import * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { isReservedName } from './provider-name.ts';

const INVALID = 'Please enter a valid domain or subdomain (e.g., shop.example.com).';
const RESERVED = 'This domain is reserved.';

/** Ends of names that mean something on a machine or in a house, and nothing on the internet. */
const SPECIAL_ENDS =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|invalid|onion|arpa|lan|home|corp)$/;

/** A DNS label: letters, digits, hyphens inside, at most 63. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const refuse = (message: string) => new AppError('invalid', { fields: { domain: [message] } });

const hostOf = (address: string) =>
  address
    .replace(/^\w+:\/\//, '')
    .replace(/:\d+$/, '')
    .toLowerCase();

const isWithin = (name: string, parent: string) => name === parent || name.endsWith(`.${parent}`);

/** A label that only pretends to be plain: wrong punycode, or hyphens where punycode's mark would stand. */
const isTrick = (label: string) => {
  if (label.slice(2, 4) !== '--') return false;
  const shown = domainToUnicode(label);
  return !label.startsWith('xn--') || shown === '' || shown === label || domainToASCII(shown) !== label;
};

/**
 * The one spelling of a custom domain: lower case, ASCII (names in other scripts as punycode), without a dot at the end.
 * @throws AppError invalid on `domain`: no domain, an address, a name that is ours, or the end of everybody's names
 */
export function customDomainName(
  input: string,
  config: Pick<Config, 'sitesDomain' | 'publicUrl' | 'cdnCname'>,
): string {
  // What a host parser would decode or cut off is not part of a name.
  if (/[%:/?#@\\\s_]/.test(input)) throw refuse(INVALID);
  const name = domainToASCII(input.replace(/\.$/, ''));
  const labels = name.split('.');
  const end = labels.at(-1) ?? '';
  if (name.length < 5 || name.length > 253 || labels.length < 2) throw refuse(INVALID);
  if (!labels.every((label) => LABEL.test(label) && !isTrick(label))) throw refuse(INVALID);
  if (!/^[a-z]{2,}$/.test(end) && !end.startsWith('xn--')) throw refuse(INVALID);
  if (SPECIAL_ENDS.test(name)) throw refuse(RESERVED);
  if (isWithin(name, hostOf(config.sitesDomain)) || isWithin(name, hostOf(config.cdnCname))) throw refuse(RESERVED);
  if (name === hostOf(config.publicUrl)) throw refuse(RESERVED);
  // github.io, co.uk: whoever had it would stand above strangers' sites.
  if (getPublicSuffix(name, { allowPrivateDomains: true }) === name) throw refuse(INVALID);
  return name;
}

/**
 * The full name of a chosen provider subdomain, with the port where the sites' origin has one.
 * @throws AppError invalid on `domain`
 */
export function providerDomainName(input: string, { sitesDomain }: Pick<Config, 'sitesDomain'>): string {
  const suffix = `.${sitesDomain}`;
  const name = input.endsWith(suffix) ? input.slice(0, -suffix.length) : input;
  const parsed = v.safeParse(providerSubdomain, name);
  if (!parsed.success) throw refuse(parsed.issues[0].message);
  if (name.length > 63) throw refuse('Must be at most 63 characters.');
  if (name.startsWith('-') || name.endsWith('-')) throw refuse('Hyphens cannot stand at the beginning or the end.');
  if (name.slice(2, 4) === '--') throw refuse('Hyphens cannot stand in the third and fourth place.');
  if (isReservedName(name)) throw refuse('This name is reserved. Please choose another.');
  return name + suffix;
}
