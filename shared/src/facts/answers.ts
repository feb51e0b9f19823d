import type { Fact, FactQuestion } from '@landfall/shared/contracts';
import { nextId } from './fact-id.ts';
import { channelOf } from './fact-parts.ts';

const EMPTY = { label: '', value: '', unit: '', text: '', details: [], group: '' };

/** Longer words are a sentence, none for a button. */
const BUTTON = 30;

function factOf(question: FactQuestion, text: string, title: string, facts: readonly Fact[]): Omit<Fact, 'id'> {
  switch (question) {
    case 'action':
      return { ...EMPTY, kind: 'action', text, label: text.length <= BUTTON ? text : '' };
    case 'contact':
      return { ...EMPTY, kind: 'contact', label: channelOf(text), value: text };
    case 'price': {
      // Nobody knows which of several offers it is for.
      if (facts.some(({ kind }) => kind === 'offer')) return { ...EMPTY, kind: 'note', text };
      const name = facts.find(({ kind }) => kind === 'name')?.text;
      return { ...EMPTY, kind: 'offer', label: (name || title).slice(0, 200), value: text };
    }
    default:
      return { ...EMPTY, kind: question, text };
  }
}

/** The facts with the answer to a question. A price belongs to the one offer that has none. */
export function answered(facts: readonly Fact[], question: FactQuestion, text: string, title: string): Fact[] {
  if (question === 'price') {
    const unpriced = facts.filter(({ kind, value }) => kind === 'offer' && value === '');
    const [only] = unpriced;
    if (only && unpriced.length === 1) return facts.map((fact) => (fact === only ? { ...fact, value: text } : fact));
  }
  return [...facts, { ...factOf(question, text, title, facts), id: nextId(facts) }];
}
