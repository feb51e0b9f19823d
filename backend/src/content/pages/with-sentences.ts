import { type BriefInput, readBrief } from '@landfall/page/brief/read-brief';
import type { FactSheet } from '@landfall/shared/contracts';

/**
 * A corrected sheet with the sentences of its description, each with the facts and wishes that came of it and are still
 * there: a correction keeps the id of what was read, and a sentence that was added as a fact is its text.
 */
export function withSentences(sheet: FactSheet, input: BriefInput): FactSheet {
  if (sheet.sentences.length > 0 || input.descriptionAi === '') return sheet;
  const ids = new Set([...sheet.facts, ...sheet.wishes].map(({ id }) => id));
  // As it was read for correction: without what the page says of itself elsewhere.
  const { sentences } = readBrief({ ...input, description: '' });
  return {
    ...sheet,
    sentences: sentences.map(({ text, from }) => {
      const added = sheet.facts.filter((fact) => fact.text === text).map(({ id }) => id);
      return { text, from: [...new Set([...from.filter((id) => ids.has(id)), ...added])] };
    }),
  };
}
