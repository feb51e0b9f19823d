import type { FoundFact, FoundWish } from '../sheet.ts';

/** What the wish for a headline is known by; its words follow. */
export const HEADLINE = 'headline:';
const LABEL =
  /^(?:(?:main |page |hero |big |große |gran |grand |hoofd|haupt)?(?:headline|heading|überschrift|schlagzeile|titular|titre|titolo|título|kop|nagłówek|accroche)(?: (?:principal|principale|główny|suggestion|idea))?|h1)$/iu;
const LONGEST = 90;

/** The wish that a page is headed by the words that are told under "Headline:"; none where they are no one short text. */
export function headlineWish(label: string, facts: readonly FoundFact[]): FoundWish[] {
  const [fact, ...others] = facts;
  const words = fact?.kind === 'about' && others.length === 0 ? (fact.text ?? '') : '';
  return LABEL.test(label.trim()) && words !== '' && words.length <= LONGEST
    ? [{ kind: 'other', text: label.trim(), value: `${HEADLINE}${words}` }]
    : [];
}
