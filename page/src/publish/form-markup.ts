import type { PageLanguage } from '@landfall/shared/contracts';
import { isPageLanguage, languageOfWords, WORDS } from '../languages/languages.ts';
import type { PageWords } from '../languages/page-words.ts';
import { type Html, html } from '../sections/html.ts';
import { formId } from './form-id.ts';
import { FORM_ID, FORM_NUMBER, FORM_PAGE, TRAP } from './form-names.ts';
import { formRules, isDynamic, stepFragment } from './form-rules.ts';
import type { ReadForm } from './read-form.ts';
import { readForms, stepsOf } from './read-forms.ts';
import { shownFields } from './shown-fields.ts';

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

/**
 * A published document whose thanks for a form, from 1, lead to a file: the form was sent, and this is what its visitor gets.
 * Unchanged where it has no such form.
 */
export function withDownload(
  document: string,
  number: number,
  { href, label }: { href: string; label: string },
): string {
  const start = document.indexOf(`<div class="lf-sent" id="${sentFragment(number)}"`);
  const end = document.indexOf('</div>', start);
  if (start < 0 || end < 0) return document;
  const link = html`<p style="margin:20px 0 0"><a class="button" href="${href}">${label}</a></p>`;
  return document.slice(0, end) + link.markup + document.slice(end);
}

/** Whether a published document asks visitors for anything. */
export const hasForm = (document: string): boolean => /<form[\s>]/.test(document);

const RULES = `.lf-sent{display:none;scroll-margin-top:24px;padding:28px 32px;border-radius:14px;background:var(--soft,#eef);color:var(--ink,#111);font-size:1.13rem}.lf-sent:target{display:block}.lf-sent:target+form{display:none}.lf-sent strong{display:block;font-size:1.35rem}.lf-trap{position:absolute;inset-inline-start:-9999px;width:1px;height:1px;overflow:hidden}`;
const STEP_RULES =
  '.lf-step,.lf-ways{display:none;grid-column:1/-1;margin:0}.lf-step{font-weight:600;scroll-margin-top:24px}.lf-step:focus{outline:none}.lf-ways{flex-wrap:wrap;gap:16px;align-items:center}@supports selector(:has(*)){form:not([data-all]) .lf-step{display:block}form:not([data-all]) .lf-ways{display:flex}}';

/** Where a form is sent, and what of it works. */
export interface FormTarget {
  /** By default the page's own address. */
  action?: string;
  /** Where the page stands on a host that is not ours; empty on ours. */
  place?: string;
  /** Empty where its forms have no ids. */
  pageId?: string;
  /** False where the account's plan has no steps, conditions and files: the form is one of plain fields then. */
  isAdvanced?: boolean;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Which step it is, before its fields, and the ways to the others, after them. */
function stepMarkup(steps: number, number: number, words: PageWords['steps']): { marks: Html; ways: Html } {
  const all = Array.from({ length: steps }, (_, index) => index + 1);
  const to = (step: number, label: string, className: string) =>
    html`<a class="${className}" href="#${stepFragment(number, step)}">${label}</a>`;
  const marks = html`${all.map(
    (step) =>
      html`<p class="lf-step" id="${stepFragment(number, step)}" data-step="${step}" tabindex="-1">${words.of.replace('{}', String(step)).replace('{}', String(steps))}</p>`,
  )}`;
  const ways = html`${all.map(
    (step) =>
      html`<div class="lf-ways" data-step="${step}">${step < steps && to(step + 1, words.next, 'button')}${step > 1 && to(step - 1, words.back, 'lf-back')}</div>`,
  )}`;
  return { marks, ways };
}

/** Takes the marks of steps and conditions out of a form that has neither. */
function unmarked(document: string, { tagEnd, end }: ReadForm): Edit[] {
  const tags = document.slice(tagEnd, end).matchAll(/<[a-z][^<>]*>/g);
  return [...tags].flatMap(({ 0: tag, index }) => {
    const text = tag.replace(/\sdata-(?:step|if|is)="[^"]*"/g, '');
    const start = tagEnd + index;
    return text === tag ? [] : [{ start, end: start + tag.length, text }];
  });
}

/** What a form's own markup becomes, once it works. */
function editsOf(document: string, form: ReadForm, number: number, target: FormTarget): Edit[] {
  const { action = '', place = '', pageId = '', isAdvanced = true } = target;
  const shown = { ...form, fields: shownFields(form.fields, isAdvanced) };
  const { thanks, steps: stepWords } = WORDS[languageOf(document)];
  const [isSplit, steps] = [isDynamic(shown), stepsOf(shown)];
  const hasFile = shown.fields.some(({ type }) => type === 'file');
  const marked = [
    html`<div class="lf-sent" id="${sentFragment(number)}" role="status"><strong>${thanks.title}</strong>${form.thanks || thanks.text}</div>`,
    html`<div class="lf-trap" aria-hidden="true"><label>${thanks.trap}<input type="text" name="${TRAP}" tabindex="-1" autocomplete="off"></label></div>`,
    number > 1 && html`<input type="hidden" name="${FORM_NUMBER}" value="${String(number)}">`,
    place && html`<input type="hidden" name="${FORM_PAGE}" value="${place}">`,
    pageId && html`<input type="hidden" name="${FORM_ID}" value="${formId(pageId, form.written)}">`,
  ];
  const [sent, ...controls] = marked.map((part) => (part ? part.markup : ''));
  const { marks, ways } = stepMarkup(steps, number, stepWords);
  const attributes = document.slice(form.start, form.tagEnd).replace(/^<form|>$/g, '');
  const kept = attributes.replace(
    /\s(?:action|method|enctype|novalidate|data-thanks|data-next-step|data-file)(?:="[^"]*")?/g,
    '',
  );
  const added = html` method="post"${action && html` action="${action}"`}${hasFile && html` enctype="multipart/form-data"`}${isSplit && html` data-lf="${number}" novalidate=""`}`;
  const edits: Edit[] = [
    {
      start: form.start,
      end: form.tagEnd,
      text: `${sent}<form${kept}${added.markup}>${controls.join('')}${steps > 1 ? marks.markup : ''}`,
    },
  ];
  for (const { name, start, end } of form.places)
    if (!shown.fields.some((field) => field.name === name)) edits.push({ start, end, text: '' });
  if (!isSplit) return [...edits, ...unmarked(document, form)];
  for (const option of document.slice(form.tagEnd, form.end).matchAll(/<option>([^<>]*)<\/option>/g)) {
    const start = form.tagEnd + option.index;
    edits.push({ start, end: start + '<option>'.length, text: `<option value="${(option[1] ?? '').trim()}">` });
  }
  if (steps === 1) return edits;
  // The button is the last step's.
  const inside = document.slice(form.tagEnd, form.end);
  const button = /<div class="send[\s"]/.exec(inside) ?? /<button[\s>]/.exec(inside);
  const at = form.tagEnd + (button?.index ?? inside.lastIndexOf('</form'));
  const tag = button && /^<\w+/.exec(button[0])?.[0].length;
  edits.push({
    start: at,
    end: at + (tag ?? 0),
    text: `${ways.markup}${document.slice(at, at + (tag ?? 0))}${tag ? ` data-step="${steps}"` : ''}`,
  });
  return edits;
}

/**
 * A published document whose forms work: each has the trap for programs, its id, its steps, and the thanks that are shown in
 * its place afterwards.
 */
export function withForms(document: string, target: FormTarget = {}): string {
  if (!hasForm(document)) return document;
  const forms = readForms(document);
  const edits = forms.flatMap((form, index) => editsOf(document, form, index + 1, target));
  let working = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    working += document.slice(from, start) + text;
    from = end;
  }
  const isAdvanced = target.isAdvanced ?? true;
  const own = isAdvanced ? forms.map((form, index) => formRules(form, index + 1)).join('') : '';
  const rules = RULES + (isAdvanced && forms.some((form) => stepsOf(form) > 1) ? STEP_RULES : '') + own;
  return (working + document.slice(from)).replace('</style>', () => `${rules}</style>`);
}
