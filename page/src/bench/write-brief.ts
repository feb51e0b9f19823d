import { writePage } from '../compose/write-page.ts';
import type { BenchBrief } from './bench-brief.ts';

/** The page of a brief, written as for a person whose dashboard is in English. */
export const writeBrief = ({ projectName, projectDescription, title, text }: BenchBrief) =>
  writePage({ projectName, projectDescription, title, description: '', descriptionAi: text, language: 'en' }).page;
