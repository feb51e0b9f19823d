import type { EditorBlock } from '@landfall/editor/editor-start';
import { withShared } from '@landfall/editor/shared-sections/contents';
import type { PageModel } from '@landfall/page/sections/model';
import { renderPage } from '@landfall/page/sections/render';
import type { SharedContents } from '@landfall/shared/contracts';
import { EDITOR_ASSETS } from './asset-base.ts';
import { blocksFor } from './blocks.ts';

// Runs in a worker: what the visual editor opens with.

interface OpenQuestion {
  model: PageModel;
  /** What the editor keeps of the page; null where it begins from its sections. */
  data: unknown;
  /** The project's shared sections. */
  shared: readonly { id: string; contents: SharedContents }[];
}

interface OpenAnswer {
  html: string;
  blocks: EditorBlock[];
  /** With the shared sections as they are by now. */
  data: unknown;
  /** Whether that is something else than what was kept. */
  isBehindShared: boolean;
}

export function run({ model, data, shared }: OpenQuestion): OpenAnswer {
  const now = withShared(data, new Map(shared.map(({ id, contents }) => [id, contents])));
  return {
    html: data ? '' : renderPage(model, 'edit', EDITOR_ASSETS).html,
    blocks: blocksFor(model),
    data: now.data,
    isBehindShared: now.isChanged,
  };
}
