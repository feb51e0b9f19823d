import {
  BUTTON_STEP,
  INITIAL_VIEW,
  isAtLimit,
  pan,
  settle,
  toggleZoom,
  turn,
  type View,
  WHEEL_STEP,
  zoomAround,
  zoomBy,
} from './view.ts';

const times = (count: number, change: (view: View) => View) =>
  Array.from({ length: count }).reduce<View>((view) => change(view), INITIAL_VIEW);

it('zooms 5 % with the wheel and 10 % with a button', () => {
  expect(zoomBy(INITIAL_VIEW, WHEEL_STEP).scale).toBe(1.05);
  expect(zoomBy(INITIAL_VIEW, -WHEEL_STEP).scale).toBe(0.95);
  expect(zoomBy(INITIAL_VIEW, BUTTON_STEP).scale).toBe(1.1);
});

it('stops at 0.2 and at 5', () => {
  const small = times(100, (view) => zoomBy(view, -BUTTON_STEP));
  const large = times(100, (view) => zoomBy(view, WHEEL_STEP));
  expect([small.scale, large.scale]).toEqual([0.2, 5]);
  expect(isAtLimit(small)).toEqual({ in: false, out: true });
  expect(isAtLimit(large)).toEqual({ in: true, out: false });
});

it('comes back to exactly 1 after as many steps in as out', () => {
  const away = times(7, (view) => zoomBy(view, BUTTON_STEP));
  expect(Array.from({ length: 7 }).reduce<View>((view) => zoomBy(view, -BUTTON_STEP), away).scale).toBe(1);
});

it('turns by 90 degrees, always the same way', () => {
  expect(times(5, turn).rotation).toBe(450);
});

it('toggles between the whole picture and a closer look', () => {
  const closer = toggleZoom(INITIAL_VIEW);
  expect(closer.scale).toBe(2);
  expect(toggleZoom({ ...closer, x: 40, y: 5 })).toEqual(INITIAL_VIEW);
  expect(toggleZoom({ ...INITIAL_VIEW, scale: 0.5 }).scale).toBe(1);
});

describe('however it is moved, zoomed and turned, something of it is to be seen', () => {
  const stage = { width: 100, height: 80 };
  const drag = (view: View, x: number, y: number, picture = stage) => settle(pan(view, x, y), stage, picture);
  const wide = { width: 100, height: 20 };

  it('is dragged so far that half of it is left', () => {
    expect(drag(INITIAL_VIEW, 10, -20)).toMatchObject({ x: 10, y: -20 });
    expect(drag(INITIAL_VIEW, 999, -999)).toMatchObject({ x: 50, y: -40 });
    expect(drag({ ...INITIAL_VIEW, scale: 3 }, 999, 0)).toMatchObject({ x: 150 });
  });

  it('goes by its own size: a small one leaves the stage at no zoom', () => {
    expect(drag({ ...INITIAL_VIEW, scale: 5 }, 999, 999, { width: 10, height: 10 })).toMatchObject({ x: 50, y: 40 });
    expect(drag({ ...INITIAL_VIEW, scale: 5 }, 999, 999, wide)).toMatchObject({ x: 250, y: 50 });
    expect(drag({ ...INITIAL_VIEW, scale: 5, rotation: 90 }, 999, 999, wide)).toMatchObject({ x: 50, y: 250 });
  });

  it('comes back with the zoom', () => {
    const aside = drag({ ...INITIAL_VIEW, scale: 5 }, 250, 0);
    const back = Array.from({ length: 40 }).reduce<View>((view) => settle(zoomBy(view, -0.1), stage, stage), aside);
    expect(zoomBy(aside, -1).x).toBe(200);
    expect(Math.abs(back.x)).toBeLessThanOrEqual(50);
  });
});

test('zooms around a point, which stays where it is, within the limits', () => {
  const at = { x: 100, y: -50 };
  const double = zoomAround(INITIAL_VIEW, 2, at);
  expect(double).toEqual({ ...INITIAL_VIEW, scale: 2, x: -100, y: 50 });
  expect(zoomAround(double, 1, at)).toEqual(INITIAL_VIEW);
  expect(zoomAround(INITIAL_VIEW, 9, at).scale).toBe(5);
  expect(zoomAround(INITIAL_VIEW, 0, at).scale).toBe(0.2);
});
