import { freeId } from '@landfall/page/edit/outline';
import type { Component, Editor } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { madeUpIds } from '../idle-ids.ts';
import { ownAnchor } from './site-address.ts';

/** A part of the page that links can lead to. */
export interface PagePart {
  component: Component;
  /** What it is called: its heading, else its kind. */
  label: string;
  /** Empty until a link needs it. */
  anchor: string;
}

const MAX_LABEL = 80;

const idOf = (component: Component): string => String(component.get('attributes')?.id ?? '');

/** What an element says, as markup on one line. */
export function wordsOf(component: Component): string {
  const inner = component.components().models.map(wordsOf).join(' ');
  return `${component.get('content') ?? ''} ${inner}`
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters that do not come apart into a plain one and a mark. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
};

/** A text in small letters, those of Latin scripts without their marks. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøðđþħıĸłŋŧ]/g, (letter) => SPELLED_OUT[letter] ?? letter);

/** An anchor as links and people can read it; empty where nothing of it can stay. */
export const readableAnchor = (typed: string): string =>
  plainLetters(typed)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '');

/** The sections of a page, popups among them, in its order. */
export function partsOf(editor: Editor): PagePart[] {
  const page = editor.getWrapper();
  if (!page) return [];
  const madeUp = madeUpIds(editor);
  return within(page, 'section').map((component) => {
    const [heading] = within(component, 'h1', 'h2', 'h3');
    const id = idOf(component);
    return {
      component,
      label: (heading && wordsOf(heading).slice(0, MAX_LABEL)) || component.getName(),
      anchor: madeUp.has(id) ? '' : id,
    };
  });
}

/** Every anchor of a page but that of one element. */
export function anchorsOf(page: Component, except?: Component, into = new Set<string>()): Set<string> {
  if (page !== except && idOf(page)) into.add(idOf(page));
  for (const inner of page.components().models) anchorsOf(inner, except, into);
  return into;
}

/** The anchor of a part; one that has none yet gets its heading's words, or its kind. */
export function anchorFor(editor: Editor, { component, label, anchor }: PagePart): string {
  if (anchor) return anchor;
  const page = editor.getWrapper();
  const taken = page ? anchorsOf(page, component) : new Set<string>();
  const id = freeId(readableAnchor(label) || 'section', (other) => taken.has(other));
  component.setId(id);
  return id;
}

/**
 * Gives an element another anchor; links of the page that lead to it go on doing so, also those that name the page's own
 * path.
 */
export function renameAnchor(page: Component, component: Component, anchor: string, ownPath: string): void {
  const before = idOf(component);
  component.setId(anchor);
  if (!before) return;
  for (const link of within(page, 'a')) {
    const href = String(link.getAttributes().href ?? '');
    if (ownAnchor(href, ownPath) !== before) continue;
    link.addAttributes({ href: `${href.slice(0, href.indexOf('#'))}#${anchor}` });
  }
}
