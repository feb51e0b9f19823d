import type { KeyboardEvent } from 'react';

/** How far one goes in the list for a key: in the row by one, otherwise to the nearest row's same column. */
function target(buttons: HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowRight') return buttons[from + 1];
  if (key === 'ArrowLeft') return buttons[from - 1];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  const here = buttons[from]?.getBoundingClientRect();
  if (!here) return undefined;
  const inColumn = (button: HTMLElement) => Math.abs(button.getBoundingClientRect().left - here.left) < here.width / 2;
  if (key === 'ArrowDown') return buttons.slice(from + 1).find(inColumn);
  if (key === 'ArrowUp') return buttons.slice(0, Math.max(from, 0)).findLast(inColumn);
  return undefined;
}

/** Arrow keys, Home and End walk through a grid of buttons as it is laid out. */
export function walkGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = target(buttons, buttons.indexOf(document.activeElement as HTMLButtonElement), event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
