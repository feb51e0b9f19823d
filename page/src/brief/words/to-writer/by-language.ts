import type { PageLanguage } from '@landfall/shared/contracts';
import { NEIGHBOUR } from '../by-language.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { NL } from './nl.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import type { WriterSignals } from './signals.ts';

const SIGNALS: Record<PageLanguage, WriterSignals> = { en: EN, es: ES, pt: PT, fr: FR, de: DE, it: IT, nl: NL, pl: PL };

/** The signals of a language or of its neighbour; those of English for one that we have none of. */
export const signalsOf = (language: string): WriterSignals =>
  NEIGHBOURS[language] ?? (SIGNALS as Partial<Record<string, WriterSignals>>)[NEIGHBOUR[language] ?? language] ?? EN;
