import {
  COLUMN_COUNTS,
  columnClasses,
  columnsClass,
  RATIOS,
  type Ratio,
  ratioClass,
} from '@landfall/page/sections/columns';
import type { Screen } from '@landfall/page/sections/looks';
import type { Component } from 'grapesjs';

/** One way to lay columns out; `name` is the class for it, empty for what the section does by itself. */
export interface Layout {
  name: string;
  columns: number;
  ratio?: Ratio;
  /** Where the first column ends, as a part of the width. */
  share: number;
}

/** An element that lays out what is in it in columns. */
export interface Grid {
  component: Component;
  element: HTMLElement;
  isList: boolean;
}

const LISTS: ReadonlySet<string> = new Set(['UL', 'OL']);
const PARTS: ReadonlySet<string> = new Set(['DIV', 'SECTION', 'HEADER', 'FOOTER', 'ARTICLE']);

const shownIn = (element: Element): HTMLElement[] =>
  ([...element.children] as HTMLElement[]).filter((child) => child.offsetWidth > 0);

const nameOf = (element: Element): string => `${element.tagName} ${element.classList.item(0) ?? ''}`;

/** Whether everything in an element is of one kind. */
const isAlike = (children: readonly HTMLElement[]): boolean =>
  children.every((child) => child.classList.length > 0 && nameOf(child) === nameOf(children[0] as HTMLElement));

const tracksOf = (style: CSSStyleDeclaration): number => style.gridTemplateColumns.split(' ').filter(Boolean).length;

/** An element as a grid whose columns can be chosen; undefined where it is none. */
export function gridOf(component: Component): Grid | undefined {
  const element = component.getEl();
  if (!element || !(LISTS.has(element.tagName) || PARTS.has(element.tagName))) return undefined;
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (style?.display !== 'grid' || style.gridAutoFlow.startsWith('column')) return undefined;
  const children = shownIn(element);
  if (children.length < 2) return undefined;
  const isList = LISTS.has(element.tagName) || isAlike(children);
  // What is neither a list nor two parts has a layout of its own.
  if (!isList && children.length !== 2 && tracksOf(style) !== 2) return undefined;
  return { component, element, isList };
}

const isItem = (component: Component): boolean =>
  ['li', 'form', 'article', 'svg'].includes(component.get('tagName') ?? '');

function gridsIn(component: Component, found: Grid[] = []): Grid[] {
  for (const inner of component.components().models) {
    if (inner.get('type') === 'textnode' || inner.is('text') || isItem(inner)) continue;
    const grid = gridOf(inner);
    if (grid) found.push(grid);
    if (!grid?.isList) gridsIn(inner, found);
  }
  return found;
}

/** The grids that an element shows handles of: those of a section, or else the one that it is, or is a column of. */
export function gridsOf(component: Component): Grid[] {
  if (component.get('attributes')?.['data-section'] !== undefined) return gridsIn(component).slice(0, 2);
  const parent = component.parent();
  const grid = gridOf(component) ?? (parent?.parent() && gridOf(parent));
  return grid ? [grid] : [];
}

/** Columns that an element shows now: as many as stand in its fullest row. */
export function shownColumns(children: readonly { offsetTop: number; offsetHeight: number }[]): number {
  const rows = children.map(
    ({ offsetTop, offsetHeight }) =>
      children.filter(
        (other) => other.offsetTop < offsetTop + offsetHeight && offsetTop < other.offsetTop + other.offsetHeight,
      ).length,
  );
  return Math.max(1, ...rows);
}

function measured({ element, isList }: Grid): Omit<Layout, 'name'> {
  if (isList) {
    const columns = shownColumns(shownIn(element));
    return { columns, share: 1 / columns };
  }
  const style = getComputedStyle(element);
  const [first = 1, second] = style.gridTemplateColumns.split(' ').map(Number.parseFloat);
  return second === undefined ? { columns: 1, share: 1 } : { columns: 2, share: first / (first + second) };
}

/** The class that lays a grid out on a screen; empty where the section does so by itself. */
export const chosenClass = (component: Component, screen: Screen): string =>
  columnClasses(screen).find((name) => (component.getClasses() as string[]).includes(name)) ?? '';

/** Shows a grid with other columns, on the page that is drawn alone. */
export function showColumns({ element }: Grid, screen: Screen, name: string): void {
  element.classList.remove(...columnClasses(screen));
  if (name) element.classList.add(name);
}

/** What a grid does by itself on the screen that is shown. */
function ownLayout(grid: Grid, screen: Screen): Layout {
  const drawn = columnClasses(screen).find((name) => grid.element.classList.contains(name));
  if (!drawn) return { name: '', ...measured(grid) };
  showColumns(grid, screen, '');
  const own = measured(grid);
  showColumns(grid, screen, drawn);
  return { name: '', ...own };
}

/** Ways to lay a grid out beside its own, by number of columns or by the width of the first one. */
export function layoutsBeside(
  own: Layout,
  { isList, items }: { isList: boolean; items: number },
  screen: Screen,
): Layout[] {
  const counts = (isList ? COLUMN_COUNTS.filter((count) => count <= items) : [1 as const])
    .filter((count) => count !== own.columns)
    .map((count) => ({ name: columnsClass(count, screen), columns: count, share: 1 / count }));
  if (isList) return [own, ...counts].toSorted((a, b) => a.columns - b.columns);
  const ratios = RATIOS.map((ratio) => ({
    name: ratioClass(ratio, screen),
    columns: 2,
    ratio,
    share: ratio[0] / (ratio[0] + ratio[1]),
  })).filter(({ share }) => own.columns === 1 || Math.abs(share - own.share) > 0.005);
  return [own, ...ratios, ...counts].toSorted((a, b) => a.share - b.share);
}

/** The ways to lay a grid out, in order. */
export const layoutsOf = (grid: Grid, screen: Screen): Layout[] =>
  layoutsBeside(ownLayout(grid, screen), { isList: grid.isList, items: shownIn(grid.element).length }, screen);

/** Lays a grid out on a screen; an empty name leaves it to the section. */
export function giveColumns(component: Component, screen: Screen, name: string): void {
  for (const other of columnClasses(screen)) if (other !== name) component.removeClass(other);
  if (name) component.addClass(name);
}
