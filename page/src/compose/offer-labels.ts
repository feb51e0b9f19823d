import type { Fact } from '@landfall/shared/contracts';
import { ONLY_UNIT } from './offers.ts';

/** "Un día por semana": one of them, and no article. */
const COUNTED =
  '(?!(?:hour|day|week|month|night|person|class|lesson|session|year|time|d[ií]a|hora|semana|mes|m[êe]s|noche|noite|persona|pessoa|clase|aula|sesi[oó]n|sessão|vez|año|ano|ora|giorno|settimana|mese|notte|lezione|seduta|volta|anno|uur|dag|maand|persoon|les|keer|jaar)(?!\\p{L}))';

/** Of one language, at the beginning: "an" before a word in small letters, "the" before several. */
const article = (any: string, one: string): RegExp =>
  new RegExp(`^(?:${any}${COUNTED}(?=\\p{Ll}{3,})|${one}(?=\\p{Ll}{3,} \\S))`, 'u');

// German writes nouns with a capital, and "der Große" needs its article. French lists keep theirs: "la roue en chêne".
const ARTICLES: Readonly<Record<string, RegExp>> = {
  en: article('[Aa]n? ', '[Tt]he '),
  de: /^[Ee]ine? (?!(?:Stunde|Tag|Woche|Monat|Nacht|Mal|Sitzung|Einheit|Jahr|Person)(?!\p{L}))(?=\p{Lu})/u,
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
