import type { Fact } from '@landfall/shared/contracts';
import { ONLY_UNIT } from './offers.ts';

/** Of one language, at the beginning: "an" before a word in small letters, "the" before several. */
const article = (any: string, one: string): RegExp =>
  new RegExp(`^(?:${any}(?=\\p{Ll}{3,})|${one}(?=\\p{Ll}{3,} \\S))`, 'u');

// German writes nouns with a capital, and "der Große" needs its article. French lists keep theirs: "la roue en chêne".
const ARTICLES: Readonly<Record<string, RegExp>> = {
  en: article('[Aa]n? ', '[Tt]he '),
  de: /^[Ee]ine? (?=\p{Lu})/u,
  es: article('[Uu]na? ', '(?:[Ee]l|[Ll][ao]s?) '),
  pt: article('[Uu]ma? ', '[OoAa]s? '),
  it: article("(?:[Uu]n[oa]? |[Uu]n['’])", "(?:(?:[Ii]l|[Ll][oae]|[Gg]li) |[Ll]['’])"),
  nl: article('[Ee]en ', '(?:[Dd]e|[Hh]et) '),
};

/** "The deluxe edition", "Eine Inspektion": as a price list calls it, without the article of the sentence that told its price. */
export function withoutArticles(facts: readonly Fact[], language: string): Fact[] {
  const pattern = ARTICLES[language];
  return facts.map((fact) =>
    pattern && fact.kind === 'offer' && fact.value !== '' && !ONLY_UNIT.test(fact.label)
      ? { ...fact, label: fact.label.replace(pattern, '') }
      : fact,
  );
}
