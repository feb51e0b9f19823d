import type { EditorStart } from './editor-start.ts';

/** What the server put into the page. */
export const readStart = (): EditorStart => JSON.parse(document.getElementById('start')?.textContent ?? '{}');

/** An element of the shell that has to be there. */
export function find<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`The editor's page has no ${selector}.`);
  return element;
}
