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

/** The controls of one form, filled in again. */
function filled(controls: string, sent: Sent): string {
  const values = valuesOf(sent);

  const input = (whole: string, attributes: string): string => {
    const [name, type] = [attribute(attributes, 'name'), attribute(attributes, 'type') ?? 'text'];
    if (!name || name === TRAP || KEPT.has(type)) return whole;
    if (CHOICES.has(type)) {
      const isChosen = values.has(name, attribute(attributes, 'value') ?? 'on');
      return `<input${isChosen ? ' checked' : ''}${without(attributes, 'checked')}>`;
    }
    return `<input value="${escaped(values.next(name) ?? '')}"${without(attributes, 'value')}>`;
  };
  const area = (whole: string, attributes: string): string => {
    const name = attribute(attributes, 'name');
    // A line break at the beginning is not part of the text.
    return name ? `<textarea${attributes}>\n${escaped(values.next(name) ?? '')}</textarea>` : whole;
  };
  const choice = (whole: string, attributes: string, options: string): string => {
    const name = attribute(attributes, 'name');
    if (!name) return whole;
    const marked = options.replace(
      /<option((?: [^<>]*)?)>([^<>]*)/g,
      (_option, own: string, text: string) =>
        `<option${values.has(name, attribute(own, 'value') ?? decoded(text).trim()) ? ' selected' : ''}${without(own, 'selected')}>${text}`,
    );
    return `<select${attributes}>${marked}</select>`;
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
export function withTyped(document: string, sent: Sent, [title, text]: readonly [string, string]): string {
  let count = 0;
  const wanted = numberOf(sent);
  return eachElement(document, 'form', (whole, attributes, controls) => {
    count += 1;
    if (count !== wanted) return whole;
    const notice = html`<div role="alert" tabindex="-1" autofocus style="${NOTICE}"><strong>${title}</strong><br>${text}</div>`;
    return `<form${attributes}>${notice.markup}${filled(controls, sent)}</form>`;
  });
}
