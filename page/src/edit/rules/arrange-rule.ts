import type { OutlineSection, PageOperation } from '@landfall/shared/contracts';
import { namedSection } from './name-section.ts';
import type { Ask, Rule, RuleAnswer } from './rule.ts';

const FIXED: ReadonlySet<string> = new Set(['header', 'footer']);

/** The sections between header and footer. */
const movable = ({ outline }: Ask): OutlineSection[] => outline.sections.filter(({ kind }) => !FIXED.has(kind));

function moved(ask: Ask, section: OutlineSection, before: OutlineSection | null): RuleAnswer {
  if (FIXED.has(section.kind)) return { problem: 'stays_in_place', about: section.heading };
  const all = movable(ask);
  const at = all.indexOf(section);
  const isThere = before === section || (all[at + 1] ?? null) === before;
  if (isThere) return { problem: 'already' };
  return { operations: [{ op: 'move', section: section.id, before: before?.id ?? null }] };
}

function byStep(ask: Ask, section: OutlineSection, step: 'up' | 'down' | 'first' | 'last'): RuleAnswer {
  const all = movable(ask);
  const at = all.indexOf(section);
  // The opening stays at the beginning.
  const first = all[0]?.kind === 'hero' ? 1 : 0;
  if (section.kind === 'hero' && step !== 'down' && step !== 'last') return { problem: 'already' };
  if (step === 'last') return moved(ask, section, null);
  if (step === 'first') return moved(ask, section, all[first] ?? null);
  if (step === 'up') return at <= first ? { problem: 'already' } : moved(ask, section, all[at - 1] ?? null);
  return at >= all.length - 1 ? { problem: 'already' } : moved(ask, section, all[at + 2] ?? null);
}

/** "Move the prices up", "move the questions before the contact". */
export const moveRule: Rule = (ask) => {
  const { phrase, words } = ask;
  const verb = phrase.find(words.move);
  if (!verb || verb.from > 2) return null;
  const steps = (['first', 'last', 'up', 'down'] as const).flatMap((name) => {
    const found = phrase.find(words[name]);
    return found ? [{ name, ...found }] : [];
  });
  const joints = (['before', 'after'] as const).flatMap((side) => {
    const found = phrase.find(words[side], verb.to);
    // "To the top" may hold the word for "to": then it is no place beside another section.
    const isStep = steps.some(({ from, to }) => found && from <= found.from && found.to <= to);
    return found && !isStep && (found.to < phrase.words.length || phrase.quoted.length > 0) ? [{ side, ...found }] : [];
  });
  const joint = joints.toSorted((one, other) => one.from - other.from || other.to - one.to)[0];
  if (joint) {
    const start = phrase.words[joint.from]?.start ?? 0;
    const end = phrase.words[joint.to - 1]?.end ?? 0;
    const what = namedSection(ask, phrase.text.slice(phrase.words[verb.to - 1]?.end ?? 0, start));
    const where = namedSection({ ...ask, selected: null }, phrase.text.slice(end));
    if ('problem' in what) return what;
    if ('problem' in where) return where;
    const all = movable(ask);
    const next = joint.side === 'before' ? where.section : all[all.indexOf(where.section) + 1];
    if (where.section.kind === 'header') return moved(ask, what.section, all[0] ?? null);
    return moved(ask, what.section, where.section.kind === 'footer' ? null : (next ?? null));
  }
  const [step] = steps;
  if (!step) return null;
  const named = namedSection(ask, phrase.text);
  return 'problem' in named ? named : byStep(ask, named.section, step.name);
};

/** "Remove the questions", "duplicate the prices". */
export const takeRule: Rule = (ask) => {
  const { phrase, words } = ask;
  for (const op of ['remove', 'duplicate'] as const) {
    const verb = phrase.find(words[op]);
    if (!verb || verb.from > 2) continue;
    const end = phrase.words[verb.to - 1]?.end ?? 0;
    const named = namedSection(ask, phrase.text.slice(end));
    if ('problem' in named) return named;
    const { section } = named;
    if (section.elements.some(({ tag }) => tag === 'h1')) return { problem: 'headline_stays', about: section.heading };
    if (op === 'duplicate' && FIXED.has(section.kind)) return { problem: 'stays_in_place', about: section.heading };
    const operation: PageOperation = { op, section: section.id };
    return { operations: [operation] };
  }
  return null;
};
