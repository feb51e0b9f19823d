import type { Lexicon } from './lexicon.ts';
import { countWords } from './phrases.ts';
import { IDIOM, PLEASE } from './words/any-language.ts';

/** From this score on a text is taken for a remark to the writer. */
export const TO_WRITER = 2;

// Sums, times and dates are told to visitors.
const FIGURES = /[€£$]|\d[:.h]\d\d|\d{3}|\d.*?\d.*?\d/;

// Longer texts hold some of these words by chance.
const SPOKEN = /["“„«][^"”“»]{24,600}["”“»]/gu;
const FEW_BESIDE = 6;
const USUAL_WORDS = 16;
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

const WEAK = ['making', 'progress', 'opinion', 'others', 'impression', 'wish', 'hedges', 'readers'] as const;

const MOST_KEPT = 400;
const kept = new WeakMap<Lexicon, Map<string, number>>();

/** How much speaks for a text being told to the writer: two for what tells alone, one for each kind of weak signal. */
export function writerScore(text: string, lexicon: Lexicon): number {
  const scores = kept.get(lexicon) ?? new Map<string, number>();
  kept.set(lexicon, scores);
  const known = scores.get(text);
  if (known !== undefined) return known;
  if (scores.size >= MOST_KEPT) scores.clear();
  const score = scoreOf(text, lexicon);
  scores.set(text, score);
  return score;
}

function scoreOf(written: string, lexicon: Lexicon): number {
  // Somebody's words are for visitors, whatever they speak of.
  const text = written.replace(SPOKEN, ' ');
  if (text !== written && countWords(text) <= FEW_BESIDE) return 0;
  const sets = lexicon.writer;
  if (IDIOM.test(text)) return 0;
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
  if (DEADLINE.test(text)) score += TO_WRITER;
  if (WANTS.test(text)) score += TO_WRITER;
  if (sets.self.test(text)) score += 0.5;
  if (COMPARES.test(text)) score += 1;
  if (text.endsWith('?')) score += 0.5;
  if (lexicon.addressed.test(text) && lexicon.addressed.test(text.replace(sets.ask, ' '))) score -= 1;
  if (FIGURES.test(text)) score -= 0.5;
  score -= Math.max(0, countWords(text) - USUAL_WORDS) / USUAL_WORDS;
  return sets.certain.test(text) ? TO_WRITER + Math.max(countWords(text) > LONG ? -TO_WRITER : 0, score) : score;
}
