import type { PageLanguage } from '@landfall/shared/contracts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { NL } from './nl.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import type { Words } from './words.ts';

const WORDS: Record<PageLanguage, Words> = { en: EN, es: ES, pt: PT, fr: FR, de: DE, it: IT, nl: NL, pl: PL };

/** Languages that are near enough to one of ours to be read with its words. */
export const NEIGHBOUR: Partial<Record<string, PageLanguage>> = { ca: 'es', gl: 'pt', lb: 'de', af: 'nl' };

/** The words of a language or of its neighbour; English for one that we have none of. */
export const wordsOf = (language: string): Words =>
  (WORDS as Partial<Record<string, Words>>)[NEIGHBOUR[language] ?? language] ?? EN;
