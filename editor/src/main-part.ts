import type { Component, Editor } from 'grapesjs';

/** What may not be done to the page's main part. */
const FIXED = { removable: false, copyable: false, draggable: false } as const;

/** GrapesJS plugin: a page has one main part, which is neither deleted nor copied, and stays where it is. */
export function mainPart(editor: Editor): void {
  editor.Components.addType('default', {
    model: {
      // Before its tools are chosen.
      preInit(this: Component) {
        if (this.get('tagName') === 'main') this.set(FIXED, { silent: true });
      },
    },
  });
}

/** Without what every main part is anyway: it is nothing that somebody changed. */
export function withoutFixed<T extends { tagName?: unknown }>(component: T): T {
  if (component.tagName !== 'main') return component;
  const rest: Record<string, unknown> = { ...component };
  for (const name of Object.keys(FIXED)) delete rest[name];
  return rest as T;
}
