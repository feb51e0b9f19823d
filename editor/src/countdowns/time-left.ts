import { isTimeLeft } from '@landfall/page/sections/parts/time-left';
import type { Component, Editor } from 'grapesjs';

const TYPE = 'time-left';

/** The names of what a countdown runs to, and of what is said afterwards. */
export const UNTIL = 'data-until';
export const ZONE = 'data-zone';
export const ENDED = 'data-ended';

/** Whether an element says how much time is left. */
export const isCountdown = (component: Component): boolean => component.is(TYPE);

/** What a countdown runs to, as its attributes have it. */
export function endingOf(component: Component): { until: string; zone: string; ended: string } {
  const { [UNTIL]: until = '', [ZONE]: zone = '', [ENDED]: ended = '' } = component.getAttributes();
  return { until: String(until), zone: String(zone), ended: String(ended) };
}

/** GrapesJS plugin, also without a browser: what says how much time is left is no text, and nothing is put into it. */
export function timeLeft(editor: Editor): void {
  editor.Components.addType(TYPE, {
    isComponent: ({ tagName, className }) => tagName === 'P' && isTimeLeft(className),
    model: { defaults: { tagName: 'p', droppable: false } },
  });
}
