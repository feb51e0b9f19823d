import { type PointerEvent, useRef, useState } from 'react';
import { pan, type View, zoomAround } from './view.ts';

interface Point {
  x: number;
  y: number;
}

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far two fingers are apart; 0 for one. */
function spread([first, second]: Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}

/** One pointer drags the picture, two pinch it around the point between them. */
export function usePointers(change: (to: (view: View) => View) => void) {
  const down = useRef(new Map<number, Point>());
  const [dragging, setDragging] = useState(false);

  const lift = (event: PointerEvent) => {
    down.current.delete(event.pointerId);
    setDragging(down.current.size > 0);
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    if (!down.current.has(event.pointerId)) return;
    const before = [...down.current.values()];
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = [...down.current.values()];
    const [from, to] = [middle(before), middle(now)];
    const stage = event.currentTarget.getBoundingClientRect();
    const at = { x: to.x - stage.left - stage.width / 2, y: to.y - stage.top - stage.height / 2 };
    const factor = spread(before) > 0 ? spread(now) / spread(before) : 1;
    change((view) => {
      const moved = pan(view, to.x - from.x, to.y - from.y);
      return factor === 1 ? moved : zoomAround(moved, moved.scale * factor, at);
    });
  };

  return {
    dragging,
    pointerProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        setDragging(true);
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
