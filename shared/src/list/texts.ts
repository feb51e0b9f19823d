import { defineTexts, useTexts } from '@landfall/shared';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

/** The texts that lists share, in the chosen language. */
export const useListTexts = () => useTexts(catalogue);

/** What a list is of; texts speak of it. */
export type ListKind = 'page' | 'file' | 'lead' | 'domain';
