import type { Screen } from '@landfall/page/sections/looks';
import { say } from '../texts.ts';
import { chosenClass, type Grid, giveColumns, type Layout, layoutsOf, showColumns } from './columns.ts';
import { type Handle, LONG, place, type Shown, THICK, tell } from './handle.ts';
import type { Change } from './slide.ts';
import { nearestTo } from './spaces.ts';

/** Changes the columns of a grid. They are shown by a class of the drawn element alone, until they are kept. */
export function changeColumns(grid: Grid, screen: Screen, redraw: () => void): Change {
  const layouts = layoutsOf(grid, screen);
  const chosen = chosenClass(grid.component, screen);
  const indexOf = (wanted: string) => layouts.findIndex(({ name }) => name === wanted);
  // What was chosen may have become what the section does by itself.
  const now = indexOf(chosen) < 0 ? indexOf('') : indexOf(chosen);
  const { width } = grid.element.getBoundingClientRect();
  const shares = layouts.map(({ share }) => share);
  const show = (name: string) => {
    showColumns(grid, screen, name);
    redraw();
  };
  return {
    count: layouts.length,
    at: now,
    nearest: ({ x }) => nearestTo(shares, (shares[now] ?? 1) + x / width),
    show: (at) => show(layouts[at]?.name ?? chosen),
    keep(at) {
      showColumns(grid, screen, chosen);
      giveColumns(grid.component, screen, layouts[at]?.name ?? chosen);
      redraw();
    },
    giveBack: () => show(chosen),
  };
}

function textOf({ ratio, columns, name, share }: Layout): string {
  if (ratio) return say('columnRatio', String(ratio[0]), String(ratio[1]));
  if (name === '' && columns === 2 && Math.abs(share - 0.5) > 0.005) return say('columnsOwn');
  return say('columnCount', columns);
}

/**
 * The handle of a grid in the first gap, or at the edge of the only column.
 * @returns draws it
 */
export function columnsHandle(handle: Handle, grid: Grid | undefined, around: Shown): () => void {
  const measured = grid && measuredGrid(grid, around.screen);
  return () => {
    handle.element.hidden = handle.mark.hidden = !measured;
    if (grid && measured) drawColumns(handle, grid, { ...measured, around });
  };
}

interface MeasuredGrid {
  layouts: Layout[];
  shown: Layout;
  box: DOMRect;
  gap: number;
}

function measuredGrid(grid: Grid, screen: Screen): MeasuredGrid | undefined {
  const layouts = layoutsOf(grid, screen);
  const isShown = ({ name }: Layout) => name !== '' && grid.element.classList.contains(name);
  const shown = layouts.find(isShown) ?? layouts.find(({ name }) => name === '');
  const gap = Number.parseFloat(getComputedStyle(grid.element).columnGap) || 0;
  return shown && { layouts, shown, box: grid.element.getBoundingClientRect(), gap };
}

function drawColumns(
  handle: Handle,
  grid: Grid,
  { layouts, shown, box, gap, around: { box: around, screen } }: MeasuredGrid & { around: Shown },
): void {
  const [left, top] = [box.left - around.left, box.top - around.top];
  const isWhole = shown.columns === 1;
  const x = left + (isWhole ? box.width : (box.width - gap * (shown.columns - 1)) * shown.share + gap / 2);
  place(handle.mark, { left: x, top, width: 0, height: box.height });
  const y = top + Math.max(0, Math.min(box.height, 360) / 2 - LONG / 2);
  place(handle.element, { left: x - THICK / 2, top: y, width: THICK, height: LONG });
  handle.element.dataset.side = isWhole ? 'start' : 'end';
  tell(handle, {
    label: say(grid.isList ? 'columns' : 'columnWidths'),
    screen,
    isVertical: false,
    min: 1,
    max: layouts.length,
    now: layouts.indexOf(shown) + 1,
    text: textOf(shown),
  });
}
