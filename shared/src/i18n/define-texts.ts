import { use } from 'react';
import { addTexts, getLanguage, type Language, useLanguage, useTextsRevision } from './language.ts';

/** A text, or a function that puts values into one. */
type Texts = Record<string, string | ((...values: never[]) => string)>;

/** The same entries in another language: the compiler refuses one that is missing or takes other values. */
export type Translation<T extends Texts> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : T[K];
};

/** A catalogue of texts: the default one in place, the others loaded when somebody chooses them. */
export interface Catalogue<T extends Texts> {
  texts: Translation<T>;
  load: (language: Language) => Promise<Translation<T>>;
  /** The texts in the chosen language where they are there already; the default ones until then. */
  current: () => Translation<T>;
}

/** A promise as React's `use` reads it. */
type Loading<T> = Promise<T> & { status?: 'pending' | 'fulfilled'; value?: T };

/**
 * Declares a catalogue. One for each area, and one for each facade that has texts of its own. A language that it lacks
 * is answered in English.
 */
export function defineTexts<T extends Texts>(
  defaults: T,
  translations: Readonly<Record<string, () => Promise<{ default: Translation<T> }>>>,
): Catalogue<T> {
  // Each default text has the type that the translations are asked for.
  const texts = defaults as unknown as Translation<T>;
  const loaded = new Map<Language, Loading<Translation<T>>>();
  const load = (language: Language) => {
    const known = loaded.get(language);
    if (known) return known;
    const find = translations[language] ?? translations.en ?? (async () => ({ default: texts }));
    const loading: Loading<Translation<T>> = find().then(
      ({ default: found }) => found,
      () => {
        // A lost connection: the default texts are better than none, until the next try.
        failed.add(language);
        return texts;
      },
    );
    loaded.set(language, loading);
    // What React reads of a promise, so that nothing waits for texts that are there.
    loading.status = 'pending';
    void loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
    return loading;
  };
  const failed = new Set<Language>();
  addTexts(async (language) => {
    if (language === 'default') return false;
    const isMissing = failed.delete(language);
    if (isMissing) loaded.delete(language);
    await load(language);
    return isMissing && !failed.has(language);
  });
  const current = () => {
    const language = getLanguage();
    return (language === 'default' ? undefined : loaded.get(language)?.value) ?? texts;
  };
  return { texts, load, current };
}

/** A catalogue's texts in the chosen language. The first use of a translation suspends. */
export function useTexts<T extends Texts>({ texts, load }: Catalogue<T>): Translation<T> {
  const language = useLanguage();
  useTextsRevision();
  return language === 'default' ? texts : use(load(language));
}
