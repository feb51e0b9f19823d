import type { Component, Editor } from 'grapesjs';

/** A place on a picture, in percent from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

/** Part of a picture, in percent of its sides. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Shapes that a picture can be cut to, as CSS writes them: width by height. */
export const SHAPES = ['1/1', '4/3', '3/2', '16/9', '4/5', '3/4'] as const;
export type Shape = (typeof SHAPES)[number];

const HUNDRED = 100;

/**
 * What is shown of a picture that fills a place of other proportions around a point. `picture` and `place` are widths
 * divided by heights.
 */
export function cutOf(picture: number, place: number, { x, y }: Point): Cut {
  const width = Math.min(1, place / picture) * HUNDRED;
  const height = Math.min(1, picture / place) * HUNDRED;
  return { left: ((HUNDRED - width) * x) / HUNDRED, top: ((HUNDRED - height) * y) / HUNDRED, width, height };
}

/** The declarations of a cut: the place that the section gives a picture keeps its width alone. */
const CUT = { 'object-fit': 'cover', height: 'auto', 'min-height': '0', 'max-height': 'none' } as const;

/** What GrapesJS is told so that a picture has a shape; empty takes it back. */
export const shapeRules = (shape: Shape | ''): Record<string, string> => ({
  'aspect-ratio': shape,
  ...(shape ? CUT : Object.fromEntries(Object.keys(CUT).map((name) => [name, '']))),
});

/** The rule of an element alone on the screen that is shown; empty where it has none. */
export function ownRule(editor: Editor, component: Component): Record<string, unknown> {
  const target = editor.StyleManager.getModelToStyle(component, { skipAdd: true });
  return (target as unknown) === component ? {} : target.getStyle();
}

/** The shape that a picture was given on the screen that is shown; empty where it has that of its section. */
export function shapeOf(editor: Editor, component: Component): Shape | '' {
  const ratio = String(ownRule(editor, component)['aspect-ratio'] ?? '').replace(/\s+/g, '');
  return SHAPES.find((shape) => shape === ratio) ?? '';
}

/** Whether a picture can be given a shape: a logo is shown whole, and what fills a place has the place's. */
export const takesShape = ({ objectFit, position, alignSelf }: CSSStyleDeclaration): boolean =>
  objectFit !== 'contain' && position !== 'absolute' && position !== 'fixed' && alignSelf !== 'stretch';
