import type { Command } from '@landfall/shared';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters of a word from which on one mistake in it is forgiven. */
const FORGIVEN_FROM = 4;

/** How well a word of the query is found, best first; a mistake counts only where nothing is found without one. */
const WHOLE = 0;
const EXACT = 1;
const IN_LABEL = 2;
const IN_KEYWORDS = 3;
const INSIDE = 4;
const MISTYPED = 5;

/** Whether two words differ by one letter: another one, one more, one less, or two swapped. */
function isOneMistakeAway(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

const beginsAlmostWith = (word: string, typed: string) =>
  typed.length >= FORGIVEN_FROM &&
  [-1, 0, 1].some((more) => isOneMistakeAway(typed, word.slice(0, typed.length + more)));

interface Searched {
  label: string;
  labelWords: string[];
  keywords: string;
  keywordWords: string[];
}

function wordScore({ label, labelWords, keywords, keywordWords }: Searched, typed: string): number | undefined {
  if (labelWords.includes(typed)) return EXACT;
  if (labelWords.some((word) => word.startsWith(typed))) return IN_LABEL;
  if (keywordWords.some((word) => word.startsWith(typed))) return IN_KEYWORDS;
  if (label.includes(typed) || keywords.includes(typed)) return INSIDE;
  return [...labelWords, ...keywordWords].some((word) => beginsAlmostWith(word, typed)) ? MISTYPED : undefined;
}

/** How well a command answers the words; undefined: not at all. The worst of its words counts. */
function scoreOf({ label, keywords = '' }: Pick<Command, 'label' | 'keywords'>, words: readonly string[]) {
  const searched = {
    label: plain(label),
    labelWords: wordsOf(label),
    keywords: plain(keywords),
    keywordWords: wordsOf(keywords),
  };
  // 'Files' itself, before 'Upload files'.
  if (words.length > 0 && searched.labelWords.join(' ') === words.join(' ')) return WHOLE;
  let worst = EXACT;
  for (const word of words) {
    const score = wordScore(searched, word);
    if (score === undefined) return undefined;
    worst = Math.max(worst, score);
  }
  return worst;
}

/** A command that was found, and how well: 0 is best. */
export interface FoundCommand<T> {
  command: T;
  score: number;
}

/**
 * The commands that have every word of the query in label or keywords, ignoring case and accents, best first and then in
 * their order. Where there is none, those that have each longer word with one mistake.
 */
export function findCommands<T extends Pick<Command, 'label' | 'keywords'>>(
  commands: readonly T[],
  query: string,
): FoundCommand<T>[] {
  const words = wordsOf(query);
  if (query.trim() && words.length === 0) return [];
  const found = commands.flatMap((command) => {
    const score = scoreOf(command, words);
    return score === undefined ? [] : [{ command, score }];
  });
  const right = found.filter(({ score }) => score < MISTYPED);
  return (right.length > 0 ? right : found).sort((a, b) => a.score - b.score);
}
