import type { Editor } from 'grapesjs';
import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import { finishTyping } from '../typing.ts';
import { readCaret } from './caret.ts';
import { itemKey } from './item-keys.ts';
import { LIST_KINDS, listOf } from './lists.ts';
import { actOfKeys, KIND_NAMES, LIST_NAMES, setKind, setList } from './text-acts.ts';
import { isFormattable, isListable, kindsFor, TEXT_KINDS, tagOf } from './text-kinds.ts';
import { currentText, write } from './writing.ts';

const line = (y: number) => `M9 ${y}h11`;
const drawing = (marks: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="${[6, 12, 18].map(line).join('')}"/>${marks}</svg>`;
const DRAWINGS = {
  ul: drawing('<path d="M4 6h.01M4 12h.01M4 18h.01" stroke-width="3"/>'),
  ol: drawing('<path d="M4 4v4M3 8h2M3.2 14.5c0-1 2-1 2 0 0 .8-2 1.5-2 2.5h2" stroke-width="1.4"/>'),
} as const;

/** The choice of what the text that is written is, among the tools of texts. */
function kindChoice(editor: Editor): HTMLSelectElement {
  const select = make('select', { className: 'text-kind' });
  select.setAttribute('aria-label', say('textKind'));
  let byKeys = false;
  select.addEventListener('pointerdown', () => {
    byKeys = false;
  });
  select.addEventListener('keydown', (event) => {
    byKeys = true;
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    editor.getEditing()?.getEl()?.focus();
  });
  select.addEventListener('change', async () => {
    const kind = TEXT_KINDS.find((each) => each === select.value);
    if (kind) await setKind(editor, kind);
    // Arrow keys choose one after the other.
    if (byKeys) select.focus();
  });
  return select;
}

function fill(select: HTMLSelectElement, editor: Editor): void {
  const text = editor.getEditing();
  if (!text) return;
  const option = (value: string, name: string) => make('option', { value }, name);
  const options = isFormattable(text) ? kindsFor(editor, text).map((kind) => option(kind, say(KIND_NAMES[kind]))) : [];
  const now = listOf(text) ? option('', say('kindItem')) : option('', say('kindText'));
  const own = options.find(({ value }) => value === tagOf(text));
  select.replaceChildren(...(own ? options : [now, ...options]));
  select.value = own?.value ?? '';
  select.disabled = options.length === 0;
}

/** What is undone while a text is written: what was typed, and where nothing was, the step before. */
function connectUndo(editor: Editor): (event: KeyboardEvent) => (() => Promise<void>) | undefined {
  let before = '';
  editor.on('rte:enable', ({ el }: { el?: HTMLElement }) => {
    before = el?.innerHTML ?? '';
  });
  return (event) => {
    const text = editor.getEditing();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || text?.getEl()?.innerHTML !== before) return undefined;
    const key = event.key.toLowerCase();
    const manager = editor.UndoManager;
    const isUndo = key === 'z' && !event.shiftKey && manager.hasUndo();
    const isRedo = (key === 'y' || (key === 'z' && event.shiftKey)) && manager.hasRedo();
    if (!isUndo && !isRedo) return undefined;
    return async () => {
      await finishTyping(editor);
      if (isUndo) manager.undo();
      else manager.redo();
      const element = text.parent() && text.getEl();
      if (element?.isConnected && text === currentText(editor)) write(editor, { text, caret: readCaret(element) });
    };
  };
}

/** Kinds of texts and lists: among the tools of the text that is written, and by keys. */
export function connectTextBlocks(editor: Editor): void {
  const bar = editor.RichTextEditor.getToolbarEl();
  const select = kindChoice(editor);
  bar.querySelector('.gjs-rte-actionbar')?.prepend(select);
  for (const kind of LIST_KINDS)
    editor.RichTextEditor.add(LIST_NAMES[kind], {
      icon: DRAWINGS[kind],
      // Asked before GrapesJS tells which text is written.
      state: ({ el }) => (el.matches('li') && el.parentElement?.matches(kind) ? 1 : 0),
      result: () => {
        const text = editor.getEditing();
        if (text && isListable(text)) void setList(editor, kind);
      },
    });
  const show = () => {
    fill(select, editor);
    const text = editor.getEditing();
    for (const kind of LIST_KINDS) {
      const button = editor.RichTextEditor.get(LIST_NAMES[kind])?.btn;
      button?.toggleAttribute('hidden', !text || !isListable(text));
    }
  };
  editor.on('rte:enable', () => requestAnimationFrame(show));
  const undo = connectUndo(editor);
  const onKey = (event: KeyboardEvent) => {
    // GrapesJS sends the keys of the canvas to this document as well.
    if (!event.isTrusted || document.querySelector('dialog[open]')) return;
    const isInText = (event.target as HTMLElement | null)?.closest('[contenteditable="true"]') != null;
    if (event.altKey && event.key === 'F10' && isInText) {
      event.preventDefault();
      select.focus();
      return;
    }
    const isField = !isInText && (event.target as HTMLElement | null)?.closest('input, textarea, select') != null;
    const act = isField
      ? undefined
      : (actOfKeys(editor, event) ?? (isInText ? (itemKey(editor, event) ?? undo(event)) : undefined));
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void act();
  };
  document.addEventListener('keydown', onKey, true);
  const listen = () => editor.Canvas.getDocument()?.addEventListener('keydown', onKey, true);
  listen();
  editor.on('canvas:frame:load', listen);
}
