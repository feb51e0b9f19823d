import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { BUTTON_STEP, INITIAL_VIEW, pan, toggleZoom, turn, type View, WHEEL_STEP, zoomBy } from './view.ts';

const KEYS: Record<string, (view: View) => View> = {
  '+': (view) => zoomBy(view, BUTTON_STEP),
  '=': (view) => zoomBy(view, BUTTON_STEP),
  '-': (view) => zoomBy(view, -BUTTON_STEP),
  r: turn,
  R: turn,
};

function useKeys(change: (to: (view: View) => View) => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = KEYS[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      change(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [change]);
}

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

/** A picture's zoom, turn and place, changed by keys, wheel, double click and dragging. */
export function useView() {
  const [view, change] = useState(INITIAL_VIEW);
  const [stage, stageRef] = useState<HTMLElement | null>(null);
  const [dragging, setDragging] = useState(false);
  const last = useRef({ x: 0, y: 0 });
  useKeys(change);
  useWheel(stage, change);

  return {
    view,
    change,
    dragging,
    stageProps: {
      ref: stageRef,
      onDoubleClick: () => change(toggleZoom),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
        setDragging(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!dragging) return;
        const { clientX: x, clientY: y } = event;
        const { clientWidth: width, clientHeight: height } = event.currentTarget;
        const [dx, dy] = [x - last.current.x, y - last.current.y];
        last.current = { x, y };
        change((current) => pan(current, dx, dy, { width, height }));
      },
      onPointerUp: () => setDragging(false),
      onPointerCancel: () => setDragging(false),
    },
  };
}
