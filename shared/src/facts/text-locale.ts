import { getLanguage } from '@landfall/shared';
import { PAGE_LANGUAGES } from '@landfall/shared/contracts';

/** What dates and numbers know the language of the texts by. */
export function textLocale(): string {
  const language = getLanguage();
  return language === 'default' ? 'en' : language;
}

/** The language of the texts among those that a page can have: 'pt' for Brazilian Portuguese; else English. */
export function pageLanguageOfTexts(): (typeof PAGE_LANGUAGES)[number] {
  const spoken = textLocale().split('-')[0];
  return PAGE_LANGUAGES.find((language) => language === spoken) ?? 'en';
}
