import { defineTexts, useTexts } from '@landfall/shared';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

/** The texts of funnels in the chosen language. */
export const useFunnelTexts = () => useTexts(catalogue);

export type FunnelTexts = typeof texts;
