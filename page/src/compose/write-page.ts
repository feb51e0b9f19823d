import type { FactSheet } from '@landfall/shared/contracts';
import { type BriefInput, readBrief } from '../brief/read-brief.ts';
import { type Composition, composeFacts } from './compose-facts.ts';
import type { ComposeOptions } from './writing.ts';

/** A page as the built-in composer writes it, with what was understood of the brief. */
export interface WrittenPage extends Composition {
  sheet: FactSheet;
}

/** Reads a brief and writes its page, without any model. `language` is the dashboard's. Deterministic. */
export function writePage({
  language,
  brand,
  ...input
}: BriefInput & Pick<ComposeOptions, 'language' | 'brand'>): WrittenPage {
  const sheet = readBrief(input);
  const { title, description, projectName } = input;
  return { sheet, ...composeFacts(sheet, { title, description, projectName, language, brand }) };
}
