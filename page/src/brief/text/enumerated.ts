import { MONTHS } from '../words/calendar.ts';

const LEAST_PARTS = 3;
const MOST_PARTS = 20;
const NUMBER = /(?<=^|[\s,;:])\(?\d{1,2}[.)] /g;
const ENDED = /\p{L}{2}[.!?]$/u;
const SENTENCE_END = /(?<=\p{L}{3}[.!?]) (?=\p{Lu})/u;

type Mark = (number: number) => string;
/** How the numbers of a list are written: all of them alike. */
const MARKS: readonly Mark[] = [(number) => `${number}. `, (number) => `${number}) `, (number) => `(${number}) `];

/** Where "2. " stands in a line, from a place on; -1 where it does not, or names a day: "2. Mai". */
function numberAt(line: string, mark: string, from: number): number {
  const at = line.indexOf(mark, from);
  if (at < 0 || (at > 0 && !/[\s,;:]/.test(line.charAt(at - 1)))) return -1;
  const [word = ''] = /^\p{L}+/u.exec(line.slice(at + mark.length)) ?? [];
  return word !== '' && !MONTHS.has(word.toLowerCase()) ? at : -1;
}

/** Where the numbers of a list stand that are written in one way. */
function startsOf(line: string, mark: Mark): number[] {
  const starts: number[] = [];
  for (let number = 1; number <= MOST_PARTS; number += 1) {
    const at = numberAt(line, mark(number), starts.at(-1) ?? 0);
    if (at < 0) break;
    starts.push(at);
  }
  return starts;
}

/** "Steps: 1. we talk 2. we look 3. we write": a line with a numbered list in it as the lines of that list. */
export function enumeratedLines(line: string): string[] {
  const starts = MARKS.map((mark) => startsOf(line, mark)).toSorted((one, other) => other.length - one.length)[0] ?? [];
  if (starts.length < LEAST_PARTS) return [line];
  const parts = starts.map((start, at) =>
    line
      .slice(start, starts[at + 1])
      .trim()
      .replace(/[,;]$/, ''),
  );
  const before = line.slice(0, starts[0]).trim();
  // What follows the list goes on after the end of its last sentence.
  const [last = '', ...after] = (parts.pop() ?? '').split(SENTENCE_END);
  // A list of plain words is read as one sentence, one of sentences is not.
  const areSentences = parts.every((part) => ENDED.test(part));
  if (!areSentences && !/[\d()€£$]/.test([...parts, last].join(' ').replaceAll(NUMBER, ' '))) return [line];
  return [...before.split(SENTENCE_END), ...parts, last, after.join(' ')].filter((each) => each !== '');
}
