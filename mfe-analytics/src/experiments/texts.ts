import { defineTexts, useTexts } from '@landfall/shared';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

/** The texts of experiments in the chosen language. */
export const useExperimentTexts = () => useTexts(catalogue);

export type ExperimentTexts = typeof texts;
