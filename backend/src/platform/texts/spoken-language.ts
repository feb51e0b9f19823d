import { LANGUAGES, type Language } from '@landfall/shared/languages';
import { LRUCache } from 'lru-cache';

/** A language that the server speaks: those of `shared/src/i18n/languages.json`. */
export type SpokenLanguage = Language;

/** The language that every text exists in. */
export const SOURCE_LANGUAGE = 'en' satisfies SpokenLanguage;

const primaryOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/** The language that stands for a tag: itself, else one of the same primary language (`pt-PT`: `pt-BR`). */
export function languageForTag(tag: string): SpokenLanguage | undefined {
  const exact = LANGUAGES.find(({ language }) => language.toLowerCase() === tag.toLowerCase());
  return (exact ?? LANGUAGES.find(({ language }) => primaryOf(language) === primaryOf(tag)))?.language;
}

/** A range of an `Accept-Language` and its weight: https://www.rfc-editor.org/rfc/rfc9110#section-12.4.2 */
function weighted(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = Number(parameters.find((each) => /^q=/i.test(each))?.slice(2) ?? 1);
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}

/** Languages that are looked at in one `Accept-Language`. */
const MOST = 20;

/** Browsers send a few hundred different headers in all; `maxSize` in characters, for those who send others. */
const known = new LRUCache<string, SpokenLanguage>({
  max: 1000,
  maxSize: 100_000,
  sizeCalculation: (_, key) => key.length,
});

/** The language of an `Accept-Language` that the server speaks and that weighs most, else English. */
export function spokenLanguage(accepted: string | undefined): SpokenLanguage {
  if (!accepted) return SOURCE_LANGUAGE;
  const kept = known.get(accepted);
  if (kept) return kept;
  const language = heaviestOf(accepted);
  known.set(accepted, language);
  return language;
}

function heaviestOf(accepted: string): SpokenLanguage {
  const ranges = accepted.split(',', MOST).map(weighted);
  const byWeight = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of byWeight) {
    const language = languageForTag(tag);
    if (language) return language;
  }
  return SOURCE_LANGUAGE;
}

// English mails and pages have always had the day before the month.
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' };

/** A day in words, as a language writes it: '20 December 2026'. */
export const dayInWords = (date: Date, language: SpokenLanguage): string =>
  date.toLocaleDateString(LOCALES[language] ?? language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
