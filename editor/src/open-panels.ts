import type { Component, Editor } from 'grapesjs';

/** What is selected is seen: a question or tab that it lies in is opened on the screen, and stays in the page as it was. */
export function openPanels(editor: Editor): void {
  editor.on('component:selected', (component: Component) => {
    let around = component.getEl()?.closest('details');
    while (around) {
      around.open = true;
      around = around.parentElement?.closest('details');
    }
  });
}
