import type { Component, Editor, RichTextEditorConfig } from 'grapesjs';
import { hideNotice, showNotice } from '../notice.ts';
import { say } from '../texts.ts';
import { finishTyping } from '../typing.ts';
import { blocksOf, inLine, type Pasted, pastedLines, plainLines } from './pasted-lines.ts';

/** Texts that hold words and nothing else; what is pasted as more than a line goes beside them. */
const LINES = /^(?:P|H[1-6])$/;
/** Texts that may hold paragraphs. */
const FLOW = /^(?:DIV|SECTION|ARTICLE|ASIDE|MAIN|BLOCKQUOTE|TD|TH|DD|FIGCAPTION|HEADER|FOOTER)$/;

function readClipboard(data: DataTransfer | null): Pasted {
  const markup = data?.getData('text/html') ?? '';
  if (!markup.trim()) return plainLines(data?.getData('text/plain') ?? '');
  return pastedLines(new DOMParser().parseFromString(markup, 'text/html').body);
}

/** Takes what is marked away, and what stands behind the caret. @returns the latter, as markup */
function cutAtCaret(text: HTMLElement): string {
  const marked = text.ownerDocument.getSelection();
  if (!marked?.rangeCount) return '';
  const range = marked.getRangeAt(0);
  range.deleteContents();
  range.setEndAfter(text.lastChild ?? text);
  if (!text.lastChild) return '';
  const rest = text.ownerDocument.createElement('div');
  rest.append(range.extractContents());
  return rest.textContent?.trim() ? rest.innerHTML : '';
}

/** Puts several lines where one was written: the first one into it where it fits, the others after it. */
async function pasteBeside(editor: Editor, component: Component, text: HTMLElement, pasted: Pasted): Promise<void> {
  const parent = component.parent();
  if (!parent) return;
  const isItem = text.tagName === 'LI';
  const [first, ...others] = pasted.lines;
  const rest = cutAtCaret(text);
  const isEmpty = !text.textContent?.trim();
  // A list or a heading is no paragraph: where nothing else was, it takes its place.
  const replaces =
    isEmpty && text.tagName === 'P' && first !== undefined && (first.tag !== 'p' || first.lists.length > 0);
  if (!replaces && first) text.insertAdjacentHTML('beforeend', inLine(first));
  const blocks = isItem ? others.map((line) => `<li>${inLine(line)}</li>`) : blocksOf(replaces ? pasted.lines : others);
  const end = rest && (isItem ? `<li>${rest}</li>` : `<p>${rest}</p>`);
  await finishTyping(editor);
  const added = parent.append([...blocks, end].join(''), { at: component.index() + 1 });
  if (replaces) component.remove();
  const last = added.at(-1);
  if (last) editor.select(last);
}

/**
 * A paste brings words, lists, links and what is stressed, and nothing else: no looks, no headline, no empty paragraphs,
 * no pictures. Those that were left out are told of.
 */
export const pasteClean: NonNullable<RichTextEditorConfig['onPaste']> = ({ ev, editor, rte }) => {
  ev.preventDefault();
  const component = editor.getEditing();
  const text = rte.el;
  const pasted = readClipboard(ev.clipboardData);
  const { lines, hasPictures } = pasted;
  if (hasPictures) showNotice(say('pasteNoPictures'), [{ label: say('close'), run: () => hideNotice() }], 'calm');
  const [first] = lines;
  if (!first || !component) return;
  const insert = (markup: string) => rte.exec('insertHTML', markup);
  if (lines.length === 1) insert(inLine(first));
  else if (LINES.test(text.tagName) || text.tagName === 'LI') void pasteBeside(editor, component, text, pasted);
  else if (FLOW.test(text.tagName)) insert(blocksOf(lines).join(''));
  else insert(lines.map(inLine).join('<br>'));
};
