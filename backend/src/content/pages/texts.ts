import { openTexts } from '../../platform/texts/open-texts.ts';
import type { texts } from './locales/en.po';

/** What we call pages ourselves, by language. */
export const pageTexts = openTexts<typeof texts>(new URL('./locales/', import.meta.url));
