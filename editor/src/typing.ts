import type { Component, Editor } from 'grapesjs';
import { madeUpIds, withoutIdleIds } from './idle-ids.ts';

/** A text that somebody is in the middle of writing: GrapesJS takes it over only when they leave it. */
interface Typing {
  /** Positions from the page's root down to the text. */
  path: number[];
  html: string;
}

/** Positions from the page's root down to an element. */
export function pathOf(component: Component): number[] {
  const parent = component.parent();
  return parent ? [...pathOf(parent), component.index()] : [];
}

interface TextView {
  model: Component;
  stopListening: (model: Component, event: string) => void;
}

/**
 * Reading the project's data would make GrapesJS draw the text anew that is being typed, and the caret would jump to its
 * beginning in the middle of a word. `projectData` reads it from the screen instead.
 */
export function keepCaret(editor: Editor): void {
  editor.on('rte:enable', (view: TextView) => view.stopListening(view.model, 'sync:content'));
}

/** GrapesJS' project data, with what is being typed beside it. */
export function projectData(editor: Editor): Record<string, unknown> {
  const data = withoutIdleIds(editor.getProjectData(), madeUpIds(editor));
  const edited = editor.getEditing();
  const element = edited?.getEl();
  return edited && element
    ? { ...data, typing: { path: pathOf(edited), html: element.innerHTML } satisfies Typing }
    : data;
}

/** Takes over what was being typed when the data was kept. */
export function finishTyped(editor: Editor, data: unknown): void {
  const { path, html } = (data as { typing?: Partial<Typing> } | null)?.typing ?? {};
  if (!Array.isArray(path) || typeof html !== 'string') return;
  const component = path.reduce<Component | undefined>((at, index) => at?.components().at(index), editor.getWrapper());
  if (component && component !== editor.getWrapper()) component.components(html);
}

/** A text that is being typed counts: it is taken over before the page is published. */
export async function finishTyping(editor: Editor): Promise<void> {
  const view = editor.getEditing()?.view as { disableEditing?: () => Promise<void> } | undefined;
  await view?.disableEditing?.();
}
