import { randomInt } from 'node:crypto';

/** Names that would pass for us, or that programs look for. */
const RESERVED = new Set(
  `www api admin administrator app apps mail email smtp imap pop pop3 ftp sftp ssh dns ns ns1 ns2 mx cdn static assets media
  files uploads images blog docs help support status billing payment payments pay store shop checkout account accounts
  login register signup signin auth oauth sso dashboard editor preview sites site test dev staging production root system
  security abuse postmaster webmaster hostmaster noreply no-reply info contact legal privacy terms landfall localhost
  autodiscover autoconfig wpad isatap`.split(/\s+/),
);

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SUFFIX_LENGTH = 6;
const SLUG_MAX = 40;

/** True for a subdomain that nobody may have. */
export const isReservedName = (name: string): boolean => RESERVED.has(name);

/** What of a name fits a subdomain: 'Café Zoë!' is 'cafe-zoe'; a name without a Latin letter or digit is ''. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** A new subdomain for a project: its name, as far as that goes, and a random end. Between 11 and 47 characters. */
export function newProviderName(projectName: string): string {
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${slugOf(projectName) || 'site'}-${suffix}`;
}
