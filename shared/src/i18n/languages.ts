import languages from './languages.json' with { type: 'json' };

/** A language that can be chosen, as pages and servers know it: 'pt-BR'. */
export type Language = keyof typeof languages;

interface Named {
  language: Language;
  /** What it calls itself. */
  name: string;
}

/** The languages that can be chosen. */
export const LANGUAGES: readonly Named[] = Object.entries(languages).map(([language, { name }]) => ({
  language: language as Language,
  name,
}));

/** What stands between a day and a time in a language: 'at'. */
export const wordBeforeTime = (language: string): string =>
  (languages as Record<string, { at?: string }>)[language]?.at ?? '';
