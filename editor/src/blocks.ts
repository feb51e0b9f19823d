import type { BlockProperties, Component, Editor } from 'grapesjs';
import type { EditorBlock } from './editor-start.ts';
import { languages } from './locales/blocks/all.po';
import { inSection, isElement, placeFor } from './place-element.ts';
import { language, say } from './texts.ts';

/** The name of a block, a category or a kind of section in the chosen language. */
export const blockName = (english: string): string => languages[language]?.[english] ?? english;

/** Offers our blocks, reachable by mouse and by keyboard. */
export function registerBlocks(editor: Editor, blocks: readonly EditorBlock[]): void {
  for (const { id, media, content, ...block } of blocks) {
    const [label, category] = [blockName(block.label), blockName(block.category)];
    editor.Blocks.add(id, {
      label,
      category: { id: block.category, label: category, open: true },
      media,
      content,
      attributes: { 'data-block': id, tabindex: '0', role: 'button', 'aria-label': `${say('add')} ${label}` },
    });
  }
  document.getElementById('blocks')?.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if ((event.key !== 'Enter' && event.key !== ' ') || !target.matches('[data-block]')) return;
    event.preventDefault();
    const block = editor.Blocks.get(target.dataset.block ?? '');
    if (block) appendBlock(editor, block.getContent());
  });
}

/** The page's main part, or the page itself where it has none. */
export const mainOf = (editor: Editor): Component | undefined => {
  const wrapper = editor.getWrapper();
  return wrapper?.find('main')[0] ?? wrapper;
};

/** The part of the page that an element is in. */
function partOf(element: Component | undefined, main: Component): Component | undefined {
  let part = element;
  while (part && part.parent() !== main) part = part.parent();
  return part;
}

/** Where markup comes that is added for an element: `isBare` where it needs a section of its own. */
function placeBelow(element: Component | undefined, content: unknown, main: Component) {
  const part = partOf(element, main);
  const place = part && element && isElement(content) ? placeFor(element, main) : undefined;
  const own = { parent: main, at: part ? part.index() + 1 : main.components().length };
  return { ...(place ?? own), isBare: isElement(content) && !place };
}

/** The element that a single element would come below, or in; undefined for what is no part of the page's main part. */
export function elementAbove(editor: Editor, element: Component, content: string): Component | undefined {
  const main = mainOf(editor);
  if (!main || !partOf(element, main)) return undefined;
  const { parent, at } = placeBelow(element, content, main);
  return parent.components().at(at - 1) ?? parent;
}

/**
 * Puts a block below an element's section, or at the end of the page's main part, and shows it. A single element comes
 * below the element, in its section; without such a place it gets a section of its own.
 */
export function appendBlock(
  editor: Editor,
  content: BlockProperties['content'],
  below: Component | undefined = editor.getSelected(),
): void {
  const main = mainOf(editor);
  if (!main || !content) return;
  const { parent, at, isBare } = placeBelow(below, content, main);
  const [put] = parent.append((isBare ? inSection(content as string) : content) as string, { at });
  const added = isBare ? put?.components().at(0)?.components().at(0) : put;
  if (!added) return;
  editor.select(added);
  added.getEl()?.scrollIntoView({ block: 'center' });
}
