import type { SpokenLanguage } from './spoken-language.ts';

/** A reader's language as rows hold it. */
interface KeptLanguage {
  /** What releases that know English and Spanish alone read, and write. */
  language: 'en' | 'es';
  /** The whole; null where such a release wrote the row. */
  languageTag: SpokenLanguage | null;
}

const beforeTags = (language: SpokenLanguage) => (language === 'es' ? 'es' : 'en');

/** A reader's language, to be stored. */
export const keepLanguage = (language: SpokenLanguage): KeptLanguage => ({
  language: beforeTags(language),
  languageTag: language,
});

/** The language that a row holds. Where both columns disagree, a release that writes the first alone was the last. */
export const keptLanguage = ({ language, languageTag }: KeptLanguage): SpokenLanguage =>
  languageTag && beforeTags(languageTag) === language ? languageTag : language;
