import type { Component, Editor } from 'grapesjs';
import { pointOf } from './computed.ts';
import { make } from './forms/form-controls.ts';
import { find } from './start.ts';
import { say } from './texts.ts';
import { whenShown } from './when-shown.ts';

const STEP = 5;
const HUNDRED = 100;

/** Whether a picture is cut to fill its place, so that it matters where. */
function isCut(component: Component): boolean {
  const element = component.is('image') ? component.getEl() : undefined;
  return element?.ownerDocument.defaultView?.getComputedStyle(element).objectFit === 'cover';
}

/** The settings of a picture that is cut: what of it stays in sight, by a press on it or by keys. */
export function connectFocalPoint(editor: Editor): void {
  const range = () => make('input', { type: 'range', min: '0', max: String(HUNDRED), step: String(STEP) });
  const [x, y] = [range(), range()];
  const picture = make('img', { alt: '', draggable: false });
  const mark = make('i');
  const shown = make('div', { className: 'focal' }, picture, mark);
  const panel = make(
    'fieldset',
    { id: 'focal-panel', hidden: true },
    make('legend', {}, say('focalPoint')),
    shown,
    make('label', {}, say('focalX'), x),
    make('label', {}, say('focalY'), y),
  );
  find('#traits').prepend(panel);

  const place = () => {
    mark.style.left = `${x.value}%`;
    mark.style.top = `${y.value}%`;
  };
  const apply = () => {
    place();
    editor.StyleManager.addStyleTargets({ 'object-position': `${x.value}% ${y.value}%` }, {});
  };
  const show = () => {
    const selected = editor.getSelected();
    panel.hidden = !selected || !isCut(selected);
    const element = selected?.getEl();
    if (panel.hidden || !element) return;
    picture.src = (element as HTMLImageElement).src;
    const point = pointOf(element.ownerDocument.defaultView?.getComputedStyle(element).objectPosition ?? '');
    Object.assign(x, { value: String(point.x) });
    Object.assign(y, { value: String(point.y) });
    place();
  };
  const percent = (at: number, size: number) =>
    String(Math.min(HUNDRED, Math.max(0, Math.round((at / size) * (HUNDRED / STEP)) * STEP)));
  shown.addEventListener('click', ({ clientX, clientY }) => {
    const box = picture.getBoundingClientRect();
    x.value = percent(clientX - box.left, box.width);
    y.value = percent(clientY - box.top, box.height);
    apply();
  });
  for (const input of [x, y]) {
    input.addEventListener('input', place);
    input.addEventListener('change', apply);
  }
  editor.on('component:selected component:deselected component:update:src undo redo', whenShown(find('#traits'), show));
}
