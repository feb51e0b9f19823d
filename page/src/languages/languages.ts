import { PAGE_LANGUAGES, type PageLanguage } from '@landfall/shared/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { PageWords } from './page-words.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';

/** Our words in every language of PAGE_LANGUAGES: a new one is a file here. */
export const WORDS: Readonly<Record<PageLanguage, PageWords>> = { en, es, pt, fr, de, it, nl, pl };

/** Whether we have words in a language. */
export const isPageLanguage = (code: string): code is PageLanguage =>
  (PAGE_LANGUAGES as readonly string[]).includes(code);

/** The language of our words on a page: the one that was chosen, else the page's own, else English. */
export const languageOfWords = (page: { language: string; words?: PageLanguage | undefined }): PageLanguage =>
  page.words ?? (isPageLanguage(page.language) ? page.language : 'en');

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ur', 'yi']);

/** Which way a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');
