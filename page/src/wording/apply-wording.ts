import type { CorrectedFacts, Fact } from '@landfall/shared/contracts';
import { sharedPart, unsupportedParts } from './grounding.ts';
import type { WordedSentence, Wording } from './wording.ts';

const MAX_HEADLINE = 110;
const MAX_LEAD = 260;
const MAX_HEADING = 60;

/** Kinds whose words are somebody's own or exact: a model does not touch them. */
const FIXED: ReadonlySet<Fact['kind']> = new Set(['name', 'quote', 'contact', 'hours', 'place', 'date', 'goal']);

export interface WordedSheet {
  sheet: CorrectedFacts;
  /** Empty where the person's own words stay. */
  headline: string;
  lead: string;
  headings: ReadonlyMap<string, string>;
  /** Fact ids that a merged paragraph stands for, by the id that it was given. */
  merged: ReadonlyMap<string, readonly string[]>;
  /** What the model said without a fact for it, and which was therefore left out. */
  dropped: string[];
}

/**
 * A sheet in the words of a model. Whatever is said without a fact that says it is dropped, and the person's own words
 * stay in its place; no fact is ever lost.
 */
export function applyWording(sheet: CorrectedFacts, wording: Wording): WordedSheet {
  const byId = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  const dropped: string[] = [];
  const supported = (text: string, facts: readonly Fact[]): boolean => {
    if (text.trim() === '') return false;
    const holds = facts.length > 0 && unsupportedParts(text, facts, sheet.language).length === 0;
    if (!holds) dropped.push(text);
    return holds;
  };
  const cited = ({ facts }: WordedSentence) => facts.flatMap((id) => byId.get(id) ?? []);
  const line = (sentence: WordedSentence, max: number) =>
    sentence.text.length <= max && supported(sentence.text, cited(sentence)) ? sentence.text.trim() : '';

  const reworded = new Map<string, Fact>();
  for (const { id, label, text } of wording.facts) {
    const fact = byId.get(id);
    if (!fact || FIXED.has(fact.kind)) continue;
    reworded.set(id, {
      ...fact,
      ...(fact.label !== '' && fact.kind !== 'person' && keepsMeaning(fact.label, label) && supported(label, [fact])
        ? { label: label.trim() }
        : {}),
      ...(fact.text !== '' && keepsMeaning(fact.text, text) && supported(text, [fact]) ? { text: text.trim() } : {}),
    });
  }

  const merged = new Map<string, readonly string[]>();
  const gone = new Set<string>();
  for (const paragraph of wording.paragraphs) {
    const facts = cited(paragraph).filter(({ id, kind }) => kind === 'about' && !gone.has(id));
    const [first] = facts;
    if (
      !first ||
      !supported(paragraph.text, facts) ||
      !keepsMeaning(facts.map(({ text }) => text).join(' '), paragraph.text)
    )
      continue;
    for (const { id } of facts) gone.add(id);
    merged.set(
      first.id,
      facts.map(({ id }) => id),
    );
    reworded.set(first.id, { ...first, text: paragraph.text.trim() });
  }
  const headings = wording.headings
    .filter(({ heading }) => heading.length <= MAX_HEADING && /\p{L}/u.test(heading))
    .filter(({ heading }) => unsupportedParts(heading, sheet.facts, sheet.language).every((part) => part === heading))
    .map(({ section, heading }): [string, string] => [section, heading.trim()]);
  return {
    sheet: {
      ...sheet,
      facts: sheet.facts
        .filter(({ id }) => !gone.has(id) || merged.has(id))
        .map((fact) => reworded.get(fact.id) ?? fact),
    },
    headline: line(wording.headline, MAX_HEADLINE),
    lead: line(wording.lead, MAX_LEAD),
    headings: new Map(headings),
    merged,
    dropped,
  };
}

const EXACT = /\d+|(?<=[\p{Ll}\d,;]\s)\p{Lu}[\p{L}'’-]+/gu;
/** Part of the longer words that other words for the same thing must keep: what is shorter has left something out. */
const KEPT = 0.7;

/** Whether the new words still hold every number and name of the old ones, and most of the rest. */
export const keepsMeaning = (before: string, after: string): boolean =>
  (before.match(EXACT) ?? []).every((part) => after.includes(part)) && sharedPart(before, after) >= KEPT;
