import type { Component, Editor } from 'grapesjs';
import type { TextName } from '../texts.ts';
import { LIST_KINDS, type ListKind, listOf, takeOut, toggleList } from './lists.ts';
import { isFormattable, isListable, kindsFor, type TextKind, tagOf } from './text-kinds.ts';
import { changeText, currentText } from './writing.ts';

export const KIND_NAMES: Readonly<Record<TextKind, TextName>> = {
  p: 'kindParagraph',
  h1: 'kindHeading1',
  h2: 'kindHeading2',
  h3: 'kindHeading3',
  h4: 'kindHeading4',
};
export const LIST_NAMES: Readonly<Record<ListKind, TextName>> = { ul: 'bulletList', ol: 'numberList' };

/** Keys by their place on the keyboard: what they write with Alt or Shift differs from one to the next. */
const KIND_KEYS: Readonly<Record<string, TextKind>> = {
  Digit0: 'p',
  Digit1: 'h1',
  Digit2: 'h2',
  Digit3: 'h3',
  Digit4: 'h4',
};
const LIST_KEYS: Readonly<Record<string, ListKind>> = { Digit7: 'ol', Digit8: 'ul' };

/** Makes the text that is written or selected a paragraph or a heading, out of a list where it is in one. */
export const setKind = (editor: Editor, kind: TextKind): Promise<void> =>
  changeText(editor, (text) => {
    if (listOf(text)) takeOut(text, kind);
    else text.set('tagName', kind);
    return undefined;
  });

/** Puts the text that is written or selected into a list of some kind, or takes it out of it. */
export const setList = (editor: Editor, kind: ListKind): Promise<void> =>
  changeText(editor, (text) => {
    toggleList(text, kind);
    return undefined;
  });

/** Something that can be done to the text that is written or selected. */
interface TextAct {
  name: TextName;
  keys: string;
  run: () => Promise<void>;
}

const keysOf = (keys: Readonly<Record<string, string>>, prefix: string, wanted: string): string =>
  `${prefix} ${
    Object.keys(keys)
      .find((key) => keys[key] === wanted)
      ?.slice(-1) ?? ''
  }`;

const isOf = (text: Component, kind: TextKind): boolean => !listOf(text) && tagOf(text) === kind;

/** What can be done to the text that is written or selected, with its keys. */
export function textActs(editor: Editor): TextAct[] {
  const text = currentText(editor);
  if (!text || !isFormattable(text)) return [];
  const kinds = kindsFor(editor, text)
    .filter((kind) => !isOf(text, kind))
    .map((kind) => ({
      name: KIND_NAMES[kind],
      keys: keysOf(KIND_KEYS, 'Ctrl Alt', kind),
      run: () => setKind(editor, kind),
    }));
  if (!isListable(text)) return kinds;
  const lists = LIST_KINDS.map((kind) => ({
    name: LIST_NAMES[kind],
    keys: keysOf(LIST_KEYS, 'Ctrl Shift', kind),
    run: () => setList(editor, kind),
  }));
  return [...kinds, ...lists];
}

/** What the keys of a text do to it; undefined for other keys. */
export function actOfKeys(editor: Editor, event: KeyboardEvent): (() => Promise<void>) | undefined {
  const text = currentText(editor);
  // Alt Gr writes signs, and some systems tell it as both.
  if (!text || !(event.ctrlKey || event.metaKey) || event.getModifierState('AltGraph')) return undefined;
  const kind = event.altKey && !event.shiftKey ? KIND_KEYS[event.code] : undefined;
  if (kind && isFormattable(text) && kindsFor(editor, text).includes(kind)) return () => setKind(editor, kind);
  const list = event.shiftKey && !event.altKey ? LIST_KEYS[event.code] : undefined;
  return list && isListable(text) ? () => setList(editor, list) : undefined;
}
