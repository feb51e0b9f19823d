import { html } from '../sections/html.ts';
import { NEXT_STEP } from './next-step-link.ts';

const LINK = /(<a\s[^<>]*?)href="#next-step"/g;
const FORM = /<form\s[^<>]*?data-next-step\b/;

/** Whether a published document has a link or a form that leads to the next step of a funnel. */
export const leadsOn = (document: string): boolean =>
  document.includes(`"${NEXT_STEP}"`) || (document.includes('data-next-step') && FORM.test(document));

/** The place of the first form, or the top of the page: where links lead that have no next step. */
function ownPlace(document: string): string {
  const form = document.search(/<form[\s>]/);
  if (form < 0) return '#';
  const section = document.lastIndexOf('<section', form);
  const [, id = ''] = section < 0 ? [] : (/^<section\s[^<>]*?\bid="([^"]*)"/.exec(document.slice(section, form)) ?? []);
  return `#${id}`;
}

/** A published document whose links to the next step have its path; without one they lead to the page's own form, or its top. */
export function withNextStep(document: string, path: string | null): string {
  if (!document.includes(`"${NEXT_STEP}"`)) return document;
  const { markup } = html`href="${path ?? ownPlace(document)}"`;
  return document.replace(LINK, (_, before: string) => before + markup);
}
