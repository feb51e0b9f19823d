import { Parser } from 'htmlparser2';
import { FormReader } from './form-reader.ts';
import type { ReadForm } from './read-form.ts';

/** Each form called something else: of two of one name the first one keeps it, before those that are numbered. */
function withOwnNames(forms: readonly ReadForm[]): ReadForm[] {
  const taken = new Set(forms.map(({ written }) => written));
  const used = new Set<string>();
  return forms.map((form, index) => {
    const isFree = form.written !== '' && !used.has(form.written);
    let written = form.written || String(index + 1);
    while (!isFree && (taken.has(written) || used.has(written))) written += '~';
    used.add(written);
    return { ...form, written };
  });
}

/** The forms of a document, in their order. */
export function readForms(document: string): ReadForm[] {
  const reader = new FormReader();
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => reader.open(tag, attributes, parser.startIndex, parser.endIndex + 1),
      ontext: (text) => reader.text(text),
      onclosetag: (tag, isImplied) => reader.close(tag, isImplied ? parser.startIndex : parser.endIndex + 1),
    },
    { lowerCaseTags: true, recognizeSelfClosing: false },
  );
  parser.end(document);
  return withOwnNames(reader.forms);
}

/** The steps that a form has. */
export const stepsOf = ({ fields }: Pick<ReadForm, 'fields'>): number =>
  fields.reduce((most, { step }) => Math.max(most, step), 1);
