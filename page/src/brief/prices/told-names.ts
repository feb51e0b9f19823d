import type { Context } from '../context.ts';
import type { Lexicon } from '../lexicon.ts';
import { countWords, oneOf } from '../text/phrases.ts';
import { datesIn } from '../times/dates.ts';
import { namesDay, whenAt } from '../times/hours.ts';
import { contactsIn } from '../who/contacts.ts';
import { LEADS, TERMS_OF_SALE } from '../words/beside-prices.ts';
import { WEEKDAY_NAMES } from '../words/calendar.ts';
import { OFFERING_FIRST } from '../words/offering.ts';
import {
  BEFORE_DATE,
  CONDITION_FIRST,
  GIVES_FIRST,
  INCLUDES_FIRST,
  IS_FIRST,
  LASTS,
  TOLD_ON,
} from '../words/told-prices.ts';
import { nameBefore } from './name-before.ts';
import { ELIDED, endsHalf, PREPOSITION, WE_ALLOW } from './offer-name.ts';
import { isClosed } from './price-parts.ts';

const MOST_WORDS_OF_NAME = 9;
const MOST_WORDS_OF_GIFT = 12;
const MOST_WAITING = 3;

/** "My sister's pie" is a thing, "we bake" is none. */
const POSSESSIVE =
  /(?<!\p{L})(?:my|our|mis?|nuestr\p{L}+|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|mi[oa]|nostr\p{L}+|mijn|onze?|mój|moja|moje|nasz\p{L}*|meus?|minhas?|noss[oa]s?)(?!\p{L})/giu;

/** The dates of a text. */
export const datesOf = (text: string, lexicon: Lexicon) => datesIn(text, (word) => namesDay(word, lexicon));

/** Whether a text can name what costs something. */
export const isThing = (name: string, lexicon: Lexicon): boolean =>
  /\p{L}{3}/u.test(name) &&
  countWords(name) <= MOST_WORDS_OF_NAME &&
  !lexicon.own.test(name.replace(POSSESSIVE, '')) &&
  ![lexicon.addressed, lexicon.free, lexicon.withoutFirst].some((words) => words.test(name)) &&
  ![CONDITION_FIRST, ELIDED, WE_ALLOW, /[:?!"“”„«»@]/, /^(?:d['’]|of |di |van |von )/iu].some((pattern) =>
    pattern.test(name),
  ) &&
  isClosed(name) &&
  !endsHalf(name, lexicon) &&
  datesOf(name, lexicon).length === 0;

const DAY_NAMED = `${oneOf([...WEEKDAY_NAMES])}s?`;
/** "De martes a viernes menú del día": between which days something is had, before its name. */
const DAYS_FIRST = new RegExp(
  `^(?:(?:from|de|da|du|von|vom|dal|van|od) )?${DAY_NAMED} (?:to|till|until|a|à|au|bis|al|t/m|tot|do|[–-]) ${DAY_NAMED},? (?=\\p{L}{3})`,
  'iu',
);

/** A name and what is told in the same words: when it is, how long it takes. */
export function divided(written: string, lexicon: Lexicon): [string, string] {
  const days = DAYS_FIRST.exec(written)?.[0] ?? '';
  if (days !== '' && written.length > days.length) return [written.slice(days.length).trim(), days.replace(/,? $/, '')];
  const at = whenAt(written, lexicon);
  const lasts = written.search(LASTS);
  const cut = [at, lasts].filter((place) => place > 0);
  const end = cut.length === 0 ? written.length : Math.min(...cut);
  return [written.slice(0, end).trim(), written.slice(end).trim()];
}

/** "Hasta 30 comunidades", "a dozen eggs": what names a sum that stands before it, and what is told of it. */
export function nameAfter(behind: string, lexicon: Lexicon): [string, string] {
  if (GIVES_FIRST.test(behind) && countWords(behind) <= MOST_WORDS_OF_GIFT) return [behind, ''];
  const text = behind.replace(IS_FIRST, '');
  if (lexicon.joinFirst.test(text) || INCLUDES_FIRST.test(text)) return ['', text];
  const told = TOLD_ON.exec(text)?.[0] ?? '';
  const name = text
    .slice(0, text.length - told.length)
    .trim()
    .replace(LEADS, '');
  const isName = /^\p{L}/u.test(text) && isThing(name, lexicon) && !TERMS_OF_SALE.test(name);
  return isName ? [name, told] : ['', text];
}

/** The name that waits before a sum, with what is told of it: "Mobile dog grooming, Ballarat, from $65"; null where none does. */
export function leadOf(
  waiting: readonly string[],
  context: Context,
): { label: string; told: string[]; left: string[] } | null {
  const { lexicon, language } = context;
  const [first = '', ...others] = waiting;
  const isPlain = waiting.every((part) => contactsIn(part, language).length === 0 && !lexicon.free.test(part));
  if (first === '' || waiting.length > MOST_WAITING || !isPlain) return null;
  const said = first.replace(lexicon.joinFirst, '').trim();
  const opened = said.replace(OFFERING_FIRST, '').trim();
  // "We always have some ten used ones" names nothing.
  if (opened !== said && /\d/.test(opened)) return null;
  const [date] = datesOf(opened, lexicon);
  const [label, told] = divided(
    date ? nameBefore(opened.slice(0, date.start).trim().replace(BEFORE_DATE, ''), lexicon) : opened,
    lexicon,
  );
  if (!isThing(label, lexicon) || PREPOSITION.test(label) || lexicon.calls.test(label)) return null;
  // "A workshop on 28 November, 40 €": its date is told elsewhere, too.
  if (date) return { label, told: [], left: [...waiting] };
  // What a brief opens with heads its page, too.
  return context.first
    ? { label, told: [told, ...others], left: [first] }
    : { label, told: [told, ...others], left: [] };
}
