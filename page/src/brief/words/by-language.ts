import type { PageLanguage } from '@landfall/shared/contracts';
import { EN } from './en.ts';
import type { Words } from './words.ts';

const WORDS: Partial<Record<PageLanguage, Words>> = { en: EN };

/** The words of a language; English for one that we have none of. */
export const wordsOf = (language: string): Words => (WORDS as Partial<Record<string, Words>>)[language] ?? EN;
