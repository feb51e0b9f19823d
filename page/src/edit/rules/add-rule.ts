import { correctedFacts, type Fact, type FactKind } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { composeFacts } from '../../compose/compose-facts.ts';
import { isPageLanguage } from '../../languages/languages.ts';
import type { Section } from '../../sections/model.ts';
import { KINDS_OF, partIn, sectionsOfPart } from './name-section.ts';
import type { Ask, Rule } from './rule.ts';
import type { Part } from './rule-words.ts';

/** The facts that a part of a page is made of. */
const FACTS_OF: Readonly<Partial<Record<Part, readonly FactKind[]>>> = {
  prices: ['offer'],
  menu: ['offer'],
  features: ['offer'],
  hours: ['hours'],
  address: ['place'],
  contact: ['contact'],
  questions: ['question'],
  reviews: ['quote'],
  team: ['person'],
  steps: ['step'],
  goal: ['goal'],
  date: ['date'],
  notes: ['note', 'condition'],
};

/** Sections that what is new comes before: it would be overlooked below them. */
const CLOSING: ReadonlySet<string> = new Set(['lead-form', 'contact', 'cta', 'footer']);

/** A section out of facts, as a page that is written from them has it; null where they make none. */
export function sectionFrom(facts: readonly Fact[], language: string, kinds: readonly string[]): Section | null {
  const code = isPageLanguage(language) ? language : 'en';
  // What is asked for stands in a section, however short it is.
  const wishes = kinds.slice(0, 1).map((value) => ({ id: `wish-${value}`, kind: 'structure', value }));
  const sheet = v.safeParse(correctedFacts, { language: code, facts, wishes });
  if (!sheet.success || facts.length === 0) return null;
  const options = { title: '', description: '', projectName: '', language: code };
  const { sections } = composeFacts(sheet.output, options).page;
  return sections.find(({ kind }) => kinds.includes(kind)) ?? null;
}

function placeFor({ outline, selected }: Ask): { at: 'before' | 'after'; beside: string } | null {
  if (selected) return { at: 'after', beside: selected.id };
  const main = outline.sections.filter(({ kind }) => kind !== 'header');
  const closing = main.find(({ kind }, index) => index > 0 && CLOSING.has(kind));
  if (closing) return { at: 'before', beside: closing.id };
  const last = main.at(-1);
  return last ? { at: 'after', beside: last.id } : null;
}

/** "Add the opening hours": what is known of the page and does not stand on it. */
export const addRule: Rule = (ask) => {
  const { phrase, words, facts, outline } = ask;
  const verb = phrase.find(words.add);
  if (!verb || verb.from > 2) return null;
  const part = partIn(words, phrase);
  const kinds = part && FACTS_OF[part];
  if (!part || !kinds || !phrase.saysOnly([...words.add, ...words.parts[part], ...words.fillers])) return null;
  const said = phrase.text.slice(phrase.words[verb.to - 1]?.end ?? 0).trim();
  const [there] = sectionsOfPart(ask, part);
  const own = KINDS_OF[part][0];
  if (there && there.kind === own && there.elements.some(({ placeholder }) => !placeholder))
    return { problem: 'is_there', about: there.heading };
  const known = facts.filter(
    ({ kind, value, unit }) => kinds.includes(kind) && (part !== 'prices' || value !== '' || unit !== ''),
  );
  const made = sectionFrom(known, outline.language, [...KINDS_OF[part], 'features', 'story']);
  const place = placeFor(ask);
  if (!made || !place) return { problem: 'no_fact', about: said };
  return { operations: [{ op: 'insert', ...place, section: { ...made } }] };
};
