import { type Fact, fact, type PageOutline } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { unsupportedParts } from '../wording/grounding.ts';

export interface Known {
  outline: Pick<PageOutline, 'sections'>;
  facts: readonly Fact[];
  /** What the person asked for may be said as well. */
  instruction: string;
}

const note = (id: string, text: string): Fact => v.parse(fact, { id, kind: 'note', text: text.slice(0, 2000) });

/** Everything that may be said: what stands on the page, what is known of it, and the instruction. */
export const knownOf = ({ outline, facts, instruction }: Known): Fact[] => [
  ...facts,
  note('instruction', instruction),
  ...outline.sections.flatMap(({ id, elements }) =>
    elements
      .filter(({ text, placeholder }) => text !== '' && !placeholder)
      .map(({ ref, text }) => note(`${id}.${ref}`, text)),
  ),
];

/**
 * Whether a model's text says nothing that is not known. In another language its words cannot be compared: then only
 * numbers, names, quotations and claims are.
 */
export function isGrounded(text: string, known: readonly Fact[], language: string, isTranslated = false): boolean {
  const parts = unsupportedParts(text, known, language);
  return parts.length === 0 || (isTranslated && parts.length === 1 && parts[0] === text);
}
