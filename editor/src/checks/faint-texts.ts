import type { Component } from 'grapesjs';
import { backdropOf } from '../backdrops/backdrop.ts';
import { type Color, isReadable, over } from './contrast.ts';

const WHITE: Color = [255, 255, 255, 1];

/** Reads any color that CSS has by drawing it. */
function colorReader(): (css: string) => Color {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Color>();
  return (css) => {
    const before = known.get(css);
    if (before) return before;
    if (context) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    const color: Color = [red, green, blue, alpha / 255];
    known.set(css, color);
    return color;
  };
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  // What only screen readers read is a pixel wide.
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

/** What is behind an element: an opaque color and the element that has it; null where that is a picture or cannot be told. */
function groundOf(
  element: Element,
  colorOf: (css: string) => Color,
  hasBackdrop: (element: Element) => boolean,
): { color: Color; from: Element | null } | null {
  const layers: Color[] = [];
  let from: Element | null = element;
  for (; from; from = from.parentElement) {
    const style = getComputedStyle(from);
    if (style.backgroundImage !== 'none' || hasBackdrop(from)) return null;
    const color = colorOf(style.backgroundColor);
    layers.push(color);
    if (color[3] === 1) break;
    // It may lie over something else than what it is in.
    if (style.position === 'absolute' || style.position === 'fixed') return null;
  }
  return { color: layers.reduceRight((below, color) => over(color, below), WHITE), from };
}

/**
 * The elements whose own words are too close in color to what is behind them, as the canvas shows them: the first one on each
 * background.
 */
export function faintTexts(components: readonly Component[]): Component[] {
  const colorOf = colorReader();
  const backed = new Set(components.filter(backdropOf).map((section) => section.getEl() as Element | undefined));
  const told = new Set<Element | null>();
  return components.filter((component) => {
    const element = component.getEl() as Element | undefined;
    if (!element || !hasOwnText(element) || !isSeen(element)) return false;
    const ground = groundOf(element, colorOf, (each) => backed.has(each));
    if (!ground || told.has(ground.from)) return false;
    const { color, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const [red, green, blue, alpha] = colorOf(color);
    const text: Color = [red, green, blue, alpha * Number(opacity)];
    const isFaint = !isReadable(text, ground.color, { size: Number.parseFloat(fontSize), weight: Number(fontWeight) });
    if (isFaint) told.add(ground.from);
    return isFaint;
  });
}
