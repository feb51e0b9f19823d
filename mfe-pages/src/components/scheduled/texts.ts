import { defineTexts, useTexts } from '@landfall/shared';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

export type ScheduledTexts = typeof texts;

/** The texts in the chosen language. */
export const useScheduledTexts = () => useTexts(catalogue);
