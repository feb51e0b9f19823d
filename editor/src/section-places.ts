import type { Component, Editor } from 'grapesjs';
import { mainOf } from './blocks.ts';
import { inSection, isFlow, isSection } from './place-element.ts';

/** What stands beside the page's main part by itself. */
const BESIDE_MAIN = ['header', 'footer', 'nav'];

const isAround = (around: Component, inner: Component): boolean => inner.parents().includes(around);

/** The page's main part, where it has one. */
function mainPartOf(editor: Editor): Component | undefined {
  const main = mainOf(editor);
  return main === editor.getWrapper() ? undefined : main;
}

/** GrapesJS plugin: a section is dropped between sections, never into one. What lies elsewhere already is moved anywhere. */
export function sectionPlaces(editor: Editor): void {
  const draggable = (source: Component, target: Component): boolean => {
    const main = mainPartOf(editor);
    if (!main || !isSection(source)) return true;
    const isBetween = (place: Component) => place === main || isAround(place, main);
    const from = source.parent();
    const isOnPage = source.parents().at(-1) === editor.getWrapper();
    return isBetween(target) || (isOnPage && from !== undefined && !isBetween(from));
  };
  editor.Components.addType('default', { model: { defaults: { draggable: draggable as never } } });
}

/** Where in the main part belongs what was dropped in it or beside it; undefined for what lies in a section. */
function placeInMain(dropped: Component, main: Component): number | undefined {
  const parent = dropped.parent();
  if (parent === main) return dropped.index();
  const beside = [main, ...main.parents()].find((part) => part.parent() === parent);
  if (!beside) return undefined;
  return dropped.index() < beside.index() ? 0 : main.components().length;
}

/** An element that was dropped at the edge of a section keeps the section's margins: it goes in what holds the others. */
function keepMargins(dropped: Component, main: Component): void {
  const section = dropped.parent();
  if (section?.parent() !== main) return;
  const wraps = section.components().models.filter((inner) => (inner.getClasses() as string[]).includes('wrap'));
  const flow = wraps.find(isFlow);
  if (flow) dropped.move(flow, { at: dropped.index() < flow.index() ? 0 : flow.components().length });
  else if (wraps.length > 0) {
    const [wrap] = section.append('<div class="wrap"></div>', { at: dropped.index() });
    if (wrap) dropped.move(wrap, { at: 0 });
  }
}

/** What is dropped beside the page's main part goes into it, and a single element between sections gets one of its own. */
export function settleDropped(editor: Editor): void {
  const settle = (dropped: Component) => {
    const main = mainPartOf(editor);
    if (!main || BESIDE_MAIN.includes(String(dropped.get('tagName')))) return;
    const at = placeInMain(dropped, main);
    if (isSection(dropped)) {
      if (at !== undefined && dropped.parent() !== main) dropped.move(main, { at });
      return;
    }
    if (at === undefined) return keepMargins(dropped, main);
    const [section] = main.append(inSection(''), { at });
    const wrap = section?.components().at(0);
    if (wrap) dropped.move(wrap, { at: 0 });
  };
  editor.on('component:drag:end', ({ target }: { target?: Component }) => target && settle(target));
  editor.on('block:drag:stop', (dropped?: Component) => {
    if (!dropped) return;
    settle(dropped);
    editor.select(dropped);
  });
}
