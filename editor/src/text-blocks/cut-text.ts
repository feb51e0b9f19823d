import type { Component } from 'grapesjs';
import { type Caret, placeAt } from './caret.ts';

/**
 * Takes what is marked out of a text, and what stands behind it.
 * @returns an element with the latter, without the names that the copy of an element would share with it
 */
export function cutText(text: Component, { start, end }: Caret): HTMLElement {
  const rest = document.createElement('div');
  const copy = text.getEl()?.cloneNode(true) as HTMLElement | undefined;
  if (!copy) return rest;
  const range = copy.ownerDocument.createRange();
  range.setStart(...placeAt(copy, end));
  range.setEnd(copy, copy.childNodes.length);
  rest.append(range.extractContents());
  range.setStart(...placeAt(copy, start));
  range.deleteContents();
  text.components(copy.innerHTML);
  for (const named of rest.querySelectorAll('[id]')) named.removeAttribute('id');
  return rest;
}
