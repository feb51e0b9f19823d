import { freeId } from '@landfall/page/edit/outline';
import type { Component, Editor } from 'grapesjs';
import { within } from './forms/walk.ts';
import { madeUpIds } from './idle-ids.ts';

const tagOf = (component: Component): string => String(component.get('tagName'));
const givenId = (component: Component): string => String(component.get('attributes')?.id ?? '');

function idsOf(component: Component, except: Component, into = new Set<string>()): Set<string> {
  if (component !== except && givenId(component)) into.add(givenId(component));
  for (const inner of component.components().models) idsOf(inner, except, into);
  return into;
}

/** Whether an id was made up by GrapesJS, or is the copy of one that was. */
const isMadeUp = (editor: Editor, id: string): boolean => madeUpIds(editor).has(id.replace(/-\d+$/, ''));

/**
 * A section that is added or copied gets an anchor that people can read and links can lead to: its kind, with a number
 * from the second one on, as in a page that was made with it.
 */
export function nameSections(editor: Editor): void {
  const name = (section: Component) => {
    const page = editor.getWrapper();
    const id = givenId(section);
    if (!page || (id && !isMadeUp(editor, id)) || editor.Css.getRules(`#${id || section.getId()}`).length > 0) return;
    const taken = idsOf(page, section);
    const kind = String(section.getAttributes()['data-section'] ?? '') || 'section';
    section.setId(freeId(kind, (other) => taken.has(other)));
  };
  editor.on('component:add', (added: Component) => {
    const isSection = tagOf(added) === 'section' || added.getAttributes()['data-section'] !== undefined;
    for (const section of [...(isSection ? [added] : []), ...within(added, 'section')]) name(section);
  });
}

/** GrapesJS keeps the ids of what was undone for a redo, and would give what comes instead other ones than its links lead to. */
export function freeUndoneIds(editor: Editor): void {
  editor.on('component:removed', (removed: Component, data) => {
    const known = editor.Components.allById();
    const id = removed.getId();
    if (data?.removeOptions?.fromUndo && known[id] === removed) delete known[id];
  });
}
