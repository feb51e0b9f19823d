import type { Component, Editor } from 'grapesjs';
import { listOf } from './lists.ts';

/** What a text can be: a paragraph, or a heading of some level. */
export const TEXT_KINDS = ['p', 'h1', 'h2', 'h3', 'h4'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

const FORMATTED: ReadonlySet<string> = new Set([...TEXT_KINDS, 'h5', 'h6']);

export const tagOf = (component: Component): string => String(component.get('tagName') ?? '').toLowerCase();

/** Whether a text can be made a paragraph or a heading: it is one, or an item of a list that was written. */
export function isFormattable(component: Component): boolean {
  if (!component.isInstanceOf('text')) return false;
  return FORMATTED.has(tagOf(component)) || listOf(component)?.isWritten === true;
}

/** Whether a text can be an item of a list: only words may stand where a heading is grouped with its line. */
export const isListable = (component: Component): boolean =>
  isFormattable(component) && (listOf(component) !== undefined || tagOf(component.parent() ?? component) !== 'hgroup');

const hasHeadline = (component: Component): boolean =>
  tagOf(component) === 'h1' || component.components().models.some(hasHeadline);

/** The kinds that a text can be made: a page has one headline. */
export function kindsFor(editor: Editor, component: Component): TextKind[] {
  const page = editor.getWrapper();
  const isTaken = page !== undefined && tagOf(component) !== 'h1' && hasHeadline(page);
  return TEXT_KINDS.filter((kind) => kind !== 'h1' || !isTaken);
}
