import { SCREENS } from '@landfall/page/sections/looks';
import type { Component } from 'grapesjs';
import { say } from '../texts.ts';
import { hiddenScreens } from './looks.ts';

/** The screens that do not show an element, in words; empty where all of them do. */
export function notShownOn(component: Component): string {
  const hidden = hiddenScreens(component);
  if (hidden.length === SCREENS.length) return say('shownNowhere');
  return hidden.length > 0 ? say('notShownOn', hidden.map((screen) => say(screen)).join(', ')) : '';
}
