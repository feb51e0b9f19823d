import { check } from 'recheck';
import { analyse } from 'scslre';
import { ACCEPTED } from './accepted-patterns.ts';
import { findBuiltPatterns } from './built-patterns.ts';
import { findPatterns, type Pattern } from './patterns.ts';

/** Milliseconds for a pattern; one that needs more is judged by the quicker analysis alone. */
const TIMEOUT = 400;
/** Patterns that are looked at at the same time. */
const AT_ONCE = 4;

/** How a text can make a pattern slow; null where none is known to. */
async function weakness({ source, flags }: Pattern): Promise<string | null> {
  const { reports } = analyse(new RegExp(source, flags));
  const [report] = reports;
  if (report) return `${report.type} over ${report.character.literal.source.slice(0, 40)}`;
  const verdict = await check(source, flags, { checker: 'automaton', timeout: TIMEOUT });
  return verdict.status === 'vulnerable' ? `${verdict.complexity.summary}: ${verdict.attack.pattern}` : null;
}

/**
 * Regular expressions whose time grows faster than a text: two analyses, one by the places where a match can begin or be
 * parted in several ways, one by automata; literal ones and those put together at run time. Returns a line for each that is not accepted.
 */
export async function findSlowPatterns(): Promise<string[]> {
  const waiting = (await Promise.all([findPatterns(), findBuiltPatterns()])).flat();
  const slow: string[] = [];
  const work = async () => {
    for (let pattern = waiting.pop(); pattern; pattern = waiting.pop()) {
      const { file, source, flags } = pattern;
      if (ACCEPTED.some((accepted) => accepted.file === file && accepted.source === source)) continue;
      const reason = await weakness(pattern);
      if (reason) slow.push(`${file}: /${source}/${flags} takes more than linear time (${reason})`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return slow.toSorted();
}
