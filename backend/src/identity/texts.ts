import { openTexts } from '../platform/texts/open-texts.ts';
import type { texts } from './locales/en.po';

/** What mails about accounts say, by language. */
export const identityTexts = openTexts<typeof texts>(new URL('./locales/', import.meta.url));
