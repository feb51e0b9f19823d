import { STEP_ROLES, type StepRole } from '@landfall/page/compose/step-role';
import { isPageLanguage, WORDS } from '@landfall/page/languages/languages';
import type { FactSheet } from '@landfall/shared/contracts';
import { pageLanguageOf } from '../../content/pages/page-language-of.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';

const MOST_SLUG = 60;

/** Where the pages of a path are, below the landing page. */
export const pathOf = (landing: string, role: StepRole): string =>
  role === 'landing' ? landing : `${landing === '/' ? '' : landing}/${role}`;

/** A path made of a name, of which nothing is taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const base = `/${(words ?? ['funnel']).join('-').slice(0, MOST_SLUG)}`.replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (STEP_ROLES.every((role) => !taken.has(pathOf(slug, role)))) return slug;
  }
}

/** Whose words the titles have: those of the pages, where we know that language. */
export function wordsFor({ wishes, language }: FactSheet, ownerLanguage: SpokenLanguage) {
  const wished = wishes.findLast(({ kind, negated }) => kind === 'language' && !negated)?.value;
  return WORDS[[wished ?? '', language].find(isPageLanguage) ?? pageLanguageOf(ownerLanguage)];
}
