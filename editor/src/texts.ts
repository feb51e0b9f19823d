import { LANGUAGES } from '@landfall/shared/languages';
import { languages } from './locales/all.po';
import type { EditorTexts, TextName } from './text-name.ts';

export type { TextName };

type ValuesOf<N extends TextName> = EditorTexts[N] extends (...values: infer V) => string ? V : [];

/** The language that was chosen in the dashboard, which keeps it on this origin. */
export const language: string =
  LANGUAGES.find(({ language }) => language === localStorage.getItem('language'))?.language ?? 'en';

const texts = (languages[language] ?? languages.en) as EditorTexts;

/** A text in the chosen language, with its values. */
export function say<N extends TextName>(name: N, ...values: ValuesOf<N>): string {
  const text: string | ((...values: never[]) => string) = texts[name];
  return typeof text === 'string' ? text : (text as (...values: unknown[]) => string)(...values);
}

/** Puts the shell, which comes in English, into the chosen language, and tells the browser. */
export function localiseShell(): void {
  document.documentElement.lang = language;
  for (const [attribute, apply] of [
    ['data-text', (element: Element, text: string) => element.replaceChildren(text)],
    ['data-name', (element: Element, text: string) => element.setAttribute('aria-label', text)],
    ['data-hint', (element: Element, text: string) => element.setAttribute('title', text)],
  ] as const)
    for (const element of document.querySelectorAll(`[${attribute}]`))
      apply(element, say(element.getAttribute(attribute) as TextName));
}
