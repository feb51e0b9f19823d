import type { PageLanguage } from '@landfall/shared/contracts';
import { isPageLanguage, languageOfWords, WORDS } from '../languages/languages.ts';
import { html } from '../sections/html.ts';
import { FORM_NUMBER, TRAP } from './form-names.ts';

/** The fragment that visitors come back to once the page's form of this number, from 1, was taken in. */
export const sentFragment = (number: number): string => (number === 1 ? 'sent' : `sent-${number}`);

/** The language of our words in a published document. */
export function languageOf(document: string): PageLanguage {
  const [, language = '', rest = ''] = /<html lang="([a-z]{2,3})"([^<>]*)>/.exec(document) ?? [];
  const [, words = ''] = / data-words="([a-z]{2})"/.exec(rest) ?? [];
  return languageOfWords({ language, words: isPageLanguage(words) ? words : undefined });
}

/** What a visitor reads after sending a form, by the page's language. */
export const thanksIn = (language: PageLanguage): { title: string; text: string } => WORDS[language].thanks;

/** Whether a published document asks visitors for anything. */
export const hasForm = (document: string): boolean => /<form[\s>]/.test(document);

const RULES = `.lf-sent{display:none;scroll-margin-top:24px;padding:28px 32px;border-radius:14px;background:var(--soft,#eef);color:var(--ink,#111);font-size:1.13rem}.lf-sent:target{display:block}.lf-sent:target+form{display:none}.lf-sent strong{display:block;font-size:1.35rem}.lf-trap{position:absolute;inset-inline-start:-9999px;width:1px;height:1px;overflow:hidden}`;

/**
 * A published document whose forms work: each has the trap for programs, and the thanks that are shown in its place
 * afterwards. `action` is where forms are sent; by default to the page's own address.
 */
export function withForms(document: string, action = ''): string {
  if (!hasForm(document)) return document;
  const { title, text, trap } = WORDS[languageOf(document)].thanks;
  const hidden = html`<div class="lf-trap" aria-hidden="true"><label>${trap}<input type="text" name="${TRAP}" tabindex="-1" autocomplete="off"></label></div>`;
  const target = action && html` action="${action}"`.markup;
  let number = 0;
  return document
    .replace('</style>', () => `${RULES}</style>`)
    .replace(/<form(\s[^<>]*)?>/g, (_tag, attributes = '') => {
      number += 1;
      const thanks = html`<div class="lf-sent" id="${sentFragment(number)}" role="status"><strong>${title}</strong>${text}</div>`;
      const which = number > 1 && html`<input type="hidden" name="${FORM_NUMBER}" value="${String(number)}">`;
      const kept = attributes.replace(/\s(?:action|method)="[^"]*"/g, '');
      return `${thanks.markup}<form${kept} method="post"${target}>${hidden.markup}${which ? which.markup : ''}`;
    });
}
