import { type FrameWork, onceAFrame } from './once-a-frame.ts';

/** Told to a panel that comes into sight. */
export const SHOWN = 'shown';

/**
 * Work on a panel, done once with the next frame while the panel is in sight, and as soon as it is otherwise: what nobody
 * looks at costs nothing.
 * @returns asks for the work
 */
export function whenShown(panel: HTMLElement, work: FrameWork): () => void {
  let isDue = false;
  const run = () => {
    if (!isDue || panel.hidden) return undefined;
    isDue = false;
    return work();
  };
  const soon = onceAFrame(run);
  panel.addEventListener(SHOWN, () => {
    const draw = run();
    if (typeof draw === 'function') draw();
  });
  return () => {
    isDue = true;
    if (!panel.hidden) soon();
  };
}
