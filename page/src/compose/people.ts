import type { Fact } from '@landfall/shared/contracts';
import { lines, restOf } from './known-fact.ts';
import { type Block, byGroup, idsOf, type Writing } from './writing.ts';

const MOST_TEAMS = 3;

const named = ({ label, value }: Fact): boolean => label !== '' || value !== '';

function teamBlock(title: string, facts: readonly Fact[], shown: boolean): Block {
  return {
    section: {
      kind: 'team',
      title,
      people: facts.map((fact) => ({
        name: fact.label || fact.value,
        role: fact.label ? fact.value : '',
        body: lines(fact.text, restOf(fact, ['label', 'value', 'text', ...(shown ? (['group'] as const) : [])])),
      })),
    },
    facts: idsOf(facts),
  };
}

/** One name alone is a remark, not a section. */
const isRemark = (people: readonly Fact[]): boolean =>
  people.length === 1 && people.every((fact) => restOf(fact, ['label', 'value']) === '');

/** The people who are named, a section for each of their headings. */
export function teamBlocks(writing: Writing): Block[] {
  const people = writing.of('person').filter(named);
  if (people.length === 0 || isRemark(people)) return [];
  const groups = byGroup(people);
  if (groups.length > MOST_TEAMS) return [teamBlock(writing.heading('people'), people, false)];
  return groups.map(({ group, facts }) =>
    teamBlock(group || writing.heading(people.length === 1 ? 'person' : 'people'), facts, true),
  );
}

/** People of whom only a text is known, or no more than a name. */
export function unnamedPeople(writing: Writing): Fact[] {
  const people = writing.of('person');
  return isRemark(people.filter(named)) ? people : people.filter((fact) => !named(fact));
}

/** What others said. */
export function quoteBlocks(writing: Writing): Block[] {
  const quotes = writing.of('quote');
  if (quotes.length === 0) return [];
  const items = quotes.map((fact) =>
    fact.text
      ? { quote: fact.text, name: fact.label, role: fact.value, note: restOf(fact, ['text', 'label', 'value']) }
      : {
          quote: fact.label || restOf(fact, []),
          role: fact.label && fact.value,
          note: fact.label && restOf(fact, ['label', 'value']),
        },
  );
  return [{ section: { kind: 'testimonials', title: writing.heading('quotes'), items }, facts: idsOf(quotes) }];
}

const MOST_TITLE = 90;

/** Clients and partners by name; their own sentence heads them where it is short. */
export function clientBlocks(writing: Writing): Block[] {
  return clientFacts(writing).map((fact) => ({
    section: {
      kind: 'logos',
      title: fact.text || fact.group || writing.heading('clients'),
      items: fact.details.map((name) => ({ name })),
    },
    facts: [fact.id],
  }));
}

/** Proof that is nothing but names under a short sentence. */
export const clientFacts = (writing: Writing): Fact[] =>
  writing
    .of('proof')
    .filter(
      (fact) =>
        fact.details.length > 1 &&
        fact.text.length <= MOST_TITLE &&
        !fact.text.includes('\n') &&
        restOf(fact, ['text', 'details', ...(fact.text ? [] : (['group'] as const))]) === '' &&
        fact.details.every((name) => name.length <= 60),
    )
    .slice(0, 2);
