import type { Component, Editor } from 'grapesjs';
import { asOwnStep } from '../own-step.ts';
import { finishTyping } from '../typing.ts';
import { type Caret, placeCaret, readCaret } from './caret.ts';

interface Writing {
  text: Component;
  caret: Caret;
}

/** Goes on writing in a text. All in one turn of the loop: a key that is pressed meanwhile finds the caret. */
export function write(editor: Editor, { text, caret }: Writing): void {
  editor.select(text);
  editor.once('rte:enable', () => {
    const element = text.getEl();
    if (element) placeCaret(element, caret);
  });
  text.trigger('focus');
}

/** Takes away the line break that browsers leave in a text whose last character was deleted. */
function dropFiller(element: HTMLElement): void {
  if (element.textContent === '' && !element.querySelector('img, svg')) element.replaceChildren();
}

/** The text that is being written, or that is selected. */
export function currentText(editor: Editor): Component | undefined {
  const text = editor.getEditing() ?? editor.getSelected();
  return text?.isInstanceOf('text') ? text : undefined;
}

/**
 * Changes the text that is being written, or selected, as one step to undo. Where it was being written, it goes on being
 * so: in the text and at the place that the change names, or where the caret was.
 */
export async function changeText(
  editor: Editor,
  change: (text: Component, caret: Caret) => Writing | undefined,
): Promise<void> {
  const text = currentText(editor);
  const element = text?.getEl();
  if (!text || !element) return;
  const isWriting = editor.getEditing() !== undefined;
  if (isWriting) dropFiller(element);
  const caret = readCaret(element);
  if (isWriting) await finishTyping(editor);
  let next: Writing = { text, caret };
  asOwnStep(editor, () => {
    next = change(text, caret) ?? next;
  });
  if (isWriting) write(editor, next);
  else editor.select(next.text);
}
