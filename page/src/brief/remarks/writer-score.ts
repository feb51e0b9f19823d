import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { IDIOM, PLEASE } from '../words/any-language.ts';
import { FELLED, PAGES_COUNTED, PRICED_BY_PAGE } from '../words/plainly-told.ts';

/** What tells alone. */
const CERTAIN = 2;

// Sums, times and dates are told to visitors.
export const FIGURES = /[€£$]|\d[:.h]\d\d|\d{3}|\d.*?\d.*?\d/;

const SPOKEN = /["“„«][^"”“»]{24,600}["”“»]/gu;
// Longer texts hold some of these words by chance.
export const USUAL_WORDS = 16;
const LONG = 30;
// "More village shop than boutique", "think Paris, not Texas"
const COMPARES =
  /^(?:(?:more|rather) .{2,60} than |think .{2,60}, not |(?:eher|lieber|mehr) .{2,60} als |(?:más|antes) .{2,60} que |(?:plutôt|plus) .{2,60} que |(?:più|piuttosto) .{2,60} che |(?:mais|antes) .{2,60} do que |(?:meer|eerder|liever) .{2,60} dan |(?:bardziej|raczej) .{2,60} niż )/iu;

// "By 12 May please"
const DEADLINE =
  /^(?:please |bitte |por favor |proszę )?(?:by|before|until|bis(?: zum)?|para el|hasta el|antes del|pour le|avant le|d['’]ici le|entro il|entro|per il|até|para|voor|tegen|do|przed) .{2,24}[ ,](?:please|pls|bitte|por favor|s['’]il (?:vous|te) pla[iî]t|per favore|graag|alsjeblieft|proszę)[.!]*$/iu;

// "Sue wants balloons", "Callum findet"
const WANTS =
  /(?:^|, | and | but )\p{Lu}\p{Ll}+ (?:wants|thinks|would like|prefers|insists|hates|fancies|reckons|meint|findet|möchte|hätte gern|quiere|prefiere|piensa|opina|veut|pense|préfère|voudrait|vuole|pensa|preferisce|vorrebbe|quer|acha|prefere|gostava|wil|vindt|denkt|chce|uważa|woli)(?!\p{L})/u;

/** "Mind the magpie haha": said to somebody one knows. */
const LAUGHS = /(?<!\p{L})(?:(?:ha){2,4}|(?:he){2,4}|(?:ja){2,4}|lo+l|lmao|mdr|k{3,8}|(?:rs){2,4})[.!]{0,3}$/iu;

const WEAK = ['making', 'progress', 'opinion', 'others', 'impression', 'wish', 'hedges', 'readers'] as const;

const FEW_BESIDE = 6;

/** A text without what it quotes; empty where it is a quotation with little beside. */
export function withoutSpoken(written: string): string {
  const text = written.replace(SPOKEN, ' ');
  return text !== written && countWords(text) <= FEW_BESIDE ? '' : text;
}

/** "In one click", "ten days more or less": said to visitors with words that hedge, or speak of pages. */
const USUAL =
  /(?<!\p{L})(?:(?:in|with|en|con|com|mit|met|à|avec|in|jednym) (?:one|a|a single|un|um|einem|één|een|un solo|um só|un seul)? ?(?:click|clic|clique|klick|klik|kliknięciem)|tomorrow['’]s)(?!\p{L})/giu;
const ROUGHLY =
  /(\d[^.!?,;]{0,24}) (?:more or less|give or take|más o menos|mais ou menos|plus ou moins|più o meno|mehr oder weniger|min of meer|mniej więcej)(?!\p{L})/giu;
/** "Drivers photograph the signed note": what somebody does, rather than a picture of the page. */
const PHOTOGRAPHS = /(?<=\p{L}{3}) photograph(?:s|ed)? (?=(?:the|an?|your|their|its|every|each|all)(?!\p{L}))/giu;
const withoutUsual = (text: string): string =>
  text
    .replace(USUAL, ' ')
    .replace(ROUGHLY, '$1')
    .replace(PHOTOGRAPHS, ' ')
    .replace(PAGES_COUNTED, ' ')
    .replace(PRICED_BY_PAGE, ' ')
    .replace(FELLED, ' ');

/** How much the words of a text speak for its being told to the writer: two for what tells alone, one for each weak signal. */
export function ruleScore(written: string, lexicon: Lexicon): number {
  // Somebody's words are for visitors, whatever they speak of.
  const text = withoutUsual(withoutSpoken(written));
  if (text === '') return 0;
  const sets = lexicon.writer;
  if (IDIOM.test(written)) return 0;
  const opening = text.slice(lexicon.polite.exec(text)?.[0].length ?? 0).replace(/^[\s,]+/, '');
  let score = 0;
  for (const kind of WEAK) {
    const pageWords =
      kind === 'making' && [lexicon.page, lexicon.thing, lexicon.pictures].some((set) => set.test(text));
    const told = kind === 'wish' && sets.tells.test(opening);
    if (pageWords || told || sets[kind].test(text)) score += 1;
  }
  const rulesOut = Number(PLEASE.test(text)) + Number(lexicon.withoutFirst.test(text));
  if (sets.taste.test(text)) score += [0.5, 1.5, 2][rulesOut] ?? 0.5;
  if (sets.measures.test(text)) score += 1.5;
  if (DEADLINE.test(text)) score += CERTAIN;
  if (WANTS.test(text)) score += CERTAIN;
  if (sets.self.test(text)) score += 0.5;
  if (COMPARES.test(text)) score += 1;
  if (LAUGHS.test(text)) score += 1;
  if (text.endsWith('?')) score += 0.5;
  if (lexicon.addressed.test(text) && lexicon.addressed.test(text.replace(sets.ask, ' '))) score -= 1;
  if (FIGURES.test(text)) score -= 0.5;
  score -= Math.max(0, countWords(text) - USUAL_WORDS) / USUAL_WORDS;
  return sets.certain.test(text) ? CERTAIN + Math.max(countWords(text) > LONG ? -CERTAIN : 0, score) : score;
}
