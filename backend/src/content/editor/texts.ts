import { openTexts } from '../../platform/texts/open-texts.ts';
import type { texts } from './locales/en.po';

/** What changing a page by words says, by language. */
export const editingTexts = openTexts<typeof texts>(new URL('./locales/', import.meta.url));
