import type { Editor } from 'grapesjs';
import { say } from '../texts.ts';
import { type Handle, LONG, place, type Shown, THICK, tell } from './handle.ts';
import type { Change } from './slide.ts';
import { giveSpace, nearestTo, type Side, type Space, spaceOf, spacesAround, spacesOf } from './spaces.ts';

const spaceAt = (side: Side, { component, element, style }: Shown): Space | undefined =>
  spacesOf(component, element, style).find((space) => space.endsWith(side));

/** Changes the space on a side. It is shown by a style of the drawn element, which goes before the page gets one. */
export function changeSpace(editor: Editor, side: Side, shown: Shown, redraw: () => void): Change | undefined {
  const { element, style } = shown;
  const space = spaceAt(side, shown);
  if (!space) return undefined;
  const now = spaceOf(style, space);
  const values = spacesAround(now);
  const before = [element.style.getPropertyValue(space), element.style.getPropertyPriority(space)] as const;
  const giveBack = () => element.style.setProperty(space, ...before);
  return {
    count: values.length,
    at: values.indexOf(now),
    nearest: ({ y }) => nearestTo(values, now + y),
    show(at) {
      element.style.setProperty(space, `${values[at]}px`, 'important');
      redraw();
    },
    keep(at) {
      giveBack();
      giveSpace(editor, space, values[at] ?? now);
      redraw();
    },
    giveBack() {
      giveBack();
      redraw();
    },
  };
}

/**
 * The handle of a space where the space ends: below it is what moves.
 * @returns draws it
 */
export function spaceHandle(handle: Handle, side: Side, shown: Shown): () => void {
  const space = spaceAt(side, shown);
  const pixels = space ? spaceOf(shown.style, space) : 0;
  return () => {
    handle.element.hidden = handle.mark.hidden = !space;
    if (space) drawSpace(handle, { side, space, pixels }, shown);
  };
}

function drawSpace(
  handle: Handle,
  { side, space, pixels }: { side: Side; space: Space; pixels: number },
  shown: Shown,
): void {
  const { width, height } = shown.box;
  const isInside = space.startsWith('padding');
  const above = isInside ? 0 : -pixels;
  const from = side === 'top' ? above : height + (isInside ? -pixels : 0);
  const end = from + pixels;
  place(handle.mark, { left: 0, top: from, width, height: Math.max(0, pixels) });
  // Beside the tools of a narrow element, which stand at its right.
  const middle = Math.max(LONG / 2 + 4, Math.min(width / 2, width - shown.toolsWidth - 30));
  // Where there is no room for it, around an element rather than over what stands there.
  const top = side === 'bottom' && !isInside ? Math.max(end - THICK, height) : end - THICK;
  place(handle.element, { left: middle - LONG / 2, top, width: LONG, height: THICK });
  const values = spacesAround(pixels);
  tell(handle, {
    label: say(side === 'top' ? 'spaceAbove' : 'spaceBelow'),
    screen: shown.device,
    isVertical: true,
    min: values[0] ?? 0,
    max: values.at(-1) ?? 0,
    now: pixels,
    text: say('pixels', pixels),
  });
}
