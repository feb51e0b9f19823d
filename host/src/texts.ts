import { defineTexts, getLanguage, useLanguage, useTexts } from '@landfall/shared';
import { useCallback } from 'react';
import { texts, translations } from './locales/en.po';

const catalogue = defineTexts(texts, translations);

/** The default texts, where nothing may be waited for. */
export const defaultHostTexts = catalogue.texts;

export const useHostTexts = () => useTexts(catalogue);

/** The same outside of rendering. */
export async function hostTexts() {
  const language = getLanguage();
  return language === 'default' ? catalogue.texts : catalogue.load(language);
}

export type HostTexts = typeof texts;

/** The texts that take no values. */
export type PlainText = { [K in keyof HostTexts]: HostTexts[K] extends string ? K : never }[keyof HostTexts];

/** A text of the host's own, or one that the deployment brings along, by language. */
export type Label = PlainText | { readonly default: string; readonly [language: string]: string };

/** A function that gives labels in the chosen language; one that has no translation stays as it is. */
export function useLabels(): (label: Label) => string {
  const texts = useHostTexts();
  const language = useLanguage();
  return useCallback(
    (label) => (typeof label === 'string' ? texts[label] : (label[language] ?? label.default)),
    [texts, language],
  );
}

/** A label in the chosen language. */
export const useLabel = (label: Label): string => useLabels()(label);
