/** Told to a panel that comes into sight. */
export const SHOWN = 'shown';

/**
 * Work on a panel, done once with the next frame while the panel is in sight, and as soon as it is otherwise: what nobody
 * looks at costs nothing.
 * @returns asks for the work
 */
export function whenShown(panel: HTMLElement, work: () => void): () => void {
  let isDue = false;
  let isAsked = false;
  const run = () => {
    if (!isDue || panel.hidden) return;
    isDue = false;
    work();
  };
  panel.addEventListener(SHOWN, run);
  return () => {
    isDue = true;
    if (isAsked || panel.hidden) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      run();
    });
  };
}
