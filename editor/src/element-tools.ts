import type { Component, Editor } from 'grapesjs';
import { move } from './elements.ts';
import { find } from './start.ts';
import { say, type TextName } from './texts.ts';

type Tool = NonNullable<ReturnType<Component['get']>>;

const NAMES: Readonly<Record<string, TextName>> = {
  'crop-picture': 'crop',
  'tlb-move': 'toolMove',
  'tlb-clone': 'toolCopy',
  'tlb-delete': 'toolDelete',
};

/** The one tool of GrapesJS' that is no named command. */
const nameOf = ({ command }: Tool): TextName | undefined =>
  typeof command === 'function' ? 'toolAround' : NAMES[String(command)];

const ITEM = '.gjs-toolbar-item';

/** GrapesJS ends an element's tools where the element ends: those of a narrow one at the left edge would be cut off. */
function keepInSight(tools: HTMLElement): void {
  new MutationObserver(() => {
    if (Number.parseFloat(tools.style.left) < 0) tools.style.left = '0px';
  }).observe(tools, { attributeFilter: ['style'] });
}

/** The tools beside the selected element: buttons with names, also for the keyboard. */
export function connectElementTools(editor: Editor): void {
  const tools = find('.gjs-toolbar');
  tools.setAttribute('role', 'toolbar');
  tools.setAttribute('aria-label', say('elementTools'));
  keepInSight(tools);
  // Before they are drawn, which GrapesJS does a moment later; they are nothing that is kept.
  editor.on('component:selected', (component: Component) => {
    const offered: Tool[] = component.get('toolbar') ?? [];
    for (const tool of offered) {
      const name = nameOf(tool);
      if (!name) continue;
      const label = say(name);
      tool.attributes = { ...tool.attributes, role: 'button', tabindex: '0', title: label, 'aria-label': label };
    }
  });
  tools.addEventListener('keydown', (event) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEM);
    if (!item || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    // Without a mouse there is nothing to drag with: one place down.
    if (item.ariaLabel === say('toolMove')) move(editor, 1);
    else item.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    find('.stage').focus();
  });
}
