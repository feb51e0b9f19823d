import { isDetail } from './headline-score.ts';
import { asHeadline } from './known-fact.ts';

/** "..., tel. 48 555 01 26" */
export const PHONE_AT_END =
  /,? (?:(?:tel|telefon|tél|téléphone|telefono|teléfono|telefone|phone|mobile?|mob|cell|handy|whatsapp|call|ring)\.?:? ?)?[+(]?\d[\d ()/.-]{5,20}$/iu;

const MOST_CLAUSE = 92;
const LEAST_CLAUSE = 12;
/** Where a clause ends: a comma, a dash, a semicolon, a colon before more of the sentence, a bracket. */
const ENDS = /,\s|\s[–—-]\s|;\s|:\s|\s\(|(?<=(?<!\d)[.]|[!?])\s/gu;
/** "bread, cakes and coffee": items of a list, of which the first says too little. */
export const IN_A_LIST =
  /^(?:[^\s,;.]+(?: [^\s,;.]+)?, ){0,8}[^\s,;.]+(?: [^\s,;.]+)?,? (?:and|or|y|e|o|ou|et|und|oder|en|of|i|oraz|lub|sowie)\s/u;
/** What goes on about something else than the words before it says more than a list's items do. */
const GOES_ON =
  /^(?:where|which|who|when|because|so|but|mostly|especially|donde|que|cuando|pero|sobre todo|onde|quando|mas|sobretudo|où|qui|quand|mais|surtout|wo|die|der|das|wenn|weil|aber|vor allem|dove|che|ma|soprattutto|waar|als|maar|vooral|gdzie|który|która|które|ale|głównie)(?!\p{L})/iu;

const TOWN_LAST =
  /(?<!\p{L})(?:in|near|outside|at|from|for|of|en|de|em|à|a|da|di|te|w|z|bei|aus|von|uit|van) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
const REGION_FIRST = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?=$|,| \p{Ll}| \()/u;

/** Whether a part of a sentence says where the town lies that the part before it ends with: "Portland, Maine". */
const isRegion = (before: string, part: string): boolean => TOWN_LAST.test(before) && REGION_FIRST.test(part);

/** Whether a bracket is open where a text is cut. */
const isInBracket = (text: string, index: number): boolean =>
  text.lastIndexOf('(', index - 1) > text.lastIndexOf(')', index - 1);

/** The parts of a text at its commas, those in brackets and quotation marks left whole, and a town with where it lies. */
export function partsAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/, (?![^(]*\))(?![^“„«]*[”»])/u)) {
    const before = parts.at(-1) ?? '';
    if (isRegion(before, part)) parts.splice(-1, 1, `${before}, ${part}`);
    else parts.push(part);
  }
  return parts;
}

/**
 * The beginning of a sentence that can stand as a headline: up to a comma or the like, at most 92 characters, without sums
 * and times, and not the first items of a list. Empty where nothing of it can.
 */
export function headClause(sentence: string): string {
  const text = sentence.trim();
  const usable = (part: string) => part.length >= LEAST_CLAUSE && part.length <= MOST_CLAUSE && !isDetail(part);
  if (usable(text) && !/[:;?]/.test(text)) return asHeadline(text);
  const ends = [...text.matchAll(ENDS)].filter(({ index, 0: mark }) => {
    const after = text.slice(index + mark.length);
    if (isInBracket(text, index)) return false;
    if (mark[0] === ',' && isRegion(text.slice(0, index), after)) return false;
    return mark[0] !== ',' || GOES_ON.test(after) || !IN_A_LIST.test(after);
  });
  const clauses = ends.map(({ index }) => text.slice(0, index).trim()).filter(usable);
  return asHeadline(clauses.at(-1) ?? '');
}
