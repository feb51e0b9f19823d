import type { Lexicon } from './lexicon.ts';

/** "bakery in Leeds We bake": a town, and how people go on with themselves in a sentence of its own. */
const BEHIND_TOWN =
  /(?<= (?:in|near|at|a|en|à|em|te|w|bei) \p{Lu}\p{Ll}{2,20}) (?=(?:We|Our|I|Wir|Unsere?|Ich|Nous|Notre|Wij|Onze|Ik|My|\p{Lu}\p{Ll}{1,12}(?:iamo|amos|emos|imos)) \p{Ll})/gu;
/** "We the People" and the like are names. */
const NAMES = /^(?:We|I|Our|My) (?:the|and|of|for|love)(?!\p{L})/u;

/** "It's", "es", "we are": how people go on with what the page is about. */
const IT_IS =
  /^(?:,|[^\p{L}\p{N}\n.!?]{1,6}) ?(?=(?:it['’]?s|it is|we['’]?re|we are|i['’]?m|i am|i run|we run|es|somos|soy|tengo|tenemos|é|sou|tenho|temos|c['’]est|on est|nous sommes|je suis|es ist|wir sind|ich bin|è|siamo|sono|ho|het is|we zijn|wij zijn|ik ben|to|jesteśmy|jestem|mam) \p{L})/iu;

/** "I want a page 🌵 it's a nursery": a request to which what it is about is joined without a stop. */
const parted = (line: string, { wantsPage }: Lexicon): string => {
  const [asked = ''] = wantsPage.exec(line) ?? [];
  const joint = asked === '' ? null : IT_IS.exec(line.slice(asked.length));
  return joint ? `${asked}. ${line.slice(asked.length + joint[0].length)}` : line;
};

/** "Moduł 3. VAT po ludzku": the number of a part and its title, on a line. */
const PART_AND_TITLE =
  /^((?:[-*•] ?)?(?:modul[eo]?s?|módulo?s?|moduły?|modules?|chapter|cap[ií]tulo|chapitre|kapitel|capitolo|hoofdstuk|rozdział|lesson|lecci[oó]n|leçon|lektion|lezione|les|lekcja|li[cç][aã]o|aula|part|parte|partie|teil|deel|część|week|semana|semaine|woche|settimana|tydzień|day|día|dia|jour|tag|giorno|dag|dzień|session|sesión|séance|sessão|sessie|sesja|unit|unidad|unité|einheit|unità|eenheid|step|paso|étape|schritt|passo|stap|krok) \d{1,2}(?: ?[–-] ?\d{1,2})?)\. (?=\p{Lu})/gimu;

/** A text with the full stops that its writer left out behind a town. */
export const withMissingStops = (text: string, lexicon: Lexicon): string =>
  text
    .replace(PART_AND_TITLE, '$1: ')
    .split(/(?<=[\n.!?] ?)/u)
    .map((part) => parted(part, lexicon))
    .join('')
    .replace(BEHIND_TOWN, (space, at: number, all: string) => (NAMES.test(all.slice(at + 1, at + 20)) ? space : '. '));
