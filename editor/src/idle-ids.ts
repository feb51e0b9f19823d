import type { Component, Editor } from 'grapesjs';
import { withoutFixed } from './main-part.ts';

interface StoredComponent {
  tagName?: unknown;
  attributes?: Record<string, unknown>;
  components?: StoredComponent[] | string;
}

interface StoredProject {
  styles?: unknown;
  pages?: { frames?: { component?: StoredComponent }[] }[];
}

/** A change of an attribute writes the id down, and taking the change back leaves it there: it stays made up. */
const known = new WeakMap<Editor, Set<string>>();

/** Ids that GrapesJS made up: those of elements that have none of their own, or had none before. */
export function madeUpIds(editor: Editor): Set<string> {
  const ids = known.get(editor) ?? new Set<string>();
  known.set(editor, ids);
  const collect = (component: Component): void => {
    if (!component.get('attributes')?.id) ids.add(component.getId());
    component.components().models.forEach(collect);
  };
  const wrapper = editor.getWrapper();
  if (wrapper) collect(wrapper);
  return ids;
}

/**
 * Notes the ids that GrapesJS makes up, also for what is added from now on: selecting it writes its id down. Called before
 * anything is changed, as a change of an attribute writes the id down, too.
 */
export function noteMadeUpIds(editor: Editor): void {
  const ids = madeUpIds(editor);
  editor.on('component:add', (added: Component) => {
    const given = String(added.get('attributes')?.id ?? '');
    // A copy has the id of what it was made of, with a number.
    if (!given || ids.has(given.replace(/-\d+$/, ''))) ids.add(added.getId());
  });
}

/**
 * Project data without the ids that no style needs. GrapesJS writes one to every element that was ever selected, in case
 * it gets a style of its own: looking at an element would count as a change of the page.
 */
export function withoutIdleIds<T extends StoredProject>(data: T, madeUp: ReadonlySet<string>): T {
  const styles = JSON.stringify(data.styles ?? '');
  const clean = (stored: StoredComponent): StoredComponent => {
    const component = withoutFixed({ ...stored });
    const { id, ...others } = component.attributes ?? {};
    if (typeof id === 'string' && madeUp.has(id) && !styles.includes(`#${id}`)) {
      if (Object.keys(others).length > 0) component.attributes = others;
      else delete component.attributes;
    }
    if (Array.isArray(component.components)) component.components = component.components.map(clean);
    return component;
  };
  const frame = <F extends { component?: StoredComponent }>(given: F): F =>
    given.component ? { ...given, component: clean(given.component) } : given;
  return { ...data, pages: data.pages?.map((page) => ({ ...page, frames: page.frames?.map(frame) })) };
}

/** The page's markup without the ids that neither a style nor a link needs: looking at an element is no change for visitors. */
export function htmlWithoutIdleIds(editor: Editor): string {
  const madeUp = madeUpIds(editor);
  const needed = `${editor.getCss() ?? ''}${editor.getHtml()}`;
  return editor.getHtml({
    attributes: (_component: Component, { id, ...others }: Record<string, unknown>) =>
      typeof id !== 'string' || !madeUp.has(id) || needed.includes(`#${id}`) ? { id, ...others } : others,
  });
}
