import type { PageLanguage } from '@landfall/shared/contracts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { NL } from './nl.ts';
import { PL } from './pl.ts';
import { PT } from './pt.ts';
import type { WriterSignals } from './signals.ts';

const SIGNALS: Record<PageLanguage, WriterSignals> = { en: EN, es: ES, pt: PT, fr: FR, de: DE, it: IT, nl: NL, pl: PL };

/** The signals of a language; those of English for one that we have none of. */
export const signalsOf = (language: string): WriterSignals =>
  (SIGNALS as Partial<Record<string, WriterSignals>>)[language] ?? EN;
