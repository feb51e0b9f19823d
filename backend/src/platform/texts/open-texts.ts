import { readTexts } from './catalogue.ts';
import { SOURCE_LANGUAGE, type SpokenLanguage } from './spoken-language.ts';

type Value = string | number;

/** What `npm run texts` writes the types of: plain texts, and functions of their values. */
type Texts<T> = { readonly [key in keyof T]: string | ((...values: never[]) => string) };

/**
 * The texts of a folder of `.po` files, by language; what a language lacks is said in English. A language is read when
 * it is first asked for, and kept.
 * @param folder ends in a slash: `new URL('./locales/', import.meta.url)`
 */
export function openTexts<T extends Texts<T>>(folder: URL): (language: SpokenLanguage) => T {
  const opened = new Map<SpokenLanguage, T>();
  return (language) => {
    const known = opened.get(language);
    if (known) return known;
    const source = readTexts(folder, SOURCE_LANGUAGE);
    const own = language === SOURCE_LANGUAGE ? source : readTexts(folder, language);
    const entries = Array.from(source, ([key, english]) => {
      const { say } = own.get(key) ?? english;
      const called = (...values: Value[]) =>
        say(Object.fromEntries(english.values.map((name, at) => [name, values[at]])));
      return [key, english.values.length > 0 ? called : say()] as const;
    });
    const texts = Object.freeze(Object.fromEntries(entries)) as T;
    opened.set(language, texts);
    return texts;
  };
}
