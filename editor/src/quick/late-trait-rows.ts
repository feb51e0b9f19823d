import type { Editor } from 'grapesjs';
import { find } from '../start.ts';
import { whenShown } from '../when-shown.ts';

interface TraitsView {
  em: object;
  stopListening: (model: object, event: string) => void;
  updatedCollection: () => void;
}

const TOGGLED = 'component:toggled';

/** GrapesJS draws the settings of what is selected, and of what no longer is, at once: they wait for somebody who sees them. */
export function lateTraitRows(editor: Editor): void {
  const { view } = editor.TraitManager as unknown as { view?: TraitsView };
  if (!view) return;
  view.stopListening(view.em, TOGGLED);
  const later = whenShown(find('#traits'), () => view.updatedCollection());
  // Before whatever else the panel does for what is selected.
  editor.on(`component:deselected component:selected ${TOGGLED}`, later);
}
