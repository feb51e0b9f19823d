import * as v from 'valibot';
import type { HtmlNode } from '../edit/html-tree.ts';
import { clip } from '../sections/clip.ts';
import { type LeadFormField, leadFormField } from '../sections/kinds/lead-form-field.ts';
import type { Leftovers } from './left-out.ts';

/** Fields of a form of ours, and choices of a field. */
const MOST_FIELDS = 16;
const MOST_OPTIONS = 20;

type Draft = v.InferInput<typeof leadFormField>;

const INPUTS: Readonly<Record<string, Draft['input']>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  number: 'number',
  range: 'number',
  date: 'date',
  file: 'file',
};
const BUTTONS = new Set(['submit', 'button', 'image', 'reset']);

/** A form as far as ours have such fields. */
export interface ImportedForm {
  fields: LeadFormField[];
  /** What its button says; empty where it has none. */
  button: string;
}

function* all(node: HtmlNode): Generator<HtmlNode> {
  yield node;
  for (const child of node.children) yield* all(child);
}

const wordsIn = (node: HtmlNode, without: ReadonlySet<string> = new Set()): string =>
  without.has(node.tag) ? '' : node.text + node.children.map((child) => wordsIn(child, without)).join('');

const CONTROLS: ReadonlySet<string> = new Set(['select', 'textarea', 'button', 'option', 'small']);

/** Without the signs that say that a field is required. */
function withoutMarks(caption: string): string {
  let end = caption.length;
  while (end > 0 && ' *:'.includes(caption.charAt(end - 1))) end -= 1;
  return caption.slice(0, end);
}

function around(node: HtmlNode, tag: string): HtmlNode | null {
  for (let at = node.parent; at; at = at.parent) if (at.tag === tag) return at;
  return null;
}

/** Reads a form's fields by their labels; what ours cannot ask for is noted. */
export function readForm(form: HtmlNode, left: Leftovers): ImportedForm {
  const nodes = [...all(form)];
  const labelled = new Map(
    nodes.flatMap((node) =>
      node.tag === 'label' && node.attributes.for ? [[node.attributes.for, node] as const] : [],
    ),
  );
  const captionOf = (node: HtmlNode): string => {
    const { id = '', name = '', placeholder = '', title = '' } = node.attributes;
    const label = labelled.get(id) ?? around(node, 'label');
    const written = label ? wordsIn(label, CONTROLS) : '';
    return withoutMarks(clip(written || (node.attributes['aria-label'] ?? '') || placeholder || title || name, 110));
  };
  const legendOf = (node: HtmlNode): string => {
    const legend = around(node, 'fieldset')?.children.find(({ tag }) => tag === 'legend');
    return legend ? clip(wordsIn(legend), 110) : '';
  };

  const drafts: Draft[] = [];
  const grouped = new Set<string>();
  let button = '';
  for (const node of nodes) {
    const { tag, attributes } = node;
    const type = (attributes.type ?? 'text').toLowerCase();
    const required = attributes.required !== undefined;
    if (tag === 'button' || (tag === 'input' && BUTTONS.has(type))) {
      if (!button && type !== 'reset') button = clip(tag === 'button' ? wordsIn(node) : (attributes.value ?? ''), 80);
    } else if (tag === 'textarea') drafts.push({ label: captionOf(node), input: 'message', required });
    else if (tag === 'select') {
      const options = nodes
        .filter(
          (option) => option.tag === 'option' && around(option, 'select') === node && option.attributes.value !== '',
        )
        .map((option) => clip(wordsIn(option), 80));
      drafts.push({ label: captionOf(node), input: 'choice', required, options });
    } else if (tag === 'input' && type === 'hidden') left.note('fields');
    else if (tag === 'input' && (type === 'radio' || type === 'checkbox')) {
      const name = attributes.name ?? '';
      const same = nodes.filter(
        (each) => each.tag === 'input' && each.attributes.type === type && name !== '' && each.attributes.name === name,
      );
      if (type === 'checkbox' && same.length < 2) {
        const text = captionOf(node);
        drafts.push({ label: clip(text, 110), input: 'consent', required, text });
      } else if (!grouped.has(name)) {
        grouped.add(name);
        const options = (same.length > 0 ? same : [node]).map(captionOf);
        const style = type === 'radio' ? 'radio' : 'several';
        drafts.push({ label: legendOf(node) || name || (options[0] ?? ''), input: 'choice', style, required, options });
      }
    } else if (tag === 'input') {
      const isName = /name/.test(`${attributes.autocomplete ?? ''} ${attributes.name ?? ''}`.toLowerCase());
      drafts.push({ label: captionOf(node), input: INPUTS[type] ?? (isName ? 'name' : 'text'), required });
    }
  }

  const taken = new Set<string>();
  const fields = drafts.flatMap(({ options = [], ...draft }) => {
    let { label } = draft;
    for (let count = 2; taken.has(label); count += 1) label = `${draft.label} ${count}`;
    const kept = [...new Set(options.filter(Boolean))].slice(0, MOST_OPTIONS);
    const field = v.safeParse(leadFormField, { ...draft, label, options: kept });
    const isWhole = field.success && (draft.input !== 'choice' || kept.length > 0) && taken.size < MOST_FIELDS;
    if (!isWhole) left.note('fields');
    else taken.add(label);
    return isWhole ? [field.output] : [];
  });
  return { fields, button };
}
