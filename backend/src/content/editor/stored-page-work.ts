import { changeStored, type WrittenPage } from '@landfall/editor/headless/stored-page';
import { withShared } from '@landfall/editor/shared-sections/contents';
import type { Applied } from '@landfall/page/edit/change';
import { broughtBy, drawSection } from '@landfall/page/edit/draw-section';
import { type PageModel, pageModel } from '@landfall/page/sections/model';
import { renderPage } from '@landfall/page/sections/render';
import type { ChangedSharedSection, PageOperation, PageOutline, SharedContents } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { AppError } from '../../platform/errors.ts';
import { EDITOR_ASSETS } from './asset-base.ts';

// Runs in a worker: reads and changes a page by the visual editor's own code.

interface StoredPageQuestion {
  /** What the visual editor keeps; null where the page was never edited there. */
  data: Record<string, unknown> | null;
  /** The sections that the page began with. */
  model: PageModel;
  operations: readonly PageOperation[];
  /** The project's shared sections; left out where those of the page stay as they are. */
  shared?: readonly SharedSource[];
}

export interface SharedSource {
  id: string;
  revision: number;
  contents: SharedContents;
}

interface StoredPageAnswer {
  outline: PageOutline;
  /** What became of each operation. */
  results: Applied[];
  page: WrittenPage & Pick<PageModel, 'theme' | 'language'>;
  /** The shared sections that were changed with it. */
  shared: ChangedSharedSection[];
}

/** The page's own theme and language where what it says is none that is published. */
function lookOf({ theme, language }: PageOutline, model: PageModel): Pick<PageModel, 'theme' | 'language'> {
  const [chosen, spoken] = [
    v.safeParse(pageModel.entries.theme, theme),
    v.safeParse(pageModel.entries.language, language),
  ];
  return {
    theme: chosen.success ? chosen.output : model.theme,
    language: spoken.success ? spoken.output : model.language,
  };
}

export function run({ data: kept, model, operations, shared: sources }: StoredPageQuestion): StoredPageAnswer {
  const { language, theme } = model;
  const known = new Map(sources?.map((source) => [source.id, source]));
  const contents = new Map(sources?.map((source) => [source.id, source.contents]));
  const data = sources ? withShared(kept, contents).data : kept;
  const html = data ? '' : renderPage(model, 'edit', EDITOR_ASSETS).html;
  const steps = operations.map((operation) => {
    const brought = broughtBy(operation);
    return { operation, html: brought === null ? '' : (drawSection(brought, model, EDITOR_ASSETS) ?? '') };
  });
  try {
    const { outline, results, page, shared } = changeStored({ data, html, made: { language, theme } }, steps);
    const changed = shared.flatMap((part): ChangedSharedSection[] => {
      const { revision } = known.get(part.id) ?? {};
      return revision === undefined ? [] : [{ shared_id: part.id, revision, contents: part.contents }];
    });
    return { outline, results, page: { ...page, ...lookOf(outline, model) }, shared: changed };
  } catch (cause) {
    // What an editor keeps is opaque to us: it can be anything.
    throw new AppError('conflict', {
      message: 'The contents of this page cannot be read here. Open it in the editor.',
      cause,
    });
  }
}
