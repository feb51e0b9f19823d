import type { Fact } from '@landfall/shared/contracts';
import { says } from './headline-score.ts';

const MOST_HEADING = 60;

/** "NIGHT BAKER WANTED" above everything on the page "Night baker": the first heading, where it names the page. */
export function titleHeading(facts: readonly Fact[], title: string): { heading: string; facts: Fact[] } {
  const [first] = facts;
  const heading = first?.kind === 'about' ? first.group : '';
  const isTitle =
    heading !== '' && heading.length <= MOST_HEADING && title.split(' ').length > 1 && says(heading, title);
  if (!isTitle) return { heading: '', facts: [...facts] };
  return { heading, facts: facts.map((fact) => (fact.group === heading ? { ...fact, group: '' } : fact)) };
}
