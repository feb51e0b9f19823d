import type { SharedContents } from '@landfall/shared/contracts';
import type { Component, ComponentDefinition, CssRuleJSON, Editor } from 'grapesjs';
import { appendBlock } from '../blocks.ts';
import { stylesOf } from '../named-styles/named-styles.ts';
import { projectData } from '../typing.ts';
import { placed, SHARED, takenOn } from './contents.ts';
import { styleOfRule } from './style-rules.ts';

const OWN_ID = 'data-shared-id';

export const sharedIdOf = (component: Component): string => String(component.get('attributes')?.[SHARED] ?? '');

function* all(component: Component): Generator<Component> {
  yield component;
  for (const inner of component.components().models) yield* all(inner);
}

/** What shows a shared section on the page. */
export function findShared(editor: Editor, id: string, except?: Component): Component | undefined {
  const page = editor.getWrapper();
  return page && [...all(page)].find((each) => each !== except && sharedIdOf(each) === id);
}

/** The shared section that an element is, or lies in. */
export function sharedAround(component: Component | undefined): Component | undefined {
  let at = component;
  while (at && !sharedIdOf(at)) at = at.parent();
  return at;
}

/** Whether an element is a part of the page: one of its main part, or one beside that. */
export function isPart(editor: Editor, component: Component): boolean {
  const parent = component.parent();
  if (!parent || component.get('tagName') === 'main' || component.is('textnode') || component.is('text')) return false;
  return parent === editor.getWrapper() || parent.get('tagName') === 'main';
}

/** Makes a shared section one of the page's own. */
export function detach(component: Component): void {
  component.removeAttributes(SHARED);
  for (const inner of all(component))
    if (inner.get('attributes')?.[OWN_ID] !== undefined) inner.removeAttributes(OWN_ID);
}

const definition = (contents: SharedContents) => contents.component as ComponentDefinition;

function addRules(editor: Editor, { styles }: SharedContents): void {
  const known = new Set(stylesOf(editor).map(({ className }) => className));
  const added = styles.filter((rule) => !known.has(styleOfRule(rule)));
  if (added.length > 0) editor.Css.addCollection(added as unknown as CssRuleJSON[]);
}

/** Takes away the rules that elements have by their ids. */
function removeRules(editor: Editor, component: Component): void {
  for (const inner of all(component))
    for (const rule of editor.Css.getRules(`#${inner.getId()}`)) editor.Css.remove(rule);
}

/** Puts a shared section in place of what shows an older one. */
export function replaceShared(editor: Editor, shown: Component, id: string, contents: SharedContents): void {
  const made = placed(id, contents, takenOn(projectData(editor), id));
  const parent = shown.parent();
  const at = shown.index();
  const isSelected = sharedAround(editor.getSelected()) === shown;
  removeRules(editor, shown);
  shown.remove();
  addRules(editor, made);
  const [added] = parent?.append(definition(made), { at }) ?? [];
  if (isSelected && added) editor.select(added);
}

/**
 * Puts a shared section on the page: below what is selected; a header or footer in place of the one that is there.
 * @returns whether something went for it
 */
export function addShared(editor: Editor, id: string, contents: SharedContents): boolean {
  const page = editor.getWrapper();
  const make = () => {
    const made = placed(id, contents, takenOn(projectData(editor)));
    addRules(editor, made);
    return definition(made);
  };
  const tag = String(contents.component.tagName ?? '');
  const isEdge = tag === 'header' || tag === 'footer';
  if (!page || !isEdge) {
    appendBlock(editor, make());
    return false;
  }
  const before = page.components().models.find((part) => part.get('tagName') === tag);
  const main = page.components().models.find((part) => part.get('tagName') === 'main');
  const after = tag === 'footer' ? page.components().length : (main?.index() ?? 0);
  const at = before ? before.index() : after;
  before?.remove();
  const [added] = page.append(make(), { at });
  if (added) editor.select(added);
  added?.getEl()?.scrollIntoView({ block: 'center' });
  return before !== undefined;
}
