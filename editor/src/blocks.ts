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

/**
 * Puts a block below the selected section, or at the end of the page's main part, and shows it. A single element comes
 * below the selected one, in its section; without such a place it gets a section of its own.
 */
export function appendBlock(editor: Editor, content: BlockProperties['content']): void {
  const wrapper = editor.getWrapper();
  const main = wrapper?.find('main')[0] ?? wrapper;
  if (!main || !content) return;
  let section: Component | undefined = editor.getSelected();
  while (section && section.parent() !== main) section = section.parent();
  const at = section ? section.index() + 1 : main.components().length;
  const place = section && isElement(content) ? placeFor(editor.getSelected() as Component, main) : undefined;
  const isBare = isElement(content) && !place;
  const [put] = (place?.parent ?? main).append((isBare ? inSection(content) : content) as string, {
    at: place?.at ?? at,
  });
  const added = isBare ? put?.components().at(0)?.components().at(0) : put;
  if (!added) return;
  editor.select(added);
  added.getEl()?.scrollIntoView({ block: 'center' });
}
