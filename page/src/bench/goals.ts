import { wordsOf } from './fold.ts';
import type { WritingResult } from './measure-writing.ts';

export const GOALS = {
  facts: 0.98,
  names: 0.95,
  prices: 0.9,
  tops: 0.95,
  otherShare: 0.15,
  otherShareFrom: 60,
  pagesPerSentence: 2,
};

/** What was measured of one goal, and whether it is reached. */
export interface GoalResult {
  goal: string;
  measured: string;
  reached: boolean;
  /** A line for each thing that is wrong. */
  misses: string[];
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

/** Sentences of ours that stand on more pages than they may, with the number of pages. */
function repeatedSentences(results: readonly WritingResult[]): [string, number][] {
  const pages = new Map<string, number>();
  for (const { otherSentences } of results)
    for (const sentence of new Set(otherSentences.map((text) => wordsOf(text).join(' '))))
      pages.set(sentence, (pages.get(sentence) ?? 0) + 1);
  return [...pages].filter(([, count]) => count > GOALS.pagesPerSentence).toSorted((one, other) => other[1] - one[1]);
}

/** What pages are called and how they list prices, where somebody has said what is right. */
function namesAndPrices(results: readonly WritingResult[]): GoalResult[] {
  const named = results.filter(({ brief }) => brief.names);
  const unnamed = named.filter(({ isNamed }) => !isNamed);
  const prices = results.reduce((sum, { brief }) => sum + (brief.prices?.length ?? 0), 0);
  const unlisted = results.flatMap(({ brief, missedPrices }) => missedPrices.map((price) => ({ brief, ...price })));
  const broken = results.flatMap(({ brief, broken }) => broken.map((block) => `${brief.id}: ${block}`));
  const share = (wrong: number, all: number) => 1 - wrong / Math.max(1, all);
  const names = share(unnamed.length, named.length);
  const listed = share(unlisted.length, prices);
  return [
    {
      goal: `At least ${GOALS.names * 100} % of the pages have the right name`,
      measured: `${named.length - unnamed.length} of ${named.length}, ${percent(names)}`,
      reached: names >= GOALS.names,
      misses: unnamed.map(({ brief, name }) => `${brief.id}: "${name}", not ${brief.names?.join(' | ')}`),
    },
    {
      goal: `At least ${GOALS.prices * 100} % of the prices stand beside what they buy`,
      measured: `${prices - unlisted.length} of ${prices}, ${percent(listed)}`,
      reached: listed >= GOALS.prices,
      misses: unlisted.map(({ brief, amount, of }) => `${brief.id}: ${amount} (${of.join(' + ')})`),
    },
    {
      goal: 'No block of text stops where nothing ends',
      measured: String(broken.length),
      reached: broken.length === 0,
      misses: broken,
    },
  ];
}

/** What the tops of pages say, where somebody has said what they should. */
function tops(results: readonly WritingResult[]): GoalResult[] {
  const judged = results.filter(({ brief }) => brief.top);
  const goal = (title: string, all: readonly WritingResult[], isMiss: (miss: string) => boolean): GoalResult => {
    const misses = all.filter(({ topMisses }) => topMisses.some(isMiss));
    const share = 1 - misses.length / Math.max(1, all.length);
    return {
      goal: title,
      measured: `${all.length - misses.length} of ${all.length}, ${percent(share)}`,
      reached: share >= GOALS.tops,
      misses: misses.map(({ brief, top, topMisses }) => `${brief.id}: ${top} (${topMisses.filter(isMiss).join(', ')})`),
    };
  };
  const least = `At least ${GOALS.tops * 100} % of the tops`;
  return [
    goal(`${least} say what it is`, judged, (miss) => miss === 'what'),
    goal(
      `${least} say where it is`,
      judged.filter(({ brief }) => brief.top?.where.length),
      (miss) => miss === 'where',
    ),
    goal(`${least} begin with no side matter`, judged, (miss) => miss !== 'what' && miss !== 'where'),
  ];
}

/** The goals of the writer, judged over these pages. */
export function judgeGoals(results: readonly WritingResult[]): GoalResult[] {
  const facts = results.reduce((sum, { brief }) => sum + brief.facts.length, 0);
  const missed = results.reduce((sum, result) => sum + result.missed.length, 0);
  const forbidden = results.reduce((sum, result) => sum + result.forbidden.length, 0);
  const wordy = results.filter(
    ({ words, otherShare }) => words > GOALS.otherShareFrom && otherShare > GOALS.otherShare,
  );
  const highest = Math.max(0, ...results.filter(({ words }) => words > GOALS.otherShareFrom).map((r) => r.otherShare));
  const wrong = results.filter(({ brief, language }) => language !== brief.language);
  const repeated = repeatedSentences(results);
  const published = facts === 0 ? 1 : 1 - missed / facts;
  return [
    {
      goal: `At least ${GOALS.facts * 100} % of the facts are published`,
      measured: `${facts - missed} of ${facts}, ${percent(published)}`,
      reached: published >= GOALS.facts,
      misses: results.flatMap(({ brief, missed }) =>
        missed.map(({ what, all = [], any = [] }) => {
          const wanted = [...all, ...(any.length > 0 ? [any.join(' | ')] : [])];
          return `${brief.id}: ${what} (${wanted.join(' + ')})`;
        }),
      ),
    },
    {
      goal: 'Nothing forbidden is published',
      measured: String(forbidden),
      reached: forbidden === 0,
      misses: results.flatMap(({ brief, forbidden }) => forbidden.map((words) => `${brief.id}: ${words}`)),
    },
    ...namesAndPrices(results),
    ...tops(results),
    {
      goal: `At most ${GOALS.otherShare * 100} % other words, for briefs of more than ${GOALS.otherShareFrom} words`,
      measured: `at most ${percent(highest)}`,
      reached: wordy.length === 0,
      misses: wordy.map(
        ({ brief, otherShare, otherWords }) =>
          `${brief.id}: ${percent(otherShare)}: ${[...new Set(otherWords)].join(' ')}`,
      ),
    },
    {
      goal: `No sentence of ours stands on more than ${GOALS.pagesPerSentence} pages`,
      measured: String(repeated.length),
      reached: repeated.length === 0,
      misses: repeated.map(([sentence, count]) => `${count} pages: ${sentence}`),
    },
    {
      goal: 'Each page is in the language of its brief',
      measured: `${results.length - wrong.length} of ${results.length}`,
      reached: wrong.length === 0,
      misses: wrong.map(({ brief, language }) => `${brief.id}: ${language} instead of ${brief.language}`),
    },
  ];
}
