import { isPlainData } from '@landfall/editor/find/data-tree';
import { readStored } from '@landfall/editor/headless/stored-page';
import { renderPage } from '@landfall/page/sections/render';
import { EDITOR_ASSETS } from '../editor/asset-base.ts';
import { type Begun, modelOf } from '../editor/model-of.ts';

/** A page's newest contents: a draft, or what is published. */
export interface StoredContents extends Omit<Begun, 'sections'> {
  /** JSON text: what the editor keeps; null where the page was never edited there. */
  data: string | null;
  /** JSON text, where there is no `data`. */
  sections: string | null;
}

const begunAs = ({ sections, ...page }: StoredContents) =>
  modelOf({ ...page, sections: JSON.parse(sections ?? 'null') });

/** The markup of a page that was never edited by hand. */
export const markupOf = (page: StoredContents): string => renderPage(begunAs(page), 'edit', EDITOR_ASSETS).html;

/**
 * A page as the editor keeps it, all elements as data: made by the editor itself where the page was never edited, or holds
 * markup. @throws where it cannot be read
 */
export function plainDataOf(page: StoredContents): Record<string, unknown> {
  const kept = JSON.parse(page.data ?? 'null') as Record<string, unknown> | null;
  if (kept !== null && isPlainData(kept)) return kept;
  const { language, theme } = begunAs(page);
  const { data } = readStored({ data: kept, html: kept ? '' : markupOf(page), made: { language, theme } }).page;
  if (!isPlainData(data)) throw new Error('The contents of this page cannot be read.');
  return data;
}
