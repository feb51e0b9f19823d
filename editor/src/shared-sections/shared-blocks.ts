import type { Component, Editor } from 'grapesjs';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import type { Known } from './shared-state.ts';

/** Stands on the page for a moment, where a shared section was dropped or added. */
const PLACE = 'data-shared-place';
const CATEGORY = 'shared';

const DRAWING =
  '<svg viewBox="0 0 88 56" fill="currentColor" aria-hidden="true"><rect x="6" y="8" width="76" height="40" rx="4" opacity=".16"/><rect x="14" y="16" width="34" height="6" rx="2" opacity=".9"/><rect x="14" y="27" width="40" height="4" rx="2" opacity=".35"/><rect x="14" y="35" width="28" height="4" rx="2" opacity=".35"/><circle cx="68" cy="19" r="4" opacity=".9"/><circle cx="68" cy="37" r="4" opacity=".9"/><path d="M68 19v18" stroke="currentColor" stroke-width="2" opacity=".9"/></svg>';

const blockId = (id: string) => `shared-${id}`;

/** Offers the project's shared sections among the blocks, first of all. */
export function showSharedBlocks(editor: Editor, sections: Iterable<Known>): void {
  const wanted = new Map([...sections].map((section) => [blockId(section.shared_id), section]));
  for (const block of [...editor.Blocks.getAll().models])
    if (String(block.getId()).startsWith('shared-') && !wanted.has(String(block.getId()))) editor.Blocks.remove(block);
  for (const [id, { shared_id, name }] of wanted) {
    const present = editor.Blocks.get(id);
    const attributes = {
      'data-block': id,
      tabindex: '0',
      role: 'button',
      'aria-label': `${say('add')} ${name}`,
      title: name,
    };
    const label = Object.assign(document.createElement('span'), { textContent: name }).innerHTML;
    if (present) present.set({ label, attributes });
    else
      editor.Blocks.add(id, {
        label,
        category: { id: CATEGORY, label: say('sharedBlocks'), open: true, order: -1 },
        media: DRAWING,
        content: `<section ${PLACE}="${shared_id}"></section>`,
        attributes,
      });
  }
  const first = find('#blocks').querySelector<HTMLElement>('.gjs-block-categories');
  const own = first?.querySelector(`[data-block^="shared-"]`)?.closest('.gjs-block-category');
  if (own && first) first.prepend(own);
}

/** Has whatever was dropped or added as a block be the shared section that it stands for. */
export function fillPlaces(editor: Editor, fill: (place: Component, id: string) => void): void {
  editor.on('component:add', (added: Component) => {
    const id = String(added.get('attributes')?.[PLACE] ?? '');
    if (!id) return;
    // Whoever added it selects it first.
    queueMicrotask(() => added.parent() && fill(added, id));
  });
}
