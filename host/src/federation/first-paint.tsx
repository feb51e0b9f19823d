import { useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const VALUE = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** As if it had been typed into the field: whoever listens to it hears of it. */
function fill(field: Field, value: string): void {
  VALUE?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function moveField(from: Field, root: HTMLElement): void {
  const to = root.querySelector<Field>(`[name="${CSS.escape(from.name)}"]`);
  if (!to) return;
  if (from.value !== '' && to.value === '') fill(to, from.value);
  if (document.activeElement !== from) return;
  to.focus({ preventScroll: true });
  // Fields for e-mail addresses have no selection that could be read: the end is where one types.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * The page takes the place of what the early script painted out of the area's manifest (docs/decisions/032): what was
 * typed, where the focus is and whether the form was sent go along. Nothing to do where nothing was painted.
 */
export function takeOverFirstPaint(): void {
  const painted = document.getElementById('first-paint');
  const root = document.getElementById('root');
  if (!painted || !root) return;
  // A letter that is just being put together would be lost.
  if (painted.dataset.composing !== undefined) {
    painted.addEventListener('compositionend', () => setTimeout(takeOverFirstPaint), { once: true });
    return;
  }
  root.style.display = '';
  for (const field of painted.querySelectorAll<Field>('input[name], textarea[name]')) moveField(field, root);
  const isSent = painted.dataset.sent !== undefined;
  painted.remove();
  if (isSent) root.querySelector('form')?.requestSubmit();
}

/** Stands after what takes the first paint's place; both change in one frame. */
export function TakesOver() {
  useLayoutEffect(takeOverFirstPaint, []);
  return null;
}

/**
 * Stands before what takes the place of a painted frame. A frame has nothing to hand over, and a field that asks for the
 * focus as it appears gets none while the page is hidden.
 */
export function FrameGivesWay() {
  useLayoutEffect(() => {
    if (document.getElementById('first-paint')?.getAttribute('aria-hidden') === 'true') takeOverFirstPaint();
  }, []);
  return null;
}
