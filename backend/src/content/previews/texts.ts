import { openTexts } from '../../platform/texts/open-texts.ts';
import type { texts } from './locales/en.po';

/** What previews say to the readers who comment on them, by language. */
export const previewTexts = openTexts<typeof texts>(new URL('./locales/', import.meta.url));
