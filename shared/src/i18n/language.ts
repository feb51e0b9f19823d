import { create } from 'zustand';
import { safeLocalStorage } from '../storage/browser-storage.ts';
import { LANGUAGES } from './languages.ts';

/**
 * `default` is the product's documented mixture of English and Spanish texts; the others, which `languages.json` lists,
 * are those that a person can choose.
 */
export type Language = string;

const STORAGE_KEY = 'language';

function readLanguage(): Language {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  return LANGUAGES.find(({ language }) => language === stored)?.language ?? 'default';
}

interface LanguageState {
  language: Language;
  /** Rises when texts that did not come before are there. */
  revision: number;
}

const useLanguageState = create<LanguageState>()(() => ({ language: readLanguage(), revision: 0 }));

/** The language of the texts, outside of rendering. */
export const getLanguage = (): Language => useLanguageState.getState().language;

/** The language of the texts; renders again when it changes. */
export const useLanguage = (): Language => useLanguageState((state) => state.language);

/** Rises when texts that did not come before are there; renders again then. */
export const useTextsRevision = (): number => useLanguageState((state) => state.revision);

/** What browsers, dates and numbers know the language by. */
export const localeOf = (language: Language): string => (language === 'default' ? 'en' : language);

/** Tells the browser the page's language, for screen readers and hyphenation. */
export const applyLanguage = (): void => {
  document.documentElement.lang = localeOf(getLanguage());
};

/** Loads a catalogue's texts in a language, again where that failed before. Returns whether they are there. */
type Loader = (language: Language) => Promise<boolean>;

const loaders = new Set<Loader>();

/** Takes part in every change of the language: the page changes at once, after all texts have come. */
export const addTexts = (loader: Loader): void => void loaders.add(loader);

const loadAll = (language: Language) => Promise.all([...loaders].map((load) => load(language)));

let chosen = 0;

/** Keeps the choice and shows every text in it, as soon as the texts are there. */
export async function setLanguage(language: Language): Promise<void> {
  chosen += 1;
  const turn = chosen;
  if (language !== 'default') {
    await loadAll(language);
    // The person may have chosen another one meanwhile.
    if (turn !== chosen) return;
  }
  safeLocalStorage.write(STORAGE_KEY, language);
  useLanguageState.setState(({ revision }) => ({ language, revision: revision + 1 }));
  applyLanguage();
}

/** Loads what a lost connection left out. Call when the connection is back. */
export async function loadMissingTexts(): Promise<void> {
  const came = await loadAll(getLanguage());
  if (came.some(Boolean)) useLanguageState.setState(({ revision }) => ({ revision: revision + 1 }));
}
