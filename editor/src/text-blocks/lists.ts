import type { Component } from 'grapesjs';

export const LIST_KINDS = ['ul', 'ol'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** The class of lists in texts, which look the same in sections of every kind. */
export const WRITTEN = 'list';

interface List {
  component: Component;
  kind: ListKind;
  /** Whether it is a list in a text, rather than one that its section draws in a way of its own. */
  isWritten: boolean;
}

const listKind = (component: Component | undefined): ListKind | undefined =>
  LIST_KINDS.find((kind) => kind === String(component?.get('tagName')).toLowerCase());

/** The list that a text is an item of. */
export function listOf(item: Component): List | undefined {
  const component = item.parent();
  const kind = listKind(component);
  if (!component || !kind || String(item.get('tagName')).toLowerCase() !== 'li') return undefined;
  const classes = component.getClasses() as string[];
  return { component, kind, isWritten: classes.length === 0 || classes.includes(WRITTEN) };
}

const siblingOf = (component: Component, by: 1 | -1): Component | undefined =>
  component
    .parent()
    ?.components()
    .at(component.index() + by);

const isWrittenList = (component: Component | undefined, kind: ListKind): component is Component =>
  listKind(component) === kind && (component?.getClasses() as string[] | undefined)?.includes(WRITTEN) === true;

function moveItems(items: readonly Component[], list: Component): void {
  for (const item of items) item.move(list, { at: list.components().length });
}

function addList(parent: Component, kind: ListKind, at: number, classes: string[]): Component {
  const [list] = parent.append({ tagName: kind, classes }, { at });
  if (!list) throw new Error('A list was not added.');
  return list;
}

/** Makes a paragraph or a heading an item: of the list beside it, or of one of its own. */
function makeItem(text: Component, kind: ListKind): void {
  const parent = text.parent();
  if (!parent) return;
  const before = siblingOf(text, -1);
  const after = siblingOf(text, 1);
  const list = isWrittenList(before, kind) ? before : addList(parent, kind, text.index(), [WRITTEN]);
  text.set('tagName', 'li');
  moveItems([text], list);
  if (!isWrittenList(after, kind)) return;
  moveItems([...after.components().models], list);
  after.remove();
}

/** Takes an item out of its list as an element of its own; what follows it goes on as a list after it. */
export function takeOut(item: Component, tag: string): void {
  const list = listOf(item);
  const parent = list?.component.parent();
  if (!list || !parent) return;
  const following = list.component.components().models.slice(item.index() + 1);
  const at = list.component.index() + 1;
  item.set('tagName', tag);
  item.move(parent, { at });
  if (following.length > 0)
    moveItems(following, addList(parent, list.kind, at + 1, list.component.getClasses() as string[]));
  if (list.component.components().length === 0) list.component.remove();
}

/** Makes a text an item of a list of some kind, its list one of that kind, or takes it out of such a list. */
export function toggleList(text: Component, kind: ListKind): void {
  const list = listOf(text);
  if (!list) makeItem(text, kind);
  else if (list.kind === kind) takeOut(text, 'p');
  else list.component.set('tagName', kind);
}

/** Adds an item beside another one, with its classes. @returns it */
export function addItem(item: Component, at: number, content: string): Component | undefined {
  const classes = item.getClasses() as string[];
  return item.parent()?.append({ type: 'text', tagName: 'li', classes, components: content }, { at })[0];
}

/** Puts the words of an item at the end of the one before it, and takes it away. @returns the latter */
export function joinWithPrevious(item: Component): Component | undefined {
  const previous = siblingOf(item, -1);
  if (!previous?.isInstanceOf('text')) return undefined;
  for (const part of [...item.components().models]) part.move(previous, { at: previous.components().length });
  item.remove();
  return previous;
}
