import type { Component, Editor } from 'grapesjs';
import { change } from './elements.ts';

const isOpenedByTap = (component: Component): boolean => component.isInstanceOf('text') || component.is('image');

/** A second tap on a selected text writes in it, and one on a selected picture offers others: fingers do not double click. */
export function connectTaps(editor: Editor): void {
  let before: Component | undefined;
  const listen = () => {
    const canvas = editor.Canvas.getDocument();
    canvas?.addEventListener(
      'pointerdown',
      () => {
        before = editor.getSelected();
      },
      true,
    );
    // GrapesJS keeps clicks for itself: they are seen on their way down alone.
    canvas?.addEventListener(
      'click',
      (event) => {
        const selected = editor.getSelected();
        if ((event as PointerEvent).pointerType !== 'touch' || editor.getEditing() || !selected) return;
        const tapped = (event.target as Element).closest('[data-gjs-type]');
        if (selected === before && selected.getEl() === tapped && isOpenedByTap(selected)) change(editor);
      },
      true,
    );
  };
  listen();
  editor.on('canvas:frame:load', listen);
}
