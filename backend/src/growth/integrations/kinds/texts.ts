import { openTexts } from '../../../platform/texts/open-texts.ts';
import type { texts } from './locales/en.po';

/** What kinds of connections are called, and what they ask for, by language. */
export const kindTexts = openTexts<typeof texts>(new URL('./locales/', import.meta.url));

/** The name of such a text. */
export type KindText = keyof typeof texts;
