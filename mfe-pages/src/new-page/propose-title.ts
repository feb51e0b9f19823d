import type { Fact } from '@landfall/shared/contracts';

/** Characters that a proposed title has at most, and the fewest that a title may have. */
const MOST = 60;
const FEWEST = 3;

/** A line as a title: without what ends a sentence, and cut between words. */
function asTitle(line: string): string {
  const words = line.trim().replace(/\s+/g, ' ');
  if (words.length <= MOST) return words.replace(/[\s.,;:!?…–—-]+$/, '');
  const cut = words.slice(0, MOST + 1);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST - 20)).toWellFormed();
  return whole.slice(0, MOST).replace(/[\s.,;:!?…–—-]+$/, '');
}

const firstSentence = (text: string): string => text.trim().split(/(?<=[.!?…])\s|\n/)[0] ?? '';

/**
 * What a page could be called: the name that its description tells, else what it offers first, else how the description
 * begins. Empty where that is too short for a title.
 */
export function proposeTitle(facts: readonly Fact[], text: string): string {
  const of = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind);
  const candidates = [of('name')?.text, of('offer')?.label, firstSentence(text)];
  return candidates.map((line) => asTitle(line ?? '')).find((line) => line.length >= FEWEST) ?? '';
}
