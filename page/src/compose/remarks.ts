import type { Fact } from '@landfall/shared/contracts';
import type { SectionDraft } from '../sections/model.ts';
import { capitalised } from './capitalised.ts';
import { lines, restOf } from './known-fact.ts';
import { readOn, readsOn } from './paragraphs.ts';
import { type Block, byGroup, idsOf, sharedGroup, type Writing } from './writing.ts';

type Notes = Extract<SectionDraft, { kind: 'notes' }>;

function noteOf(fact: Fact, title: string): Notes['items'][number] {
  return {
    group: fact.group === title ? '' : fact.group,
    title: capitalised(fact.label),
    body: lines(fact.text && capitalised(fact.text), restOf(fact, ['label', 'text', 'details', 'group'])),
    points: fact.details,
  };
}

/** Points, of which the sentences of a paragraph are one. */
function notesOf(facts: readonly Fact[], title: string): Notes['items'] {
  const items: Notes['items'] = [];
  for (const [at, fact] of facts.entries()) {
    const note = noteOf(fact, title);
    const before = items.at(-1);
    if (before && readsOn(facts[at - 1], fact)) before.body = readOn(before.body ?? '', note.body ?? '');
    else items.push(note);
  }
  return items;
}

/** Facts as a list of points. */
export function noteBlock(facts: readonly Fact[], fallback: string, variant: Notes['variant']): Block[] {
  if (facts.length === 0) return [];
  const title = sharedGroup(facts) || fallback;
  const ordered = byGroup(facts).flatMap((group) => group.facts);
  return [
    {
      section: { kind: 'notes', variant, title, items: notesOf(ordered, title) },
      facts: idsOf(ordered),
    },
  ];
}

const LEAST_IN_GROUP = 2;

/** What is said under a heading of its own and is no list of offers or steps: "What we ask for", "Features". */
export function groupedAbouts(writing: Writing): { group: string; facts: Fact[] }[] {
  const lists = new Set(writing.of('offer', 'step').map(({ group }) => group));
  return byGroup(writing.of('about')).filter(
    ({ group, facts }) => group !== '' && facts.length >= LEAST_IN_GROUP && !lists.has(group),
  );
}

const sizeOf = (fact: Fact): number => restOf(fact, []).length;

/** Statements in large letters while they are few and short, a list otherwise. */
export function statements(facts: readonly Fact[], fallback: string): Block[] {
  const areShort = facts.length <= 6 && facts.every((fact) => sizeOf(fact) <= 110 && fact.details.length === 0);
  return noteBlock(facts, fallback, areShort && facts.length > 1 ? 'large' : facts.length > 5 ? 'columns' : 'aside');
}

/** Conditions, and whatever fits nowhere else. */
export const practicalBlocks = (facts: readonly Fact[], writing: Writing): Block[] =>
  noteBlock(
    facts,
    writing.heading('notes'),
    facts.length > 4 && facts.every((fact) => sizeOf(fact) <= 260) ? 'columns' : 'aside',
  );

/** Questions with their answers. */
export function questionBlocks(writing: Writing): Block[] {
  const questions = writing.of('question');
  if (questions.length === 0) return [];
  const group = sharedGroup(questions);
  return [
    {
      section: {
        kind: 'faq',
        title: group || writing.heading('questions'),
        items: questions.map((fact) => {
          const shown = group ? (['group'] as const) : [];
          const rest = restOf(fact, ['label', 'text', 'details', ...shown]);
          const asked = fact.label || fact.text || rest;
          if (asked === '') return { question: fact.details.join('\n') || group };
          const answer = fact.label ? lines(fact.text, rest) : fact.text ? rest : '';
          return { question: asked, answer, points: fact.details };
        }),
      },
      facts: idsOf(questions),
    },
  ];
}

/** A section for each heading of the person, with what stands below it. */
export const groupBlocks = (writing: Writing, isLeft: (fact: Fact) => boolean): Block[] =>
  groupedAbouts(writing).flatMap(({ group, facts }) => {
    const left = facts.filter(isLeft);
    return noteBlock(left, group, left.length > 4 ? 'columns' : 'aside');
  });
