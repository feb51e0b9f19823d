/** What is being changed with a handle: nothing of it is the page's before `keep`. */
export interface Change {
  /** How many values there are, one after the other. */
  count: number;
  /** Which of them it is now. */
  at: number;
  /** The value for a pointer that was moved by so many pixels. */
  nearest: (moved: { x: number; y: number }) => number;
  /** Shows a value on the page without keeping it. */
  show: (at: number) => void;
  /** Makes the value that is shown one of the page. */
  keep: (at: number) => void;
  /** Shows what was there before. */
  giveBack: () => void;
}

interface Handling {
  /** Begins a change; undefined where there is nothing to change. */
  begin: () => Change | undefined;
  /** Takes back the last change that was kept. */
  undo: () => void;
  /** Where the focus goes when there is nothing to give back. */
  leave: () => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Makes an element a handle, for the pointer and for the keyboard. A drag is one change, and so is a press of a key, however
 * long it is held. Escape gives back what was there before the drag, or before the handle was focused.
 * @returns tells it that the page was changed by something else, so that there is nothing left to give back
 */
export function slide(handle: HTMLElement, { begin, undo, leave }: Handling): () => void {
  let change: Change | undefined;
  let shown = 0;
  let pressed: { x: number; y: number } | undefined;
  /** Changes by keys since it was focused. */
  let kept = 0;

  const start = () => {
    change ??= begin();
    shown = change?.at ?? 0;
    return change;
  };
  const show = (to: number) => {
    if (!change) return;
    const next = Math.max(0, Math.min(change.count - 1, to));
    if (next === shown) return;
    shown = next;
    change.show(next);
  };
  /** @returns whether the page was changed */
  const end = (isKept: boolean): boolean => {
    const ended = change;
    change = undefined;
    pressed = undefined;
    delete handle.dataset.moving;
    if (!ended) return false;
    const isChange = isKept && shown !== ended.at;
    if (isChange) ended.keep(shown);
    else ended.giveBack();
    return isChange;
  };
  const endKey = () => {
    if (!pressed && end(true)) kept += 1;
  };

  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !start()) return;
    event.preventDefault();
    pressed = { x: event.clientX, y: event.clientY };
    handle.setPointerCapture(event.pointerId);
    handle.dataset.moving = 'true';
    handle.focus({ preventScroll: true });
  });
  handle.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (pressed && change) show(change.nearest({ x: clientX - pressed.x, y: clientY - pressed.y }));
  });
  handle.addEventListener('pointerup', () => {
    if (pressed) end(true);
  });
  handle.addEventListener('lostpointercapture', () => {
    if (pressed) end(false);
  });
  handle.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      const wasChanging = change !== undefined;
      end(false);
      const isNothing = !wasChanging && kept === 0;
      for (; !wasChanging && kept > 0; kept -= 1) undo();
      if (isNothing) leave();
    } else {
      const step = STEPS[event.key];
      if (!step) return;
      if (!pressed && start()) show(step(shown, (change?.count ?? 1) - 1));
    }
    event.preventDefault();
    event.stopPropagation();
  });
  handle.addEventListener('keyup', endKey);
  handle.addEventListener('blur', () => {
    endKey();
    kept = 0;
  });
  return () => {
    kept = 0;
  };
}
