import english, { type EditorTexts } from './texts.en.ts';
import spanish from './texts.es.ts';

export type TextName = keyof EditorTexts;

/** The language that was chosen in the dashboard, which keeps it on this origin. */
export const language: 'en' | 'es' = localStorage.getItem('language') === 'es' ? 'es' : 'en';

const texts: EditorTexts = language === 'es' ? spanish : english;

/** A text in the chosen language, its `{}` filled in one after the other. */
export const say = (name: TextName, ...values: (string | number)[]): string =>
  texts[name].replaceAll('{}', () => String(values.shift() ?? ''));

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
