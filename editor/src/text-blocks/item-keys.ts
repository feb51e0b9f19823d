import type { Editor } from 'grapesjs';
import { type Caret, readCaret } from './caret.ts';
import { cutText } from './cut-text.ts';
import { addItem, joinWithPrevious, listOf, takeOut } from './lists.ts';
import { changeText } from './writing.ts';

const START: Caret = { start: 0, end: 0 };

/** Begins the next item with what stands behind the caret. */
const nextItem = (editor: Editor): Promise<void> =>
  changeText(editor, (item, { start }) => {
    const length = item.getEl()?.textContent?.length ?? 0;
    if (start === 0 && length > 0) {
      addItem(item, item.index(), '');
      return { text: item, caret: START };
    }
    const rest = start < length ? cutText(item, { start, end: start }).innerHTML : '';
    const added = addItem(item, item.index() + 1, rest);
    return added && { text: added, caret: START };
  });

const endList = (editor: Editor): Promise<void> =>
  changeText(editor, (item) => {
    takeOut(item, 'p');
    return { text: item, caret: START };
  });

const joinItems = (editor: Editor): Promise<void> =>
  changeText(editor, (item) => {
    const before = item
      .parent()
      ?.components()
      .at(item.index() - 1)
      .getEl();
    const end = before ? readCaret(before) : START;
    const joined = joinWithPrevious(item);
    return joined && { text: joined, caret: end };
  });

/**
 * What Enter and Backspace do in an item that is being written: the next item, the end of the list in an empty one, and at
 * the beginning of an item its end, or its words at those before it.
 * @returns what is to be done, undefined where the key has no other meaning than everywhere
 */
export function itemKey(editor: Editor, event: KeyboardEvent): (() => Promise<void>) | undefined {
  const item = editor.getEditing();
  const element = item?.getEl();
  if (!item || !element || !listOf(item) || event.shiftKey || event.altKey || event.isComposing) return undefined;
  const marked = element.ownerDocument.getSelection();
  const focus = marked?.focusNode;
  // A list within the item is written by the browser.
  const inner = focus && (focus.nodeType === Node.ELEMENT_NODE ? (focus as Element) : focus.parentElement);
  if (inner?.closest('li') !== element) return undefined;
  const isEmpty = element.textContent?.trim() === '' && !element.querySelector('img, svg');
  if (event.key === 'Enter') {
    if (isEmpty) return () => endList(editor);
    return () => {
      marked?.deleteFromDocument();
      return nextItem(editor);
    };
  }
  const { start, end } = readCaret(element);
  if (event.key !== 'Backspace' || start > 0 || end > 0) return undefined;
  return () => (item.index() === 0 ? endList(editor) : joinItems(editor));
}
