import { PAGE_LANGUAGES, type PageLanguage } from '@landfall/shared/contracts';
import type { RuleWords } from './rule-words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';
import { pl } from './words/pl.ts';
import { pt } from './words/pt.ts';

/** The words that rules know, by language. */
export const RULE_WORDS: Readonly<Record<PageLanguage, RuleWords>> = { en, es, pt, fr, de, it, nl, pl };

/** Every language, those named first before the others. */
export const languagesFrom = (first: readonly string[]): PageLanguage[] => [
  ...PAGE_LANGUAGES.filter((language) => first.includes(language)).toSorted(
    (one, other) => first.indexOf(one) - first.indexOf(other),
  ),
  ...PAGE_LANGUAGES.filter((language) => !first.includes(language)),
];
