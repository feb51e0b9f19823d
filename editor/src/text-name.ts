import type { languages } from './locales/all.po';

export type EditorTexts = (typeof languages)[string];

/** Names a text that the editor says. */
export type TextName = keyof EditorTexts;
