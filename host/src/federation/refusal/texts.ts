import { defineTexts, useTexts } from '@landfall/shared';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

export const useRefusalTexts = () => useTexts(catalogue);
