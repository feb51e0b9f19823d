import { useCallback, useEffect, useState } from 'react';
import { useKeyboard } from './use-keyboard.ts';
import { usePointers } from './use-pointers.ts';
import {
  ARROWS,
  BUTTON_STEP,
  INITIAL_VIEW,
  pan,
  settle,
  toggleZoom,
  turn,
  type View,
  WHEEL_STEP,
  zoomBy,
} from './view.ts';

const KEYS: Record<string, (view: View) => View> = {
  '+': (view) => zoomBy(view, BUTTON_STEP),
  '=': (view) => zoomBy(view, BUTTON_STEP),
  '-': (view) => zoomBy(view, -BUTTON_STEP),
  r: turn,
  R: turn,
};

/** React listens to the wheel passively; only a listener of one's own may keep the page from scrolling. */
function useWheel(stage: HTMLElement | null, change: (to: (view: View) => View) => void) {
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.deltaY !== 0) change((view) => zoomBy(view, event.deltaY < 0 ? WHEEL_STEP : -WHEEL_STEP));
    };
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  }, [stage, change]);
}

/**
 * A picture's zoom, turn and place, changed by keys, wheel, double click, dragging and pinching.
 * @param onStep asked for the neighbour (-1, 1) by an arrow key on a picture that is not zoomed; absent where there are
 * no neighbours: arrow keys only move the picture then
 */
export function useView(onStep?: (step: -1 | 1) => void) {
  const [view, setView] = useState(INITIAL_VIEW);
  const [stage, stageRef] = useState<HTMLElement | null>(null);
  const change = useCallback(
    (to: (view: View) => View) => {
      const room = { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
      const picture = stage?.querySelector('img');
      const size = { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 };
      setView((now) => settle(to(now), room, size));
    },
    [stage],
  );
  const { dragging, pointerProps } = usePointers(change);
  useWheel(stage, change);
  useKeyboard(({ key, shiftKey }) => {
    const action = KEYS[key];
    if (action) change(action);
    const arrow = ARROWS[key];
    if (!arrow) return action !== undefined;
    if (onStep && view.scale <= 1 && !shiftKey && arrow.dx !== 0) onStep(arrow.dx > 0 ? -1 : 1);
    else change((now) => pan(now, arrow.dx, arrow.dy));
    return true;
  });

  return {
    view,
    change,
    dragging,
    stageProps: { ref: stageRef, onDoubleClick: () => change(toggleZoom), ...pointerProps },
  };
}
