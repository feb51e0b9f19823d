import type { Component, Editor } from 'grapesjs';

/** Of tabs one is open; on a published page by their name, which copies in the editor would share. */
function closeOthers(tab: HTMLDetailsElement): void {
  if (!tab.classList.contains('tab')) return;
  for (const other of tab.parentElement?.querySelectorAll<HTMLDetailsElement>(':scope>.tab') ?? [])
    if (other !== tab) other.open = false;
}

/** What is selected is seen: a question or tab that it lies in is opened on the screen, and stays in the page as it was. */
export function openPanels(editor: Editor): void {
  editor.on('component:selected', (component: Component) => {
    let around = component.getEl()?.closest('details');
    while (around) {
      around.open = true;
      closeOthers(around);
      around = around.parentElement?.closest('details');
    }
  });
}
