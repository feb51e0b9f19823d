import type { Component } from 'grapesjs';

/** Whether an element is a popup. */
export const isPopup = (component: Component): boolean =>
  component.get('tagName') === 'section' && (component.getClasses() as string[]).includes('popup');

/** The popup that an element lies in, or is. */
export function popupAround(component: Component | undefined): Component | undefined {
  for (let at = component; at; at = at.parent()) if (isPopup(at)) return at;
  return undefined;
}

/** Whether an element lies in a popup, or is one. */
export const isInPopup = (component: Component): boolean => popupAround(component) !== undefined;
