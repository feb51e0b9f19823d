// What is typed between the palette's shortcut and its field having the focus: its code may still be on its way.

type Change = (query: string) => string;

let query = '';
let receive: ((change: Change) => void) | undefined;
let isOn = false;

function changeOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Change | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return (text) => text.slice(0, -1);
  return [...key].length === 1 ? (text) => text + key : undefined;
}

function note(event: KeyboardEvent): void {
  const change = changeOf(event);
  if (!change) return;
  event.preventDefault();
  event.stopPropagation();
  query = change(query);
  receive?.(change);
}

/** From now on keys are the palette's. @param typed what was typed before */
export function beginTypeAhead(typed = ''): void {
  // Pressed once more: what was typed meanwhile stays.
  if (isOn) return;
  query = typed;
  window.addEventListener('keydown', note, { capture: true });
  isOn = true;
}

/** Its field has the focus: keys go where they go. What was typed stays for a field that is rendered anew. */
export function endTypeAhead(): void {
  if (isOn) window.removeEventListener('keydown', note, { capture: true });
  isOn = false;
}

/** It is closed. */
export function forgetTypeAhead(): void {
  endTypeAhead();
  query = '';
}

/** Whether keys are the palette's just now. */
export const isTypingAhead = (): boolean => isOn;

/** What was typed so far. */
export const typedAhead = (): string => query;

/** Hands over what was typed so far, also since somebody looked at it, and each further change, until the returned call. */
export function receiveTypeAhead(handler: (change: Change) => void): () => void {
  receive = handler;
  if (isOn) handler(() => query);
  return () => {
    if (receive === handler) receive = undefined;
  };
}

/** The shortcut and what followed it while nothing listened but the page's early script; undefined where it did not. */
export function takeEarlyKeys(): string | undefined {
  const early = window.__LANDFALL__;
  early?.stopNoting?.();
  const typed = early?.palette;
  if (early) early.palette = undefined;
  return typed;
}
