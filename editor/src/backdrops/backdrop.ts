import {
  BACKDROP,
  BACKDROP_FILM,
  BACKDROP_PICTURE,
  isBackdrop,
  isBackdropFilm,
  SHADES,
  shadeClass,
} from '@landfall/page/sections/parts/backdrops';
import type { Component, Editor } from 'grapesjs';
import { isPopup } from '../popups/popup.ts';

const TYPE = 'backdrop';

/** What nobody selects, moves or deletes by itself: it is part of its section. */
const FIXED = {
  ...{ selectable: false, hoverable: false, highlightable: false, layerable: false },
  ...{ draggable: false, droppable: false, removable: false, copyable: false, editable: false },
};

/** GrapesJS plugin, also without a browser: what lies behind a section belongs to it. */
export function backdropType(editor: Editor): void {
  editor.Components.addType(TYPE, {
    isComponent: ({ tagName, className }) => tagName === 'DIV' && isBackdrop(className),
    model: { defaults: { tagName: 'div', ...FIXED, propagate: Object.keys(FIXED) } },
  });
}

/** The proportions and the address of a picture. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** Whether something can lie behind an element. */
export const takesBackdrop = (component: Component): boolean =>
  component.get('tagName') === 'section' && !isPopup(component);

const classesOf = (component: Component): string[] => component.getClasses() as string[];

/** What lies behind a section; undefined where nothing does. */
export const backdropOf = (section: Component): Component | undefined =>
  section.components().models.find((inner) => inner.is(TYPE));

/** The picture of a backdrop. */
export const pictureOf = (backdrop: Component): Component | undefined =>
  backdrop.components().models.find((inner) => inner.get('tagName') === 'img');

const filmOf = (backdrop: Component): Component | undefined =>
  backdrop.components().models.find((inner) => isBackdropFilm(classesOf(inner).join(' ')));

/** Address of the video of a backdrop; empty where it has none. */
export const filmAddress = (backdrop: Component): string => String(filmOf(backdrop)?.getAttributes().href ?? '');

/** How dark a backdrop is made, in percent of black. */
export function shadeOf(backdrop: Component): number {
  const classes = classesOf(backdrop);
  return SHADES.find((percent) => classes.includes(shadeClass(percent))) ?? 60;
}

/** Makes a backdrop so dark, in percent of black. */
export const setShade = (backdrop: Component, percent: number): void =>
  void backdrop.setClass([BACKDROP, shadeClass(percent)]);

const isFirst = (section: Component): boolean =>
  section
    .parent()
    ?.components()
    .models.find((beside) => beside.get('tagName') === 'section') === section;

/** Puts a picture behind a section, so dark that text on it can be read; another one takes the place of the first. */
export function putPicture(section: Component, { src, width, height }: Picture, shade: number): void {
  const backdrop = backdropOf(section);
  const picture = backdrop && pictureOf(backdrop);
  const sides = { width: String(width), height: String(height) };
  if (backdrop && picture) {
    picture.set('src', src);
    picture.addAttributes(sides);
    setShade(backdrop, shade);
    return;
  }
  // What is seen first is loaded first.
  const order = isFirst(section) ? { fetchpriority: 'high' } : { loading: 'lazy' };
  const shown = { type: 'image', classes: [BACKDROP_PICTURE], attributes: { src, ...sides, alt: '', ...order } };
  if (backdrop) {
    // Of another page, whose picture was another account's.
    backdrop.append(shown, { at: 0 });
    setShade(backdrop, shade);
  } else section.append({ type: TYPE, classes: [BACKDROP, shadeClass(shade)], components: [shown] }, { at: 0 });
}

/** Has a video play over the picture of a backdrop; an empty address takes it away. `stop` is what its tick says. */
export function putFilm(backdrop: Component, href: string, stop: string): void {
  const film = filmOf(backdrop);
  if (!href) film?.remove();
  else if (film) film.addAttributes({ href });
  else backdrop.append({ type: 'link', classes: [BACKDROP_FILM], attributes: { href }, components: stop });
}
