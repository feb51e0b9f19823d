import type { Editor } from 'grapesjs';
import { onceAFrame } from './once-a-frame.ts';
import { find } from './start.ts';
import { language, say } from './texts.ts';

const TITLES = '.gjs-sm-sector-title, .gjs-block-category .gjs-title';
/** Where GrapesJS draws anew what is selected. */
const DRAWN = ['#styles', '#traits'];
const FIELDS = 'input:not([aria-label]), select:not([aria-label])';

/** Headings that open and close a part are buttons, also for the keyboard. */
function nameTitles(): void {
  for (const title of [
    ...find('#blocks').querySelectorAll<HTMLElement>(TITLES),
    ...find('#styles').querySelectorAll<HTMLElement>(TITLES),
  ]) {
    title.role = 'button';
    title.tabIndex = 0;
    const isOpen = title.parentElement?.classList.contains('gjs-open') ?? false;
    if (title.ariaExpanded !== String(isOpen)) title.ariaExpanded = String(isOpen);
  }
}

/** Gives the fields that GrapesJS draws, and its canvas, the names that assistive technology reads. */
export function connectNames(editor: Editor): void {
  const name = () => {
    for (const field of DRAWN.flatMap((panel) => [...find(panel).querySelectorAll(FIELDS)])) {
      const row = field.closest('.gjs-sm-property, .gjs-trt-trait');
      const label = row?.querySelector('.gjs-sm-label, .gjs-label')?.textContent?.trim() ?? '';
      const unit = field.classList.contains('gjs-input-unit') ? `, ${say('unit')}` : '';
      if (label) field.setAttribute('aria-label', label + unit);
    }
    for (const frame of document.querySelectorAll<HTMLElement>('.gjs-frame')) frame.title ||= say('page');
    nameTitles();
    // For what the canvas itself says, as beside placeholders. Setting it has the browser style the whole page anew.
    const root = editor.Canvas.getDocument()?.documentElement;
    if (root && root.lang !== language) root.lang = language;
  };
  const soon = onceAFrame(() => name);
  name();
  editor.on('component:selected component:deselected canvas:frame:load style:target', soon);
  find('.work').addEventListener('click', soon);
  find('.work').addEventListener('keydown', (event) => {
    const { target, key } = event;
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement) || !target.matches(TITLES)) return;
    event.preventDefault();
    target.click();
  });
}
