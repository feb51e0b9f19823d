import { LANGUAGES } from '@landfall/shared/languages';
import { languages } from '../locales/all.po';

type DemoTexts = (typeof languages)[string] & { language: string };

function chosen(): string {
  try {
    return localStorage.getItem('language') ?? '';
  } catch {
    return '';
  }
}

/** What the demo says, in the language that the dashboard is read in. */
export function texts(): DemoTexts {
  const language = LANGUAGES.find((known) => known.language === chosen())?.language ?? 'en';
  return { ...(languages[language] ?? languages.en), language } as DemoTexts;
}
