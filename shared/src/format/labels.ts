import { LANDING_PAGE_PROJECT } from '../contracts/project.ts';
import { getLanguage, localeOf } from '../i18n/language.ts';
import { currentSharedTexts, type SharedTexts, useSharedTexts } from '../i18n/texts.ts';

function labelIn(texts: SharedTexts, type: string): string {
  if (type === LANDING_PAGE_PROJECT) return texts.projectLandingPage;
  return type === 'other' ? texts.projectOther : texts.projectUnknown;
}

/** How a project's type is labelled, outside of rendering. */
export const projectTypeLabel = (type: string): string => labelIn(currentSharedTexts(), type);

/** A function that labels a project's type. */
export function useProjectTypeLabel(): (type: string) => string {
  const texts = useSharedTexts();
  return (type) => labelIn(texts, type);
}

/** The first letters of the first two words, upper case: 'Ana Ruiz' gives 'AR'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}

/** A person's name: what they gave, else the part of the e-mail before the at-sign. */
export const displayName = (user: { name: string; email: string }): string =>
  user.name.trim() || (user.email.split('@')[0] ?? user.email);

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** 1536 bytes give '1.5 KB', or '1,5 KB' in Spanish. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), UNITS.length - 1);
  const value = bytes / 1024 ** power;
  const maximumFractionDigits = value >= 100 || power === 0 ? 0 : 1;
  const number = new Intl.NumberFormat(localeOf(getLanguage()), { maximumFractionDigits, useGrouping: false });
  return `${number.format(value)} ${UNITS[power]}`;
}
