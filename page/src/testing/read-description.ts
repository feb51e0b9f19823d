import type { FactSheet } from '@landfall/shared/contracts';
import { readBrief } from '../brief/read-brief.ts';

/** What is read in a description, where nothing else is known of the page. */
export const sheetOf = (descriptionAi: string): FactSheet =>
  readBrief({ projectName: '', projectDescription: '', title: '', description: '', descriptionAi });

/** The offers of a description: "name | price | unit | what else is told". */
export const offersOf = (descriptionAi: string): string[] =>
  sheetOf(descriptionAi)
    .facts.filter(({ kind }) => kind === 'offer')
    .map(({ label, value, unit, text }) => [label, value, unit, text].filter(Boolean).join(' | '));
