import { defineTexts, useTexts } from '@landfall/shared';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

/** The texts in the chosen language. */
export const useImportTexts = () => useTexts(catalogue);
