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

/** "Forno Velho" of "Forno Velho is a bakery in Porto", in the languages of the dashboard. */
const SUBJECT =
  /^(\p{Lu}[^\s,.;:]*(?: [^\s,.;:]+){0,4}) (?:is|are|es|son|é|são) (?:an?|the|una?|el|la|los|las|uma?|os?|as?) /u;
const NOBODY =
  /^(?:this|that|it|we|our|there|here|what|est[ea]|es[ea]|nuestr[oa]|ele|ela|noss[oa]|isto|aqui|aquí)(?!\p{L})/iu;

function subjectOf(text: string): string {
  const [, subject = ''] = SUBJECT.exec(text.trim()) ?? [];
  return NOBODY.test(subject) ? '' : subject;
}

/** "Rye loaf, rolls" of "Rye loaf £4.20, rolls £1": a list of prices is no title. */
function offersOf(facts: readonly Fact[], sentence: string): string {
  const said = (words: string) => words !== '' && sentence.toLowerCase().includes(words.toLowerCase());
  const priced = facts.filter(({ kind, label, value }) => kind === 'offer' && said(label) && said(value));
  // Each as it is written there: a label begins with a capital, which only the first one of a title needs.
  const written = priced.map(({ label }, place) => {
    const start = sentence.toLowerCase().indexOf(label.toLowerCase());
    return place === 0 ? label : sentence.slice(start, start + label.length);
  });
  return written.join(', ');
}

/**
 * What a page could be called: the name that its description tells, else what it speaks of first, else how it begins.
 * Empty where that is too short for a title.
 */
export function proposeTitle(facts: readonly Fact[], text: string): string {
  // Without a name in the text the project's is understood, which says nothing of the page.
  const named = facts.find((fact) => fact.kind === 'name' && text.includes(fact.text));
  const first = firstSentence(text);
  const candidates = [named?.text ?? '', subjectOf(text), offersOf(facts, first), first];
  return candidates.map(asTitle).find((line) => line.length >= FEWEST) ?? '';
}
