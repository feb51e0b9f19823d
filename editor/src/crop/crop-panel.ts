import type { Component, Editor } from 'grapesjs';
import { pointOf } from '../computed.ts';
import { make } from '../forms/form-controls.ts';
import { showSettings } from '../panels.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { whenShown } from '../when-shown.ts';
import { type Point, SHAPES, type Shape, shapeOf, shapeRules, takesShape } from './crop.ts';
import { cutView } from './cut-view.ts';

/** How a picture is shown; undefined for what is no picture. */
function shownOf(component: Component | undefined) {
  const element = component?.is('image') ? component.getEl() : undefined;
  const style = element?.ownerDocument.defaultView?.getComputedStyle(element);
  return element && style ? { element: element as HTMLImageElement, style } : undefined;
}

/** Whether a picture can be cut to a shape, or is cut already, so that it matters where. */
function canCrop(component: Component): boolean {
  const shown = shownOf(component);
  return shown !== undefined && (takesShape(shown.style) || shown.style.objectFit === 'cover');
}

const position = ({ x, y }: Point): string => `${x}% ${y}%`;

function choiceOf(shape: Shape | '', choose: () => void): [label: HTMLLabelElement, input: HTMLInputElement] {
  const input = make('input', { type: 'radio', name: 'crop-shape', value: shape });
  input.addEventListener('change', choose);
  const drawing = make('i');
  if (shape) drawing.style.aspectRatio = shape;
  const text = shape === '1/1' ? say('cropSquare') : shape.replace('/', ':');
  return [make('label', {}, input, drawing, make('span', {}, text)), input];
}

/** The settings of a picture: the shape that it is cut to, and what of it stays in sight. */
export function connectCrop(editor: Editor): void {
  const inputs = new Map<Shape | '', HTMLInputElement>();
  const choices = (['', ...SHAPES] as const).map((shape) => {
    const [label, input] = choiceOf(shape, () => {
      editor.StyleManager.addStyleTargets(shapeRules(shape), {});
      later();
    });
    inputs.set(shape, input);
    return label;
  });
  const asItIs = find('span', choices[0]);
  const shapes = make('fieldset', { className: 'shapes' }, make('legend', {}, say('crop')), ...choices);
  const view = cutView(
    (point) => {
      const element = shownOf(editor.getSelected())?.element;
      if (point) element?.style.setProperty('object-position', position(point));
      else element?.style.removeProperty('object-position');
    },
    (point) => editor.StyleManager.addStyleTargets({ 'object-position': position(point) }, {}),
  );
  const panel = make('div', { id: 'crop-panel', hidden: true }, shapes, view.element);
  find('#traits').prepend(panel);

  function show(): void {
    const selected = editor.getSelected();
    const shown = shownOf(selected);
    panel.hidden = !selected || !shown || !canCrop(selected);
    if (panel.hidden || !selected || !shown) return;
    const { element, style } = shown;
    shapes.hidden = !takesShape(style);
    asItIs.textContent = say(editor.Devices.getSelected()?.id === 'desktop' ? 'cropNone' : 'cropWider');
    const chosen = inputs.get(shapeOf(editor, selected));
    if (chosen) chosen.checked = true;
    view.element.hidden = style.objectFit !== 'cover';
    const box = element.getBoundingClientRect();
    view.show({
      src: element.src,
      point: pointOf(style.objectPosition),
      place: box.height ? box.width / box.height : 1,
    });
  }
  const later = whenShown(find('#traits'), show);
  editor.on('component:selected component:deselected component:update:src undo redo device:select', later);
  editor.Commands.add('crop-picture', () => showSettings('#crop-panel'));
}

const SIGN =
  '<svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M6 2v16h16M2 6h16v16"/></svg>';

/** Among the tools of a picture is the way to its crop. */
export function offerCrop(editor: Editor): void {
  editor.on('component:selected', (component: Component) => {
    const tools = component.get('toolbar');
    if (!tools || !canCrop(component) || tools.some(({ command }) => command === 'crop-picture')) return;
    tools.unshift({ attributes: { class: 'tool-crop' }, label: SIGN, command: 'crop-picture' });
  });
}
