import type { Editor } from 'grapesjs';
import { popupAround } from './popup.ts';

const STYLE = 'landfall-open-popup';

/** The popup that is selected, or that what is selected lies in, is shown in its place; the others stay folded up. */
export function showPopups(editor: Editor): void {
  const show = () => {
    const page = editor.Canvas.getDocument();
    if (!page) return;
    const id = popupAround(editor.getSelected())?.getEl()?.id;
    const style = page.getElementById(STYLE) ?? page.head.appendChild(page.createElement('style'));
    style.id = STYLE;
    const rule = id ? `#${CSS.escape(id)}>.popup-box{display:block!important}` : '';
    if (style.textContent === rule) return;
    style.textContent = rule;
    editor.refresh();
  };
  editor.on('component:selected component:deselected component:update:attributes undo redo canvas:frame:load', show);
}
