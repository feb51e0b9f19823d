import { createHash } from 'node:crypto';
import type { LeadMessage } from '../integrations/lead-message.ts';

/** A lead as services are told of it that count conversions. */
export interface Conversion {
  /** Of the event: the same at every try, by which services leave out the second. */
  id: string;
  at: Date;
  lead: LeadMessage;
  /** Where the form stands; empty where nobody knows any more. */
  pageUrl: string;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of a value, or nothing where there is none. */
export const hashed = (value: string): string | undefined => (value ? sha256(value) : undefined);

/** An e-mail address as Meta and TikTok hash it. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** The same as Google hashes it: without the dots that its own addresses do not count. */
export function googleEmail(email: string): string {
  const [name = '', domain = ''] = plainEmail(email).split('@');
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@${domain}` : plainEmail(email);
}

/**
 * The digits of a number with its country, as `+34 600 ...` or `0034 600 ...` say it; empty for one without: nobody could
 * tell whose it is.
 */
export function phoneDigits(phone: string): string {
  const text = phone.trim();
  if (!/^(?:\+|00)/.test(text)) return '';
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  return digits.length >= 7 && digits.length <= 15 ? digits : '';
}

/** A name as it is hashed: lower case, without digits and punctuation. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .trim();

/** What is defined of an object. */
export const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
