import { isPageLanguage } from '@landfall/page/languages/languages';
import type { PageLanguage } from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';

/** The language of pages that is nearest to what somebody reads the dashboard in: `pt` for `pt-BR`; English where pages have none. */
export function pageLanguageOf(language: SpokenLanguage): PageLanguage {
  const primary = language.split('-')[0] ?? '';
  return isPageLanguage(primary) ? primary : 'en';
}
