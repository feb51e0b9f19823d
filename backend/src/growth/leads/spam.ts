import { createHash } from 'node:crypto';
import type { SpamReason } from '@landfall/shared/contracts';
import type { LeadField } from './form-fields.ts';

/** Milliseconds in which nobody reads a form, fills it in and sends it. */
const FAST = 1_000;
/** Forms that one address sends to one site within ten minutes before it counts as too many. */
export const MOST_OFTEN = 8;
/** Submissions that say the same to one project within a day. */
export const MOST_REPEATED = 3;
/** Links in all texts together. */
const MOST_LINKS = 3;
/** Characters from which on a text is no greeting that two people could have in common. */
const LONG = 20;

const LINK =
  /https?:\/\/|www\.|\[url|<a\s|\b[a-z\d-]{2,}\.(?:ru|top|xyz|click|shop|bet|casino|icu|online|site|biz)\b/gi;

/** What is looked at, beside the values themselves. */
export interface Signs {
  isTrapped: boolean;
  /** Milliseconds since this visitor was last given the page; undefined where nobody knows. */
  age: number | undefined;
  /** How many submissions of the last day said the same. */
  repeated: number;
  /** How many forms of the last minutes came from the same address. */
  often: number;
}

const textsOf = (fields: readonly LeadField[], addresses: ReadonlySet<string>): string[] =>
  fields.filter(({ name }) => !addresses.has(name)).map(({ value }) => value);

/** The same for submissions that say the same, whoever sent them; empty for those that say little. */
export function bodyHash(fields: readonly LeadField[]): string {
  const said = fields
    .map(({ value }) => value.toLowerCase().replace(/\s+/g, ' ').trim())
    .filter((value) => value.length >= LONG && value.includes(' '));
  return said.length > 0 ? createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 32) : '';
}

/**
 * Why a submission looks like spam; empty where it does not. Being fast is no reason alone: browsers fill in forms by
 * themselves. `addresses` are the fields that ask for an address of the web.
 */
export function spamReasons(
  fields: readonly LeadField[],
  addresses: ReadonlySet<string>,
  { isTrapped, age, repeated, often }: Signs,
): SpamReason[] {
  const links = textsOf(fields, addresses).join('\n').match(LINK)?.length ?? 0;
  const isFast = age !== undefined && age < FAST;
  const reasons: SpamReason[] = [];
  if (isTrapped) reasons.push('trap');
  if (isFast && (isTrapped || links > 0 || repeated > 0)) reasons.push('fast');
  if (repeated >= MOST_REPEATED) reasons.push('repeated');
  if (links >= MOST_LINKS || (isFast && links > 0)) reasons.push('links');
  if (often > MOST_OFTEN) reasons.push('rate');
  return reasons;
}
