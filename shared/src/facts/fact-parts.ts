import type { Fact, FactKind } from '@landfall/shared/contracts';
import type { FactsTexts } from './texts.ts';

/** What a fact is made of, besides its kind. */
export type Part = 'label' | 'value' | 'unit' | 'text' | 'details' | 'group';

/** Characters that a part may have, as the contract has it. A line of the details has its own limit. */
export const LONGEST: Record<Exclude<Part, 'details'>, number> = {
  label: 200,
  value: 300,
  unit: 80,
  text: 2000,
  group: 120,
};
const DETAILS = { lines: 40, length: 400 };

export const CHANNELS = ['phone', 'whatsapp', 'email', 'web', 'social'] as const;
export type Channel = (typeof CHANNELS)[number];
export const isChannel = (label: string): label is Channel => (CHANNELS as readonly string[]).includes(label);

type FieldName = Extract<keyof FactsTexts, `field${string}`>;

/** The parts that a kind uses, the main one first, with what they are called there. */
export const PARTS: Record<FactKind, readonly (readonly [Part, FieldName])[]> = {
  name: [['text', 'fieldName']],
  about: [['text', 'fieldText']],
  offer: [
    ['label', 'fieldOffer'],
    ['value', 'fieldPrice'],
    ['unit', 'fieldUnit'],
    ['text', 'fieldDescription'],
    ['details', 'fieldContains'],
    ['group', 'fieldGroup'],
  ],
  audience: [['text', 'fieldText']],
  proof: [
    ['text', 'fieldText'],
    ['details', 'fieldNames'],
  ],
  quote: [
    ['text', 'fieldQuote'],
    ['label', 'fieldWho'],
    ['value', 'fieldRole'],
  ],
  person: [
    ['label', 'fieldPerson'],
    ['value', 'fieldRole'],
    ['text', 'fieldDescription'],
  ],
  date: [
    ['text', 'fieldDate'],
    ['label', 'fieldWhat'],
    ['value', 'fieldExactDate'],
  ],
  place: [
    ['text', 'fieldPlace'],
    ['label', 'fieldThere'],
  ],
  hours: [
    ['label', 'fieldDays'],
    ['value', 'fieldTimes'],
  ],
  contact: [
    ['value', 'fieldContact'],
    ['label', 'fieldChannel'],
    ['text', 'fieldUse'],
  ],
  condition: [['text', 'fieldText']],
  step: [
    ['label', 'fieldStep'],
    ['text', 'fieldDescription'],
    ['details', 'fieldContains'],
    ['group', 'fieldGroup'],
    ['value', 'fieldStepKind'],
  ],
  goal: [
    ['value', 'fieldTarget'],
    ['label', 'fieldReached'],
    ['text', 'fieldText'],
  ],
  question: [
    ['label', 'fieldQuestion'],
    ['text', 'fieldAnswer'],
  ],
  action: [
    ['text', 'fieldText'],
    ['label', 'fieldButton'],
    ['value', 'fieldLeads'],
  ],
  note: [['text', 'fieldText']],
};

const SENTENCES: readonly Part[] = ['label', 'value', 'unit', 'text', 'group'];

/** How a contact is reached, by how it is written. */
export function channelOf(written: string): Channel {
  if (/^\S+@\S+\.\S+$/.test(written)) return 'email';
  if (written.startsWith('@')) return 'social';
  return /\d{3}/.test(written.replaceAll(/[\s().-]/g, '')) && !/[a-z]{3}/i.test(written) ? 'phone' : 'web';
}

/** A fact of another kind. Words that have no place of their own there move to where they can be read. */
export function asKind(fact: Fact, kind: FactKind): Fact {
  const used = PARTS[kind].map(([part]) => part);
  const isWay = fact.kind === 'contact' && kind !== 'contact' && isChannel(fact.label);
  const next: Fact = { ...fact, kind, ...(isWay && { label: '' }) };
  const homeless: string[] = [];
  for (const part of SENTENCES) {
    if (part === 'details' || used.includes(part)) continue;
    homeless.push(next[part]);
    next[part] = '';
  }
  if (!used.includes('details')) {
    homeless.push(fact.details.join(', '));
    next.details = [];
  }
  if (kind === 'contact' && !isChannel(fact.label)) {
    homeless.push(fact.label);
    next.label = channelOf(fact.value || fact.text);
  }
  if (kind === 'step' || fact.kind === 'step') next.value = '';
  const main = used[0] === 'details' || used[0] === undefined ? 'text' : used[0];
  // A short text is what the fact is called.
  if (next[main] === '' && main !== 'text' && next.text.length <= 80) {
    next[main] = next.text;
    next.text = '';
  }
  const home = used.includes('text') ? 'text' : 'value';
  next[home] = [next[home], ...homeless].filter(Boolean).join(' ').slice(0, LONGEST[home]);
  return next;
}

/** A fact as it travels: nothing around its words, and no empty line. */
export const tidied = (fact: Fact): Fact => ({
  ...fact,
  label: fact.label.trim(),
  value: fact.value.trim(),
  unit: fact.unit.trim(),
  text: fact.text.trim(),
  group: fact.group.trim(),
  details: fact.details
    .map((line) => line.trim().slice(0, DETAILS.length))
    .filter(Boolean)
    .slice(0, DETAILS.lines),
});

/** Whether a fact says nothing. A way to be reached without an address, or a kind of step, is nothing yet. */
export function isEmpty(fact: Fact): boolean {
  const { label, value, unit, text, details } = tidied(fact);
  if (fact.kind === 'contact') return value === '' && text === '';
  const said = fact.kind === 'step' ? [label, text, ...details] : [label, value, unit, text, ...details];
  return said.every((part) => part === '');
}

/** What a fact is called in a sentence. */
export function nameOf({ kind, label, value, text }: Fact): string {
  const name = (kind === 'contact' ? value || text : label || text || value).trim();
  return name.length <= 60 ? name : `${name.slice(0, 59).trimEnd()}…`;
}
