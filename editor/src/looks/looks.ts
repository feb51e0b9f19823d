import {
  APPEARANCES,
  type Appearance,
  appearClass,
  hiddenClass,
  SCREENS,
  type Screen,
} from '@landfall/page/sections/looks';
import type { Component } from 'grapesjs';
import { isPopup } from '../popups/popup.ts';

const classesOf = (component: Component): string[] => component.getClasses() as string[];

/** The screens that do not show an element. */
export const hiddenScreens = (component: Component): Screen[] =>
  SCREENS.filter((screen) => classesOf(component).includes(hiddenClass(screen)));

/** Shows an element on a screen, or keeps it from it. */
export function setShown(component: Component, screen: Screen, isShown: boolean): void {
  if (isShown) component.removeClass(hiddenClass(screen));
  else component.addClass(hiddenClass(screen));
}

/** How an element comes into sight; empty where it is simply there. */
export const appearanceOf = (component: Component): Appearance | '' =>
  APPEARANCES.find((appearance) => classesOf(component).includes(appearClass(appearance))) ?? '';

/** Has an element come into sight in a way; empty: it is simply there. */
export function setAppearance(component: Component, wanted: Appearance | ''): void {
  for (const appearance of APPEARANCES) if (appearance !== wanted) component.removeClass(appearClass(appearance));
  if (wanted) component.addClass(appearClass(wanted));
}

const GRAY = 'logo-gray';

/** Whether an element is a strip of logos. */
export const isLogoStrip = (component: Component): boolean => classesOf(component).includes('logo-strip');

/** Whether a strip shows its logos without their colours. */
export const isGray = (component: Component): boolean => classesOf(component).includes(GRAY);

/** Shows a strip's logos without their colours, or with them. */
export function setGray(component: Component, isWanted: boolean): void {
  if (isWanted) component.addClass(GRAY);
  else component.removeClass(GRAY);
}

/**
 * Whether an element can be kept from screens. The page itself and its main part are on all of them; a popup that opened
 * unseen would keep the visitor from the page.
 */
export const hasLooks = (component: Component): boolean =>
  component.parent() !== undefined && component.get('tagName') !== 'main' && !isPopup(component);
