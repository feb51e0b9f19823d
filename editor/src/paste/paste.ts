import type { Component, Editor, RichTextEditorConfig } from 'grapesjs';
import { hideNotice, showNotice } from '../notice.ts';
import { readCaret } from '../text-blocks/caret.ts';
import { cutText } from '../text-blocks/cut-text.ts';
import { tagOf } from '../text-blocks/text-kinds.ts';
import { changeText } from '../text-blocks/writing.ts';
import { say } from '../texts.ts';
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

/** The text at the end of an element. */
function lastText(component: Component | undefined): Component | undefined {
  if (!component || component.isInstanceOf('text')) return component;
  return lastText(component.components().models.at(-1));
}

/** Puts several lines where one is written: the first one into it where it fits, the others after it. Writing goes on there. */
const pasteBeside = (editor: Editor, { lines }: Pasted): Promise<void> =>
  changeText(editor, (text, caret) => {
    const parent = text.parent();
    if (!parent) return undefined;
    const tag = tagOf(text) === 'li' ? 'li' : 'p';
    const [first, ...others] = lines;
    const rest = cutText(text, caret);
    // A list or a heading is no paragraph: where nothing else was, it takes its place.
    const isEmpty = !text.getEl()?.textContent?.trim();
    const replaces = isEmpty && tagOf(text) === 'p' && first && (first.tag !== 'p' || first.lists.length > 0);
    if (!replaces && first) text.append(inLine(first));
    const blocks =
      tag === 'li' ? others.map((line) => `<li>${inLine(line)}</li>`) : blocksOf(replaces ? lines : others);
    const end = rest.textContent?.trim() ? `<${tag}>${rest.innerHTML}</${tag}>` : '';
    const added = parent.append([...blocks, end].join(''), { at: text.index() + 1 });
    if (replaces) text.remove();
    const last = lastText(added.at(end ? -2 : -1));
    const element = last?.getEl();
    return last && element ? { text: last, caret: readCaret(element) } : undefined;
  });

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
  else if (LINES.test(text.tagName) || text.tagName === 'LI') void pasteBeside(editor, pasted);
  else if (FLOW.test(text.tagName)) insert(blocksOf(lines).join(''));
  else insert(lines.map(inLine).join('<br>'));
};
