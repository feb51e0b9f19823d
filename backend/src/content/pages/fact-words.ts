import type { FactSheet } from '@landfall/shared/contracts';

/** What the AI description may have. */
const LONGEST = 5000;

/** The facts in their own words, one a line: the description of a page that was given none. */
export function wordsOf({ facts }: Pick<FactSheet, 'facts'>): string {
  const lines = facts.map(({ label, value, unit, text, details }) =>
    [label, value, unit, text, ...details].filter(Boolean).join(' '),
  );
  return lines.join('\n').slice(0, LONGEST).toWellFormed().replaceAll('\0', '').trim();
}
