import { tidied } from './normalise.ts';
import type { FoundFact } from './sheet.ts';
import { ONLY_PRICED } from './words/beside-prices.ts';

/** What is sold as one thing: a course, a book, in all our languages. */
const THING =
  /(?<![\p{L}-])(?:\p{L}*(?:kurs|lehrgang|seminar|workshop|webinar)|(?:\p{L}+ )?course|masterclass|retreat|e-?book|curso|taller|formación|formação|cours|formation|stage|corso|cursus|kurs(?: \p{L}+y)?|warsztaty|szkolenie)(?![\p{L}-])(?: (?:di|de|of|do|da) \p{L}{3,})?/giu;
/** A price further off is one of something else. */
const FURTHEST = 500;

/** 'The online course "Closing in a day"', "Course: closing in a day": a thing that has a name is called by it. */
const IS_NAMED = /^(?:[^.!?:"“„«]{0,30}["“„«]|: ?\p{Lu})/u;

/** The thing that was told of last in a text; empty where it tells of none, or gives it a name. */
function lastThing(text: string): string {
  const near = text.slice(-FURTHEST);
  const last = [...near.matchAll(THING)].at(-1);
  return last && !IS_NAMED.test(near.slice(last.index + last[0].length)) ? last[0] : '';
}

/** A price that only a word for prices names, called after the course or the book that the text before it tells of. */
export function calledAfterThing(fact: FoundFact, before: string): FoundFact {
  const { kind, label = '', value = '', group = '' } = fact;
  const isNameless = kind === 'offer' && group === '' && /\d/.test(value) && (label === '' || ONLY_PRICED.test(label));
  const thing = isNameless ? lastThing(before) : '';
  return thing === '' ? fact : { ...fact, label: tidied(thing) };
}
