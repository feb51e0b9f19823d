import type { Fact } from '@landfall/shared/contracts';
import type { SectionDraft } from '../sections/model.ts';
import { capitalised } from './capitalised.ts';
import { lines } from './known-fact.ts';
import { namedOffer } from './offers.ts';
import { type Block, byGroup, idsOf, sharedGroup, type Writing } from './writing.ts';

/** Numbered sequences of one page; more of them become groups of one list. */
const MOST_SEQUENCES = 3;
const MOST_STEPS = 40;

const isTime = (label: string): boolean => /\d/.test(label) && label.length <= 32;

function rowOf(fact: Fact, title: string) {
  const group = fact.group === title ? '' : fact.group;
  const extra = fact.value === 'programme' || fact.value === 'contents' ? '' : fact.value;
  if (fact.value !== 'programme' || !isTime(fact.label) || fact.text === '')
    return { group, ...namedOffer(fact), points: fact.details, value: extra, unit: fact.unit };
  const { title: what, body } = namedOffer({ ...fact, label: '' });
  return { group, lead: fact.label, title: what, body, points: fact.details, unit: fact.unit };
}

/** What is told one after the other, without times, is counted. */
const areCounted = (facts: readonly Fact[]): boolean =>
  facts.length > 2 &&
  facts.every(({ group, label, value }) => group === facts[0]?.group && !isTime(label) && !/\d/.test(value));

function rowsBlock(facts: readonly Fact[], fallback: string): Block {
  const title = sharedGroup(facts) || fallback;
  const ordered = byGroup(facts).flatMap((group) => group.facts);
  return {
    section: {
      kind: 'listing',
      title,
      numbered: areCounted(ordered),
      items: ordered.map((fact) => rowOf(fact, title)),
    },
    facts: idsOf(ordered),
  };
}

const sequence = (facts: readonly Fact[], title: string): SectionDraft => ({
  kind: 'steps',
  title,
  items: facts.map((fact) => {
    const { title: name, body } = namedOffer(fact);
    return { title: capitalised(name), body: lines(body, fact.value, fact.unit), points: fact.details };
  }),
});

/** Programmes and tables of contents as lists, other sequences as numbered steps. */
export function stepBlocks(writing: Writing): { programme: Block[]; contents: Block[]; steps: Block[] } {
  const steps = writing.of('step');
  const programme = steps.filter(({ value }) => value === 'programme');
  const contents = steps.filter(({ value }) => value === 'contents');
  const others = steps.filter(({ value }) => value !== 'programme' && value !== 'contents');
  const groups = byGroup(others);
  const isSequence =
    groups.length <= MOST_SEQUENCES && groups.every(({ facts }) => facts.length > 1 && facts.length <= MOST_STEPS);
  const title = writing.heading('steps');
  return {
    programme: programme.length > 0 ? [rowsBlock(programme, writing.heading('programme'))] : [],
    contents: contents.length > 0 ? [rowsBlock(contents, writing.heading('contents'))] : [],
    steps: isSequence
      ? groups.map(({ group, facts }) => ({ section: sequence(facts, group || title), facts: idsOf(facts) }))
      : others.length > 0
        ? [rowsBlock(others, title)]
        : [],
  };
}
