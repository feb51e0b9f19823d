import type { Fact } from '@landfall/shared/contracts';
import { says } from './headline-score.ts';

const MOST_HEADING = 60;

/** What may be told before the sentence that it is found in. */
const FOUND_WITHIN: ReadonlySet<string> = new Set(['name', 'date', 'place', 'person', 'contact']);

/** Whether a heading has the name of the page, and something before it that says what it is: "Yogaretraite 'Stil Water'". */
function hasName(heading: string, facts: readonly Fact[]): boolean {
  const name = facts.find(({ kind }) => kind === 'name')?.text ?? '';
  const before = name === '' ? '' : (heading.split(name)[0] ?? '');
  return before !== heading && /^\p{L}{4,}(?: \p{L}+){0,3} ["“„«'‘]?$/u.test(before);
}

/**
 * The first heading, where it names the page: "NIGHT BAKER WANTED" above everything on the page "Night baker", or what it
 * is with its name.
 */
export function titleHeading(facts: readonly Fact[], title: string): { heading: string; facts: Fact[] } {
  const first = facts.find(({ kind }) => !FOUND_WITHIN.has(kind));
  const heading = first?.kind === 'about' ? first.group : '';
  const isTitle =
    heading !== '' &&
    heading.length <= MOST_HEADING &&
    ((title.split(' ').length > 1 && says(heading, title)) || hasName(heading, facts));
  if (!isTitle) return { heading: '', facts: [...facts] };
  return { heading, facts: facts.map((fact) => (fact.group === heading ? { ...fact, group: '' } : fact)) };
}
