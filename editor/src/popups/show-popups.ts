import type { Editor } from 'grapesjs';
import { quoted } from '../canvas-css.ts';
import { popupAround } from './popup.ts';

const STYLE = 'landfall-popups';

/** Has a popup say its title before what it is. */
function titleRule(popup: Element): string {
  const title = popup.querySelector('h1, h2, h3')?.textContent?.trim();
  return title ? `#${CSS.escape(popup.id)}{--popup-title:${quoted(`${title}  ·  `)}}` : '';
}

/** The popup that is selected, or that what is selected lies in, is shown in its place; the others stay folded up to their titles. */
export function showPopups(editor: Editor): void {
  const show = () => {
    const page = editor.Canvas.getDocument();
    if (!page) return;
    const id = popupAround(editor.getSelected())?.getEl()?.id;
    const style = page.getElementById(STYLE) ?? page.head.appendChild(page.createElement('style'));
    style.id = STYLE;
    const open = id ? `#${CSS.escape(id)}>.popup-box{display:block!important}` : '';
    const rules = [...page.querySelectorAll('section.popup')].map(titleRule).join('') + open;
    if (style.textContent === rules) return;
    style.textContent = rules;
    editor.refresh();
  };
  editor.on(
    'component:selected component:deselected component:update:attributes rte:disable undo redo canvas:frame:load',
    show,
  );
  show();
}
