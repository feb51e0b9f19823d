import { defineTexts, useTexts } from './define-texts.ts';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

/** The texts of the shared UI. */
export const useSharedTexts = () => useTexts(catalogue);

/** The same outside of rendering: the default ones, as long as the chosen language's are on their way. */
export const currentSharedTexts = catalogue.current;

export type SharedTexts = typeof texts;
