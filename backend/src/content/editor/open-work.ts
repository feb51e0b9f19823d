import type { EditorBlock } from '@landfall/editor/editor-start';
import type { PageModel } from '@landfall/page/sections/model';
import { renderPage } from '@landfall/page/sections/render';
import { EDITOR_ASSETS } from './asset-base.ts';
import { blocksFor } from './blocks.ts';

// Runs in a worker: what the visual editor opens with.

interface OpenQuestion {
  model: PageModel;
  /** Whether the page begins from its sections; false where the editor's own data is there. */
  isFirst: boolean;
}

export const run = ({ model, isFirst }: OpenQuestion): { html: string; blocks: EditorBlock[] } => ({
  html: isFirst ? renderPage(model, 'edit', EDITOR_ASSETS).html : '',
  blocks: blocksFor(model),
});
