import type { Component, Editor } from 'grapesjs';
import { isPopup } from '../popups/popup.ts';

/** Spaces that fit each other, in pixels. */
export const SPACES = [0, 4, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128, 160, 200, 240] as const;

export const SIDES = ['top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];
export type Space = `${'padding' | 'margin'}-${Side}`;

/** The values that a space can be given: the scale, and what it is now. */
export const spacesAround = (now: number): number[] => [...new Set<number>([...SPACES, now])].toSorted((a, b) => a - b);

/** Which of some values, in order, is next to one. */
export const nearestTo = (values: readonly number[], wanted: number): number =>
  values.reduce(
    (best, value, at) => (Math.abs(value - wanted) < Math.abs((values[best] ?? 0) - wanted) ? at : best),
    0,
  );

const SECTIONS: ReadonlySet<string> = new Set(['SECTION', 'HEADER', 'FOOTER']);
const SINGLE: ReadonlySet<string> = new Set([
  ...['A', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'IMG', 'SVG', 'VIDEO'],
  // What the canvas marks as a sample is no ground of theirs.
  ...['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'P', 'DT', 'DD', 'FIGCAPTION', 'LABEL', 'STRONG', 'SPAN'],
]);

/** Whether an element has a ground or an edge of its own, so that space in it looks other than space around it. */
const isBox = (element: Element, style: CSSStyleDeclaration): boolean =>
  SECTIONS.has(element.tagName) ||
  (!SINGLE.has(element.tagName.toUpperCase()) &&
    (!/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
      style.boxShadow !== 'none' ||
      [style.borderTopStyle, style.borderBottomStyle].some((edge) => edge !== 'none')));

/**
 * The spaces above and below an element that can be changed: inside of sections and of what has a ground of its own, around
 * anything else; none for words in a line, for the page itself, for icons, which have no room for handles, and for popups,
 * whose section is drawn by the editor alone.
 */
export function spacesOf(component: Component, element: Element, style: CSSStyleDeclaration): Space[] {
  const tag = component.get('tagName');
  const isFixed = !component.parent() || tag === 'main' || tag === 'svg' || component.get('stylable') === false;
  if (isFixed || isPopup(component) || /^(?:inline|none|contents|table-.*)$/.test(style.display)) return [];
  const kind = isBox(element, style) ? 'padding' : 'margin';
  return SIDES.map((side): Space => `${kind}-${side}`);
}

/** How large a space is on the screen that is shown, in pixels. */
export const spaceOf = (style: CSSStyleDeclaration, space: Space): number =>
  Math.round((Number.parseFloat(style.getPropertyValue(space)) || 0) * 100) / 100;

/** Gives the selected element a space on the screen that is shown, as the Style panel would. */
export const giveSpace = (editor: Editor, space: Space, pixels: number): void =>
  editor.StyleManager.addStyleTargets({ [space]: `${pixels}px` }, {});
