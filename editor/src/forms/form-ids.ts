import type { Component, Editor } from 'grapesjs';
import { within } from './walk.ts';

const ATTRIBUTE = 'data-form';

const idOf = (form: Component): string => String(form.getAttributes()[ATTRIBUTE] ?? '');
const formsIn = (component: Component): Component[] =>
  component.get('tagName') === 'form' ? [component] : within(component, 'form');
const newId = (): string => crypto.randomUUID().slice(0, 8);

/**
 * A form keeps its leads for as long as it keeps what it is called. Forms from before they were called anything get their
 * number, as the server counts them; one that is added or copied gets a name of its own.
 */
export function nameForms(editor: Editor): void {
  const all = () => {
    const page = editor.getWrapper();
    return page ? within(page, 'form') : [];
  };
  editor.UndoManager.skip(() => {
    const taken = new Set(all().map(idOf));
    all().forEach((form, index) => {
      if (idOf(form) === '')
        form.addAttributes({ [ATTRIBUTE]: taken.has(String(index + 1)) ? newId() : String(index + 1) });
    });
  });
  editor.on('component:add', (added: Component) => {
    for (const form of formsIn(added)) {
      const isTaken = all().some((other) => other !== form && idOf(other) === idOf(form));
      if (idOf(form) === '' || isTaken) form.addAttributes({ [ATTRIBUTE]: newId() });
    }
  });
}
