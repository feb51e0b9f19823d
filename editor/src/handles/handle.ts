import { SCREENS, type Screen } from '@landfall/page/sections/looks';
import type { Component, Editor } from 'grapesjs';
import { say } from '../texts.ts';

/** The selected element, and how it is drawn. */
export interface Shown {
  component: Component;
  element: HTMLElement;
  style: CSSStyleDeclaration;
  /** Its place, and the width of its tools: read before anything is drawn, so that the browser lays out once. */
  box: DOMRect;
  toolsWidth: number;
  /** The chosen device, which styles are for. */
  device: Screen;
  /** The screen that columns are for. */
  screen: Screen;
}

/** A handle, what it marks on the page, and its value beside it. */
export interface Handle {
  element: HTMLElement;
  mark: HTMLElement;
  value: HTMLElement;
}

/** What a handle tells assistive technology; its value in words is also seen. */
interface Told {
  label: string;
  screen: Screen;
  isVertical: boolean;
  min: number;
  max: number;
  now: number;
  text: string;
}

/** How thick a handle is to the pointer, in pixels. */
export const THICK = 14;
/** How long. */
export const LONG = 36;

/** The device that the canvas shows. */
export const deviceOf = (editor: Editor): Screen =>
  SCREENS.find((screen) => screen === editor.Devices.getSelected()?.id) ?? 'desktop';

/** The screen that the canvas stands for: on a phone, where there are no devices to choose, it is the phone's own. */
export function screenOf(editor: Editor): Screen {
  const device = deviceOf(editor);
  const width = editor.Canvas.getWindow()?.innerWidth ?? 0;
  return device === 'desktop' && width <= 480 ? 'mobile' : device;
}

/** Puts something where it belongs, in pixels from the upper left corner of the selected element. */
export function place(element: HTMLElement, box: { left: number; top: number; width: number; height: number }): void {
  for (const [name, pixels] of Object.entries(box)) {
    const length = `${Math.round(pixels * 100) / 100}px`;
    if (element.style.getPropertyValue(name) !== length) element.style.setProperty(name, length);
  }
}

/** Says what a handle changes, and where it stands. */
export function tell({ element, value }: Handle, { label, screen, isVertical, min, max, now, text }: Told): void {
  const attributes = {
    'aria-label': screen === 'desktop' ? label : `${label}, ${say(screen)}`,
    'aria-orientation': isVertical ? 'vertical' : 'horizontal',
    'aria-valuemin': String(min),
    'aria-valuemax': String(max),
    'aria-valuenow': String(now),
    'aria-valuetext': text,
  };
  for (const [name, said] of Object.entries(attributes))
    if (element.getAttribute(name) !== said) element.setAttribute(name, said);
  if (value.textContent !== text) value.textContent = text;
}
