import type { Editor } from 'grapesjs';

/** One change in the list of what can be undone. */
interface Step {
  set: (name: 'magicFusionIndex', step: string) => void;
}

let steps = 0;

/** Makes what a change does one step to undo, apart from what was done just before it, in the same turn of the loop, too. */
export function asOwnStep(editor: Editor, change: () => void): void {
  const stack: Iterable<Step> = editor.UndoManager.getStack();
  const before = new Set(stack);
  change();
  steps += 1;
  // GrapesJS undoes together what has the same number, and counts with each turn of the loop.
  for (const made of stack) if (!before.has(made)) made.set('magicFusionIndex', `own-${steps}`);
}
