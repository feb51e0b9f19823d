import type { GoalResult } from './goals.ts';
import type { WritingResult } from './measure-writing.ts';

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

/** The figures of a brief, as a row of the table and of `--json`. */
export const rowOf = (result: WritingResult) => ({
  words: result.words,
  language: result.language === result.brief.language ? result.language : `${result.language}!`,
  facts: `${result.brief.facts.length - result.missed.length}/${result.brief.facts.length}`,
  forbidden: result.forbidden.length,
  'other words': percent(result.otherShare),
  ms: result.ms.toFixed(1),
});

/** All briefs as a table, then each goal with what is wrong. */
export function printReport(results: readonly WritingResult[], goals: readonly GoalResult[]): void {
  console.table(Object.fromEntries(results.map((result) => [result.brief.id, rowOf(result)])));
  for (const { goal, measured, reached, misses } of goals) {
    console.log(`\n${reached ? 'reached' : 'MISSED '}  ${goal}: ${measured}`);
    for (const miss of misses) console.log(`         ${miss}`);
  }
}

/** One page's text, and what is missing or strange on it. */
export function printPage(result: WritingResult): void {
  const { brief, title, description, prose } = result;
  console.table({ [brief.id]: rowOf(result) });
  console.log(`\n── Typed\n${brief.text}\n\n── Title\n${title}\n\n── Description\n${description}\n\n── Page`);
  for (const block of prose) console.log(block);
  console.log(`\n── Other words\n${[...new Set(result.otherWords)].join(' ')}`);
  console.log(`\n── Other sentences\n${result.otherSentences.join('\n')}`);
}
