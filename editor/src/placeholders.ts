import type { Component, Editor } from 'grapesjs';
import { say } from './texts.ts';

const MARK = 'data-placeholder';
const KEEP = 'keep-placeholder';

const isMarked = (component: Component): boolean => component.getAttributes()[MARK] !== undefined;

function withAncestors(component: Component): Component[] {
  const found = [component];
  for (let parent = component.parent(); parent; parent = parent.parent()) found.push(parent);
  return found;
}

const marked = (component: Component): Component[] =>
  [...withAncestors(component), ...component.find(`[${MARK}]`)].filter(isMarked);

const unmark = (components: readonly Component[]): void => {
  for (const component of components) component.removeAttributes(MARK);
};

const textOf = (component: Component): string => component.getEl()?.textContent ?? '';

/** Who only selects changes nothing: neither a draft nor a step to undo (the editor's types leave the second out). */
const UNRECORDED = { avoidStore: true, noUndo: true };

/** Puts "Keep" among the tools of an element that is a placeholder, or that holds or lies in one. */
function offerKeeping(editor: Editor): void {
  editor.Commands.add(KEEP, () => {
    const selected = editor.getSelected();
    if (!selected) return;
    unmark(marked(selected));
    // The tools are drawn anew without it.
    editor.select();
    editor.select(selected);
  });
  editor.on('component:selected', (component: Component) => {
    const tools = component.get('toolbar') ?? [];
    const others = tools.filter(({ command }) => command !== KEEP);
    const isWanted = marked(component).length > 0;
    // GrapesJS draws all tools once more for a list that is another.
    if (isWanted === others.length < tools.length) return;
    const keep = {
      command: KEEP,
      label: say('keepText'),
      attributes: { class: 'keep-placeholder', role: 'button', tabindex: '0' },
    };
    component.set('toolbar', isWanted ? [keep, ...others] : others, UNRECORDED);
  });
}

/** A placeholder stops being one once somebody wrote into it, chose another picture, or keeps it as it is. */
export function connectPlaceholders(editor: Editor): void {
  let before = '';
  editor.on('rte:enable', (view: { model?: Component } | undefined) => {
    before = view?.model ? textOf(view.model) : '';
  });
  editor.on('rte:disable', (view: { model?: Component } | undefined) => {
    const component = view?.model;
    if (component && textOf(component) !== before) unmark(withAncestors(component).filter(isMarked));
  });
  editor.on('component:update:src', (component: Component) => unmark(withAncestors(component).filter(isMarked)));
  offerKeeping(editor);
}
