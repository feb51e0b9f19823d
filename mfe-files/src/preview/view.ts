/** How a picture stands on the stage: zoom, quarter turns, and how far it was dragged, in pixels. */
export interface View {
  scale: number;
  /** Degrees; it keeps growing, so that each turn goes the same way round. */
  rotation: number;
  x: number;
  y: number;
}

export const INITIAL_VIEW: View = { scale: 1, rotation: 0, x: 0, y: 0 };

export const WHEEL_STEP = 0.05;
export const BUTTON_STEP = 0.1;

const MIN_SCALE = 0.2;
const MAX_SCALE = 5;
const TOGGLED_SCALE = 2;

/** How far an arrow key moves a picture, in pixels. */
const KEY_STEP = 60;

const limit = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Zooms around the middle of the stage by a share of the picture's own size, in whole percents, from 0.2 to 5. */
export const zoomBy = (view: View, step: number): View =>
  zoomAround(view, Math.round((view.scale + step) * 100) / 100, { x: 0, y: 0 });

/**
 * Zooms to any scale within the limits, so that what is under `at` stays there.
 * @param at a point of the stage, in pixels from its centre
 */
export function zoomAround(view: View, wanted: number, at: { x: number; y: number }): View {
  const scale = limit(wanted, MIN_SCALE, MAX_SCALE);
  const share = scale / view.scale;
  return { ...view, scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

export const turn = (view: View): View => ({ ...view, rotation: view.rotation + 90 });

/** Between the whole picture, centred, and twice its size. */
export const toggleZoom = (view: View): View => ({
  ...view,
  x: 0,
  y: 0,
  scale: view.scale === 1 ? TOGGLED_SCALE : 1,
});

export const pan = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x + dx, y: view.y + dy });

interface Size {
  width: number;
  height: number;
}

/**
 * Brings the picture back so far that half of it, or half of the stage where it is larger, is to be seen.
 * @param picture its size at scale 1, not turned
 */
export function settle(view: View, stage: Size, picture: Size): View {
  const isTurned = view.rotation % 180 !== 0;
  const width = isTurned ? picture.height : picture.width;
  const height = isTurned ? picture.width : picture.height;
  const roomX = Math.max(stage.width, width * view.scale) / 2;
  const roomY = Math.max(stage.height, height * view.scale) / 2;
  return { ...view, x: limit(view.x, -roomX, roomX), y: limit(view.y, -roomY, roomY) };
}

/** Which way an arrow key moves the picture: towards what lies there, as scrolling does. */
export const ARROWS: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: KEY_STEP, dy: 0 },
  ArrowRight: { dx: -KEY_STEP, dy: 0 },
  ArrowUp: { dx: 0, dy: KEY_STEP },
  ArrowDown: { dx: 0, dy: -KEY_STEP },
};

export const isAtLimit = ({ scale }: View): { in: boolean; out: boolean } => ({
  in: scale >= MAX_SCALE,
  out: scale <= MIN_SCALE,
});
