import type { Component, Editor } from 'grapesjs';

/** A placeholder stops being one once somebody wrote into it. */
export function connectPlaceholders(editor: Editor): void {
  editor.on('rte:disable', (view: { model?: Component } | undefined) => {
    let component = view?.model;
    while (component) {
      if (component.getAttributes()['data-placeholder'] !== undefined) component.removeAttributes('data-placeholder');
      component = component.parent();
    }
  });
}
