import { defineTexts, getLanguage, useTexts } from '@landfall/shared';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

/** The texts in the chosen language. */
export const useFilesTexts = () => useTexts(catalogue);

/** The texts in the chosen language for what runs outside of components. */
export async function readFilesTexts(): Promise<FilesTexts> {
  const language = getLanguage();
  return language === 'default' ? texts : catalogue.load(language);
}

export type FilesTexts = typeof texts;
