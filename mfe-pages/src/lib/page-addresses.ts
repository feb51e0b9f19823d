import { editorPath, getRuntimeConfig } from '@landfall/shared';
import { type Page, previewSrcSet } from '@landfall/shared/contracts';

/** A path of the backend as an address; anything else stays as it is. */
export const onBackend = (address: string) =>
  /^\/(?!\/)/.test(address) ? getRuntimeConfig().apiUrl + address : address;

/** An address of the backend to be shown in a frame; undefined where it is not on the dashboard's own origin. */
export function framedAddress(path: string): string | undefined {
  if (!path) return undefined;
  const address = new URL(onBackend(path), location.href);
  return address.origin === location.origin ? address.href : undefined;
}

/** The visual editor of a page: a web page of the backend. */
export const editorAddress = (page: Page, projectId: string): string => onBackend(editorPath(projectId, page.page_id));

/** The page's preview image; undefined while there is none. */
export const previewAddress = (page: Page): string | undefined => onBackend(page.preview_img) || undefined;

/** The preview image in its widths; undefined where the backend makes one alone. */
export const previewWidths = (page: Page): string | undefined => previewSrcSet(page, onBackend);

/** Where the page is published; undefined where that is no web address. */
export const publishedAddress = (page: Page): string | undefined =>
  /^(?:https?:\/)?\//i.test(page.url) ? page.url : undefined;

/** Whether the editor opens a page: not while it is being written, nor without a domain. */
export const canEdit = (page: Page, hasDomain: boolean): boolean => page.status !== 'pending' && hasDomain;
