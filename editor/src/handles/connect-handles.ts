import type { Component, Editor } from 'grapesjs';
import { make } from '../forms/form-controls.ts';
import { onceAFrame } from '../once-a-frame.ts';
import { asOwnStep } from '../own-step.ts';
import { find } from '../start.ts';
import { changeColumns, columnsHandle } from './column-handle.ts';
import { type Grid, gridsOf } from './columns.ts';
import { deviceOf, type Handle, type Shown, screenOf } from './handle.ts';
import { type Change, slide } from './slide.ts';
import { changeSpace, spaceHandle } from './space-handle.ts';
import { SIDES } from './spaces.ts';

/** Grids of a section that have a handle, at most. */
const GRIDS = 2;

/** Handles on the selected element: for the space above and below it, and for its columns. */
export function connectHandles(editor: Editor): void {
  const layer = make('div', { className: 'handles', hidden: true });
  editor.Canvas.getToolsEl()?.append(layer);
  const stage = find('.stage');
  const tools = find('.gjs-toolbar');
  let selected: Component | undefined;
  let grids: Grid[] = [];

  const shownNow = (): Shown | undefined => {
    const element = selected?.getEl();
    if (!selected || !element?.isConnected || editor.getEditing()) return undefined;
    const style = getComputedStyle(element);
    const [box, toolsWidth] = [element.getBoundingClientRect(), tools.offsetWidth];
    const [device, screen] = [deviceOf(editor), screenOf(editor)];
    return { component: selected, element, style, box, toolsWidth, device, screen };
  };
  const measured = (): (() => void) => {
    const shown = shownNow();
    const drawn = shown && [
      ...SIDES.map((side, at) => spaceHandle(spaces[at] as Handle, side, shown)),
      ...columns.map((handle, at) => columnsHandle(handle, grids[at], shown)),
    ];
    return () => {
      layer.hidden = !drawn;
      for (const drawOne of drawn ?? []) drawOne();
    };
  };
  // The tools follow the element while it changes, as the handles do.
  const redraw = () => {
    editor.refresh({ tools: true });
    measured()();
  };

  let isOwnStep = false;
  const undo = () => {
    isOwnStep = true;
    editor.UndoManager.undo();
    isOwnStep = false;
  };
  const forgets: (() => void)[] = [];
  const forgetAll = () => {
    for (const forget of forgets) forget();
  };
  const handleOf = (kind: string, begin: (shown: Shown) => Change | undefined): Handle => {
    const value = make('span', { className: 'handle-value' });
    const element = make('div', { className: `handle handle-${kind}`, tabIndex: 0, hidden: true }, value);
    element.setAttribute('role', 'slider');
    const mark = make('div', { className: `handle-mark handle-mark-${kind}`, hidden: true });
    layer.append(element, mark);
    const leave = () => stage.focus();
    const beginShown = () => {
      const shown = shownNow();
      const change = shown && begin(shown);
      // Keys that are pressed faster than the loop turns are steps of their own all the same: Escape counts them.
      return change && { ...change, keep: (at: number) => asOwnStep(editor, () => change.keep(at)) };
    };
    forgets.push(slide(element, { begin: beginShown, undo, leave }));
    return { element, mark, value };
  };
  const spaces = SIDES.map((side) => handleOf('space', (shown) => changeSpace(editor, side, shown, redraw)));
  const columns = Array.from({ length: GRIDS }, (_, at) =>
    handleOf('columns', ({ screen }) => grids[at] && changeColumns(grids[at], screen, redraw)),
  );
  const handles = [...spaces, ...columns];

  const firstShown = () => (layer.hidden ? undefined : handles.find(({ element }) => !element.hidden)?.element);

  let isDue = false;
  /** Asked for by Tab while the canvas takes another width: it hides what stands around its elements until then. */
  let isWanted = false;
  const follow = () => {
    isDue = false;
    const root = editor.Canvas.getDocument()?.documentElement;
    const screen = screenOf(editor);
    if (root && root.dataset.columns !== screen) root.dataset.columns = screen;
    const all = editor.getSelectedAll();
    const next = all.length === 1 ? all[0] : undefined;
    if (next !== selected) forgetAll();
    selected = next;
    grids = selected?.getEl() ? gridsOf(selected) : [];
    const draw = measured();
    return () => {
      draw();
      if (isWanted) firstShown()?.focus();
    };
  };
  const withFrame = onceAFrame(() => isDue && follow());
  const soon = () => {
    isDue = true;
    withFrame();
  };
  // Past everything in the page's frame, which has keys of its own.
  stage.addEventListener('keydown', (event) => {
    isWanted = false;
    if (event.target !== stage || event.key !== 'Tab' || event.shiftKey) return;
    // What was selected a moment ago may not have its handles yet.
    if (isDue) follow()();
    const first = firstShown();
    if (!first) return;
    event.preventDefault();
    first.focus();
    isWanted = document.activeElement === stage;
  });
  stage.addEventListener('blur', () => {
    isWanted = false;
  });

  // Those of what is only pointed at are nobody's business here.
  editor.on('canvas:tools:update', ({ type }: { type?: string } = {}) => type === 'local' || soon());
  editor.on('component:selected component:deselected component:update:classes', soon);
  editor.on('device:select canvas:frame:load undo redo rte:enable rte:disable', soon);
  editor.on('undo redo', () => {
    if (!isOwnStep) forgetAll();
  });
  follow()();
}
