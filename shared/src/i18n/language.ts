import { create } from 'zustand';

/**
 * `default` is the product's documented mixture of English and Spanish texts; the other two are complete
 * translations that a person can choose.
 */
export type Language = 'default' | 'en' | 'es';

const STORAGE_KEY = 'language';

function readLanguage(): Language {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'en' || stored === 'es' ? stored : 'default';
}

const useLanguageState = create<{ language: Language }>()(() => ({ language: readLanguage() }));

/** The language of the texts, outside of rendering. */
export const getLanguage = (): Language => useLanguageState.getState().language;

/** The language of the texts; renders again when it changes. */
export const useLanguage = (): Language => useLanguageState((state) => state.language);

/** What browsers, dates and numbers know the language by. */
export const localeOf = (language: Language): 'en' | 'es' => (language === 'es' ? 'es' : 'en');

/** Tells the browser the page's language, for screen readers and hyphenation. */
export const applyLanguage = (): void => {
  document.documentElement.lang = localeOf(getLanguage());
};

/** Keeps the choice and shows every text in it. */
export function setLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
  useLanguageState.setState({ language });
  applyLanguage();
}
