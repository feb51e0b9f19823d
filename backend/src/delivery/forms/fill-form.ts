import { FORM_NUMBER, TRAP } from '@landfall/page/publish/form-names';
import { html } from '@landfall/page/sections/html';

/** What a visitor sent: names with their values, as a browser encodes them. */
export type Sent = readonly (readonly [name: string, value: string])[];

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
const escaped = (text: string): string => html`${text}`.markup;

/** An attribute of a tag as our renderer and our sanitiser write it: in double quotes. */
function attribute(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(attributes) ?? [];
  return value === undefined ? undefined : decoded(value);
}

const without = (attributes: string, name: string): string =>
  attributes.replace(new RegExp(` ${name}(?:="[^"]*")?(?=[ /]|$)`), '');

/** Hands out the values of each name in the order in which they were sent. */
function valuesOf(sent: Sent) {
  const left = new Map<string, string[]>();
  for (const [name, value] of sent) left.set(name, [...(left.get(name) ?? []), value]);
  return {
    next: (name: string): string | undefined => left.get(name)?.shift(),
    has: (name: string, value: string): boolean => left.get(name)?.includes(value) === true,
  };
}

/** Changes every element of a kind, none of which lies in another one. */
function eachElement(
  markup: string,
  tag: 'form' | 'select' | 'textarea',
  change: (whole: string, attributes: string, content: string) => string,
): string {
  const [opening, closing] = [`<${tag}`, `</${tag}>`];
  let changed = '';
  let from = 0;
  for (;;) {
    const start = markup.indexOf(opening, from);
    const content = start < 0 ? -1 : markup.indexOf('>', start);
    const end = content < 0 ? -1 : markup.indexOf(closing, content);
    if (end < 0) return changed + markup.slice(from);
    const next = end + closing.length;
    const attributes = markup.slice(start + opening.length, content);
    const isElement = attributes === '' || attributes.startsWith(' ');
    const whole = markup.slice(start, next);
    changed += markup.slice(from, start);
    changed += isElement ? change(whole, attributes, markup.slice(content + 1, end)) : whole;
    from = next;
  }
}

const CHOICES = new Set(['checkbox', 'radio']);
const KEPT = new Set(['hidden', 'submit']);

/** What is wrong with a field. */
export interface FieldProblem {
  name: string;
  label: string;
  text: string;
}

const ERROR =
  'display:block;margin-top:4px;padding:4px 10px;border-radius:8px;font-weight:600;background:#fff4e5;color:#8a1c1c';

/** Says beside the first control of each name what is wrong with it, so that a screen reader says it too. */
function problemMarks(problems: readonly FieldProblem[], number: number) {
  const left = new Map(problems.map((problem, index) => [problem.name, { ...problem, index }]));
  const idOf = (index: number) => `form-${number}-problem-${index + 1}`;
  const fieldOf = (index: number) => `form-${number}-field-${index + 1}`;
  return {
    fieldOf,
    /** The attributes of a control, and what follows it. */
    mark(name: string, attributes: string): { attributes: string; after: string } {
      const found = problems.findIndex((problem) => problem.name === name);
      if (found < 0) return { attributes, after: '' };
      const isFirst = left.delete(name);
      const { text } = problems[found] as FieldProblem;
      const kept = ['aria-invalid', 'aria-describedby', ...(isFirst ? ['id'] : [])].reduce(without, attributes);
      const id = isFirst && html` id="${fieldOf(found)}"`;
      const marks = html`${id} aria-invalid="true" aria-describedby="${idOf(found)}"`;
      const after = isFirst ? html`<span id="${idOf(found)}" style="${ERROR}">${text}</span>`.markup : '';
      return { attributes: `${marks.markup}${kept}`, after };
    },
  };
}

type Marks = ReturnType<typeof problemMarks>;

/** The controls of one form, filled in again. */
function filled(controls: string, sent: Sent, marks: Marks): string {
  const values = valuesOf(sent);

  const input = (whole: string, own: string): string => {
    const [name, type] = [attribute(own, 'name'), attribute(own, 'type') ?? 'text'];
    if (!name || name === TRAP || KEPT.has(type)) return whole;
    const { attributes, after } = marks.mark(name, own);
    // Browsers let nobody but their user choose a file.
    if (type === 'file') return `<input${attributes}>${after}`;
    if (CHOICES.has(type)) {
      const isChosen = values.has(name, attribute(attributes, 'value') ?? 'on');
      return `<input${isChosen ? ' checked' : ''}${without(attributes, 'checked')}>${after}`;
    }
    return `<input value="${escaped(values.next(name) ?? '')}"${without(attributes, 'value')}>${after}`;
  };
  const area = (whole: string, attributes: string): string => {
    const name = attribute(attributes, 'name');
    if (!name) return whole;
    const marked = marks.mark(name, attributes);
    // A line break at the beginning is not part of the text.
    return `<textarea${marked.attributes}>\n${escaped(values.next(name) ?? '')}</textarea>${marked.after}`;
  };
  const choice = (whole: string, attributes: string, options: string): string => {
    const name = attribute(attributes, 'name');
    if (!name) return whole;
    const marked = options.replace(
      /<option((?: [^<>]*)?)>([^<>]*)/g,
      (_option, own: string, text: string) =>
        `<option${values.has(name, attribute(own, 'value') ?? decoded(text).trim()) ? ' selected' : ''}${without(own, 'selected')}>${text}`,
    );
    const select = marks.mark(name, attributes);
    return `<select${select.attributes}>${marked}</select>${select.after}`;
  };
  const chosen = eachElement(controls, 'select', choice);
  return eachElement(chosen, 'textarea', area).replace(/<input( [^<>]*)>/g, input);
}

/** Which form of its page was sent, from 1. */
const numberOf = (sent: Sent): number => Number(sent.find(([name]) => name === FORM_NUMBER)?.[1] ?? 1);

const NOTICE =
  'padding:16px 20px;margin-bottom:20px;border:2px solid currentColor;border-radius:12px;background:#fff4e5;color:#5c2b00;grid-column:1/-1';

/**
 * A published document with a notice in the form that was sent, and in it what the visitor had typed. Documents are our own
 * writing: attributes stand in double quotes, and no value holds an angle bracket.
 */
export function withTyped(
  document: string,
  sent: Sent,
  [title, text]: readonly [string, string],
  problems: readonly FieldProblem[] = [],
): string {
  let count = 0;
  const wanted = numberOf(sent);
  return eachElement(document, 'form', (whole, attributes, controls) => {
    count += 1;
    if (count !== wanted) return whole;
    const marks = problemMarks(problems, count);
    const list = problems.map(
      (problem, index) =>
        html`<li><a href="#${marks.fieldOf(index)}" style="color:inherit">${problem.label}</a>: ${problem.text}</li>`,
    );
    const summary = problems.length > 0 && html`<ul style="margin:8px 0 0;padding-inline-start:20px">${list}</ul>`;
    const notice = html`<div role="alert" tabindex="-1" autofocus style="${NOTICE}"><strong>${title}</strong><br>${text}${summary}</div>`;
    // All steps at once: what is wrong may stand in any of them.
    const all = problems.length > 0 ? ' data-all=""' : '';
    return `<form${attributes}${all}>${notice.markup}${filled(controls, sent, marks)}</form>`;
  });
}
