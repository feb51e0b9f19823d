export { pageLanguageOfTexts, textLocale } from '@landfall/shared/facts';
