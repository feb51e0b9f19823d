import type { FactSheet } from '@landfall/shared/contracts';
import { languageOf } from './language.ts';
import { normalise, tidied } from './normalise.ts';
import { segment } from './segment.ts';
import { Sheet } from './sheet.ts';

export interface BriefInput {
  projectName: string;
  projectDescription: string;
  title: string;
  description: string;
  descriptionAi: string;
}

/** Reads what a person wrote about the page they want into facts, wishes and questions. */
export function readBrief(input: BriefInput): FactSheet {
  const brief = normalise(input.descriptionAi);
  const language = languageOf([brief, input.title, input.description, input.projectDescription].map(normalise));
  const sheet = new Sheet();
  for (const unit of segment(brief, language))
    sheet.addSentence(unit.text, unit.heading ? [] : sheet.add({ kind: 'about', text: tidied(unit.text) }));
  return sheet.finish(language, []);
}
