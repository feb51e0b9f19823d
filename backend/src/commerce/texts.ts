import { openTexts } from '../platform/texts/open-texts.ts';
import type { texts } from './locales/en.po';

/** What mails and pages about purchases say, by language. */
export const commerceTexts = openTexts<typeof texts>(new URL('./locales/', import.meta.url));
