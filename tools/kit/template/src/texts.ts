import { defineTexts, useTexts } from '@landfall/shared';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

/** The area's texts in the chosen language. */
export const useAreaTexts = () => useTexts(catalogue);
