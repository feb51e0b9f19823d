import { openTexts } from '../platform/texts/open-texts.ts';
import type { texts } from './locales/en.po';

/** What mails and pages about leads, and about what they are sent to, say, by language. */
export const growthTexts = openTexts<typeof texts>(new URL('./locales/', import.meta.url));
