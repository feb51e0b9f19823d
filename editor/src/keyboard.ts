import type { Component, Editor } from 'grapesjs';
import { change, describe, move, remove, select } from './elements.ts';
import { find } from './start.ts';
import { say } from './texts.ts';
import { finishTyping } from './typing.ts';

/** Elements that can be selected, in the order in which they are read. */
function walk(component: Component, into: Component[] = []): Component[] {
  for (const inner of component.components().models) {
    if (inner.get('type') === 'textnode' || inner.get('type') === 'comment' || inner.get('layerable') === false)
      continue;
    if (inner.get('selectable')) into.push(inner);
    // Parts of a drawing are nobody's business.
    if (inner.get('type') !== 'svg') walk(inner, into);
  }
  return into;
}

function step(editor: Editor, by: 1 | -1): void {
  const wrapper = editor.getWrapper();
  const all = wrapper ? walk(wrapper) : [];
  const selected = editor.getSelected();
  const at = selected ? all.indexOf(selected) : -1;
  select(editor, at < 0 ? all[by > 0 ? 0 : all.length - 1] : all[at + by]);
}

const ACTIONS: Record<string, (editor: Editor) => void> = {
  ArrowDown: (editor) => step(editor, 1),
  ArrowUp: (editor) => step(editor, -1),
  ArrowRight: (editor) => {
    const selected = editor.getSelected();
    select(editor, selected ? walk(selected)[0] : undefined);
  },
  ArrowLeft: (editor) => {
    const parent = editor.getSelected()?.parent();
    select(editor, parent === editor.getWrapper() ? undefined : parent);
  },
  'Alt+ArrowDown': (editor) => move(editor, 1),
  'Alt+ArrowUp': (editor) => move(editor, -1),
  Enter: change,
  Delete: remove,
  Backspace: remove,
  Escape: (editor) => editor.select(),
};

/** Makes the page's elements reachable without a mouse, from the canvas' frame and from inside of it. */
export function connectKeyboard(editor: Editor): void {
  const stage = find('.stage');
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.isComposing) return;
    if (editor.getEditing()) {
      if (event.key === 'Escape') void finishTyping(editor).then(() => stage.focus());
      return;
    }
    const action = ACTIONS[event.altKey ? `Alt+${event.key}` : event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action(editor);
  };
  stage.addEventListener('keydown', (event) => event.target === stage && onKey(event));
  const listen = () => editor.Canvas.getDocument()?.addEventListener('keydown', onKey);
  listen();
  editor.on('canvas:frame:load', listen);
  const tell = (component: Component) => {
    find('[data-selected]').textContent = describe(component);
  };
  editor.on('component:selected', tell);
  // What was written is said as it is now.
  editor.on('rte:disable', () => {
    const selected = editor.getSelected();
    if (selected) tell(selected);
  });
  editor.on('component:deselected', () => {
    if (!editor.getSelected()) find('[data-selected]').textContent = say('nothingSelected');
  });
}
