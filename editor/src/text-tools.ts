import type { Editor } from 'grapesjs';
import { say, type TextName } from './texts.ts';

/** What the tools of a text are called, by the names that GrapesJS gives them. */
const NAMES: Readonly<Record<string, TextName>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strikethrough: 'strikethrough',
  link: 'link',
  wrap: 'styledWords',
  bulletList: 'bulletList',
  numberList: 'numberList',
};

const ACTION = '.gjs-rte-action';

/** Bold, italic and their like: buttons with names, which leave the caret and the keyboard in the text. */
export function connectTextTools(editor: Editor): void {
  const bar = editor.RichTextEditor.getToolbarEl();
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', say('textTools'));
  // A press would take the focus out of the page's frame, and what is typed next would go nowhere.
  bar.addEventListener('mousedown', (event) => {
    if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
  });

  const backToText = () => editor.getEditing()?.getEl()?.focus();
  bar.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if ((event.key !== 'Enter' && event.key !== ' ') || !target.matches(ACTION)) return;
    event.preventDefault();
    event.stopPropagation();
    target.click();
    backToText();
  });
  const showPressed = () => {
    for (const action of bar.querySelectorAll(ACTION))
      action.setAttribute('aria-pressed', String(action.classList.contains('gjs-rte-active')));
  };
  new MutationObserver(showPressed).observe(bar, { subtree: true, attributeFilter: ['class'] });
  // Its own tools and those of the element it is would lie on each other.
  const showWriting = (isWriting: boolean) => document.body.toggleAttribute('data-writing', isWriting);
  editor.on('rte:enable', () => showWriting(true));
  editor.on('rte:disable', () => showWriting(false));
  editor.on('rte:enable', () => {
    for (const { name, btn } of editor.RichTextEditor.getAll()) {
      const known = NAMES[name];
      if (!known || !btn || btn.getAttribute('role') === 'button') continue;
      btn.setAttribute('role', 'button');
      btn.tabIndex = 0;
      btn.title = say(known);
      btn.setAttribute('aria-label', say(known));
    }
    showPressed();
  });
}
