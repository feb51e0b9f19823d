import { type PageTree, TEXT } from '@landfall/page/edit/tree';
import type { Component, ComponentDefinition, Editor } from 'grapesjs';

/** The editor takes changes back by itself. */
const undone = () => undefined;

/** A component that is nowhere yet: made in the page without a trace, since only there one can be made. */
function detached(editor: Editor, definition: string | ComponentDefinition): Component | null {
  const made: { component: Component | null } = { component: null };
  editor.UndoManager.skip(() => {
    const [component] = editor.getWrapper()?.append(definition) ?? [];
    component?.remove({ temporary: true });
    made.component = component ?? null;
  });
  return made.component;
}

/** The page in the visual editor, as a tree to edit. `isMadeUp`: ids that are none of the page's. */
export function componentTree(editor: Editor, isMadeUp: (id: string) => boolean): PageTree<Component> {
  const root = editor.getWrapper();
  if (!root) throw new Error('The editor shows no page.');
  const tagOf = (component: Component): string => {
    if (component.is('textnode')) return TEXT;
    return component.is('comment') ? '' : String(component.get('tagName') ?? '').toLowerCase();
  };
  return {
    root,
    children: (component) => component.components().models,
    parent: (component) => (component === root ? null : (component.parent() ?? null)),
    tag: tagOf,
    text: (component) => String(component.get('content') ?? ''),
    attribute(component, name) {
      if (name === 'class') return component.getClasses().join(' ') || undefined;
      const own = name === 'src' ? component.get('src') : undefined;
      const value: unknown = own || component.getAttributes({ noClass: true, noStyle: true })[name];
      if (value === undefined || value === null || value === false) return undefined;
      return name === 'id' && isMadeUp(String(value)) ? undefined : String(value);
    },
    setAttribute(component, name, value) {
      if (name === 'class') component.setClass(value ?? '');
      else if (value === undefined) component.removeAttributes(name);
      else if (name === 'src') component.set('src', value);
      else component.addAttributes({ [name]: value });
      return undone;
    },
    insert(parent, before, component) {
      const at = before ? before.index() : parent.components().length;
      if (component.parent()) component.move(parent, { at });
      else parent.append(component, { at });
      return undone;
    },
    remove(component) {
      component.remove();
      return undone;
    },
    createText(text) {
      const made = detached(editor, { type: 'textnode', content: text });
      if (!made) throw new Error('The editor made no text.');
      return made;
    },
    parse: (markup) => detached(editor, markup),
    copy: (component) => component.clone(),
  };
}
