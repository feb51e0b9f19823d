import type { Fact } from '@landfall/shared/contracts';
import { capitalised } from './capitalised.ts';

/** Letters from which capitals alone are a shout, not an abbreviation. */
const LEAST_SHOUT = 4;
const LETTERS = /\p{L}/gu;

const isShout = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
const lettersIn = (text: string): number => text.match(LETTERS)?.length ?? 0;

/** Words as sentences that do not shout write them, by their small letters: the names among them. */
function spellings(facts: readonly Fact[]): Map<string, string> {
  const texts = facts.flatMap(({ text, label, details }) => [text, label, ...details]).filter((text) => !isShout(text));
  const words = texts.flatMap((text) => text.split(/[^\p{L}'’]+/u).filter((word) => word !== '' && !isShout(word)));
  const found = new Map<string, string>();
  for (const word of words) {
    const small = word.toLowerCase();
    // What is written small somewhere is no name.
    if (word === small || !found.has(small)) found.set(small, word);
  }
  return found;
}

/** German writes nouns with capitals; which words are nouns only their length suggests. */
const NOUN_LENGTH = 4;

const AFTER_DASH = /[–—|·] $/;

/** A heading in capitals as it is written in a sentence; names keep their capitals as far as the facts spell them. */
function calmed(text: string, spelled: ReadonlyMap<string, string>, language: string): string {
  const remark = / \([^()]*\)$/.exec(text);
  if (remark && !isShout(remark[0])) return `${calmed(text.slice(0, remark.index), spelled, language)}${remark[0]}`;
  if (!isShout(text) || lettersIn(text) < LEAST_SHOUT) return text;
  let isFirst = true;
  return text.replace(/[\p{L}'’]+/gu, (word, at: number) => {
    // "Driving school – Rzeszów": what stands after a dash is mostly a name.
    isFirst ||= AFTER_DASH.test(text.slice(Math.max(0, at - 2), at));
    const small = word.toLowerCase();
    const known = spelled.get(small) ?? small;
    const isUpper =
      isFirst || (language === 'de' && known === small && !spelled.has(small) && small.length >= NOUN_LENGTH);
    isFirst = false;
    return isUpper ? capitalised(known) : known;
  });
}

const MOST_NAME_WORDS = 3;

/** Facts whose headings, and long shouts, are written as in a sentence. Short names keep their capitals. */
export function withoutShouts(facts: readonly Fact[], language: string): Fact[] {
  const spelled = spellings(facts);
  const calm = (text: string) => calmed(text, spelled, language);
  const calmLong = (text: string) => (text.split(/\s+/).length > MOST_NAME_WORDS ? calm(text) : text);
  return facts.map((fact) => ({
    ...fact,
    group: calm(fact.group),
    label: fact.kind === 'name' || fact.kind === 'contact' ? fact.label : calmLong(fact.label),
    text: fact.kind === 'about' || fact.kind === 'action' ? fact.text.split('\n').map(calmLong).join('\n') : fact.text,
  }));
}
