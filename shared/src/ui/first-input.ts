const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const;

let happened = false;
const waiting = new Set<() => void>();

/** Notes the first thing that the person does. Call once. */
export function watchFirstInput(): void {
  const note = () => {
    happened = true;
    for (const name of INPUTS) window.removeEventListener(name, note, { capture: true });
    for (const listener of waiting) listener();
    waiting.clear();
  };
  for (const name of INPUTS) window.addEventListener(name, note, { capture: true, passive: true });
}

/** Calls once the person has done something on the page; at once where they have. Returns how to stop. */
export function whenFirstInput(listener: () => void): () => void {
  if (happened) listener();
  else waiting.add(listener);
  return () => void waiting.delete(listener);
}
