import { leaningOf } from '../learned/leaning.ts';
import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { namesDay } from '../times/hours.ts';
import { IDIOM } from '../words/any-language.ts';
import { ONLY_FOR_YOU } from '../words/kept-back.ts';
import {
  DO_NOT,
  DOES_NOT,
  FAMILY_BEGAN,
  FIND_US,
  HAPPENS,
  HELPS,
  HOW_OFTEN,
  IS_OF_TRADE,
  MADE_BY,
  NEEDS_SOMEBODY,
  NOT_IMPORTANT,
  OF_CLIENTS,
  OWNER_IS,
  PAPERS_NEEDED,
  SAYS_WHO,
  SEASON_OF_MONTHS,
  SEEKS_PEOPLE,
  SPENT_YEARS,
  STAYS_PRIVATE,
  STILL_OPEN,
  TEMPLATE_LETTER,
  THIS_YEARS,
  TOO_IN,
  TRAIT,
  WE_SERVE,
  WE_TRAIN,
} from '../words/of-themselves.ts';
import { ORDERS, ORDERS_WHOLE } from '../words/orders.ts';
import {
  AGE_NEEDED,
  FOR_WHOM_NOT,
  HOUSE_RULE,
  IT_DOES_NOT,
  LEAVES_MESSAGE,
  NO_FLOWERS,
  NO_WEB_PAGE,
  NOT_THIS_TIME,
  NOT_YET,
  NOTHING_LEAVES,
  ON_PURPOSE,
  PICTURES_DELIVERED,
} from '../words/plainly-told.ts';
import { type ClauseKind, isQuotation, kindByRules, labelsButton } from './instruction.ts';
import { tellsSubject } from './unsaid.ts';
import { FIGURES, ruleScore, USUAL_WORDS, withoutSpoken } from './writer-score.ts';

/** From this score on a text is taken for a remark to the writer. */
export const TO_WRITER = 2;

/** What was learned speaks from here on, so loudly, and at most so much; of a word or two it knows nothing. */
const LEANS_FROM = 0.3;
const LEANS_BY = 1.8;
const LEANS_MOST = 3;
/** How much of the rules' own score still counts beside it: it knows what they say. */
const RULES_BESIDE = 0.5;
/** How much of what stands around a sentence counts for a part of it. */
const AROUND_PARTS = 0.75;
/** What was learned speaks against weak signs from here down, so loudly, and at most so much. */
const AGAINST_FROM = -1;
const AGAINST_BY = 0.4;
const AGAINST_MOST = 1.5;
const FEWEST_WORDS = 3;
const FOR_FEW = 2.5;
const MOST_WORDS = 60;
const ENDLESS = 400;
const FOR_FIGURES = 0.3;
/** Of what remarks around a sum or a time add, so much is taken back. */
const FIGURES_AMONG_REMARKS = 0.5;
/** "On Thursdays there is live music": what happens when is told to visitors. */
const FOR_DAYS = 1.5;
const THERE_IS =
  /(?<!\p{L})(?:hay|there(?:['’]s| is| are)|há|il y a|gibt es|es gibt|c['’]è|ci sono|is er|er is|er zijn|jest|są)(?!\p{L})/iu;
/** What somebody said is for visitors, whatever they speak of. */
const QUOTE = /["“„«][^"”“»]{10,400}["”“»]/u;
/** From here down it outweighs the rules: "Please keep your receipt." */
const FOR_THE_PAGE = -3;
const PART_FOR_THE_PAGE = -1.5;
const SENTENCE_FOR_THE_PAGE = -2.5;

const MOST_KEPT = 400;
const kept = new WeakMap<Lexicon, Map<string, number>>();

/** Where a text stands. */
export interface Place {
  /** The sentence that it is a part of: a few words of it tell less than all. */
  within?: string;
  /** What the sentences around it add to how far it leans to the writer. */
  around?: number;
}

/** How much speaks for a text being told to the writer: what its words tell by rule, and what was learned of others. */
export function writerScore(text: string, lexicon: Lexicon, { within = text, around = 0 }: Place = {}): number {
  const scores = kept.get(lexicon) ?? new Map<string, number>();
  kept.set(lexicon, scores);
  const key = `${around}\n${text}\n${within === text ? '' : within}`;
  const known = scores.get(key);
  if (known !== undefined) return known;
  if (scores.size >= MOST_KEPT) scores.clear();
  if (isPlainlyTold(text)) return 0;
  if (tellsVisitors(text, lexicon)) return Math.min(0, ruleScore(text, lexicon));
  const rules = ruleScore(text, lexicon) - spokenAgainst(text, lexicon, within);
  const score = Math.max(rules, learned(text, lexicon, within, around) + RULES_BESIDE * rules);
  scores.set(key, score);
  return score;
}

/** Whether a text says of somebody what visitors should know, in words that are learned from remarks as well. */
const tellsVisitors = (text: string, { pageThing, page, writer }: Lexicon): boolean =>
  ([
    IS_OF_TRADE,
    MADE_BY,
    TRAIT,
    HELPS,
    DOES_NOT,
    HAPPENS,
    OF_CLIENTS,
    SEASON_OF_MONTHS,
    SEEKS_PEOPLE,
    WE_SERVE,
    WE_TRAIN,
  ].some((words) => words.test(text.trim())) ||
    (SAYS_WHO.test(text.trim()) && countWords(text) <= MOST_INTRODUCING)) &&
  [pageThing, page, writer.certain].every((words) => !words.test(text));

/** What is told to visitors although its words are those of remarks. */
const PLAINLY_TOLD = [
  NOT_THIS_TIME,
  AGE_NEEDED,
  FAMILY_BEGAN,
  FIND_US,
  FOR_WHOM_NOT,
  HOUSE_RULE,
  IT_DOES_NOT,
  LEAVES_MESSAGE,
  NEEDS_SOMEBODY,
  NOTHING_LEAVES,
  NOT_IMPORTANT,
  NOT_YET,
  NO_FLOWERS,
  NO_WEB_PAGE,
  ON_PURPOSE,
  OWNER_IS,
  PAPERS_NEEDED,
  PICTURES_DELIVERED,
  STAYS_PRIVATE,
  STILL_OPEN,
  TEMPLATE_LETTER,
  THIS_YEARS,
] as const;

const isPlainlyTold = (text: string): boolean => PLAINLY_TOLD.some((words) => words.test(text.trim()));

const MOST_DENIED = 16;
/** "Events" are sections of a page, too, and "plantillas" are insoles. */
const GATHERINGS =
  /(?<!\p{L})(?:(?:corporate|private|big|small|large) )?(?:events?|eventos?|événements?|veranstaltungen|eventi|evenementen|imprezy?|courses?|cursos?|cours|kurse|corsi|cursussen|menus?|menús?|plantillas|templates)(?!\p{L})/giu;

/** "We don't do corporate events": what visitors are told of somebody's work, rather than the writer of the page. */
export const deniesOfOurs = (text: string, { pageThing, page, pictures, writer }: Lexicon): boolean =>
  DO_NOT.test(text.trim()) &&
  countWords(text) <= MOST_DENIED &&
  [pageThing, page, pictures, writer.certain].every((set) => !set.test(text.replace(GATHERINGS, ' ')));

/** What was learned takes from weak signs where it clearly speaks for the page: "We ask for a photo of the run." */
function spokenAgainst(text: string, lexicon: Lexicon, within: string): number {
  if (lexicon.writer.certain.test(text) || countWords(text) < FEWEST_WORDS || countWords(within) > ENDLESS) return 0;
  const leaning = (leaningOf(text, lexicon) + leaningOf(within, lexicon)) / 2;
  return leaning < AGAINST_FROM ? Math.min(AGAINST_MOST, AGAINST_BY * (AGAINST_FROM - leaning)) : 0;
}

function learned(written: string, lexicon: Lexicon, within: string, around: number): number {
  const text = withoutSpoken(written);
  const words = countWords(text);
  if (words === 0 || words > MOST_WORDS || (words < FEWEST_WORDS && within !== written)) return 0;
  if (IDIOM.test(text) || QUOTE.test(within) || lexicon.named.test(text)) return 0;
  const own = leaningOf(text, lexicon);
  if (countWords(within) > ENDLESS) return 0;
  const leaning = within === written ? own : (own + leaningOf(within, lexicon)) / 2;
  const beside = within === written ? around : around * AROUND_PARTS;
  // Long texts mix both; sums, times and dates are told to visitors; a word or two tell little.
  const mixed =
    Math.max(0, words - USUAL_WORDS) / USUAL_WORDS +
    (FIGURES.test(text) ? FOR_FIGURES + FIGURES_AMONG_REMARKS * Math.max(0, beside) : 0) +
    (THERE_IS.test(text) && namesDay(text, lexicon) ? FOR_DAYS : 0);
  const unsure = words < FEWEST_WORDS ? FOR_FEW : 0;
  return LEANS_BY * Math.max(0, Math.min(LEANS_MOST, leaning + beside - LEANS_FROM - mixed - unsure));
}

/** Who says their name says little more with it. */
const MOST_INTRODUCING = 9;

/** What a part of a sentence is. */
export function kindOf(clause: string, lexicon: Lexicon, { within = clause, around = 0 }: Place = {}): ClauseKind {
  const text = clause.trim();
  const isOrder = ORDERS.some((order) => order.test(text)) || ORDERS_WHOLE.test(within.trim());
  if (isOrder && !FIGURES.test(text)) return 'order';
  if (tellsSubject(text) || (ONLY_FOR_YOU.test(text) && /@|\d{4}/.test(text))) return 'order';
  if (deniesOfOurs(text, lexicon) || TOO_IN.test(text) || HOW_OFTEN.test(text) || isPlainlyTold(text)) return 'content';
  const speaksOfPage = [lexicon.page, lexicon.pageThing].some((words) => words.test(within));
  if (SPENT_YEARS.test(within.trim()) && !speaksOfPage) return 'content';
  const kind = kindByRules(clause, lexicon);
  // "Say it kindly" names nothing that is to be said.
  if (kind === 'mention' && lexicon.writer.certain.test(text)) return 'order';
  const place = { within: within.trim(), around };
  if (kind === 'content') return !isQuotation(text) && writerScore(text, lexicon, place) >= TO_WRITER ? 'order' : kind;
  if (kind !== 'order' || countWords(text) < FEWEST_WORDS) return kind;
  const leaning = leaningOf(text, lexicon);
  const { writer, pageThing, button, formWord, fill } = lexicon;
  // "The dog's papers are needed, its vaccination and chip": a sentence that speaks for the page speaks for its parts.
  const isPart =
    place.within !== text &&
    leaning < PART_FOR_THE_PAGE &&
    leaningOf(place.within, lexicon) < SENTENCE_FOR_THE_PAGE &&
    [writer.certain, pageThing, button, formWord, fill].every((set) => !set.test(place.within));
  const isForPage = !labelsButton(text, lexicon) && (isPart || leaning < FOR_THE_PAGE);
  return isForPage ? 'content' : kind;
}
