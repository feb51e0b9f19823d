import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { languages } from '../locales/all.po';

type DemoTexts = (typeof languages)[string];

/** What the demo says, in a language. */
export const textsIn = (language: SpokenLanguage): DemoTexts => (languages[language] ?? languages.en) as DemoTexts;
