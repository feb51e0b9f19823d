import type { Page } from './page.ts';

/**
 * The `srcset` of a page's preview, for an image that says by `sizes` how wide it is shown; undefined where the backend
 * makes one picture alone. `address` makes an address of what the page names.
 */
export const previewSrcSet = (
  { preview_sizes }: Pick<Page, 'preview_sizes'>,
  address: (url: string) => string,
): string | undefined => preview_sizes?.map(({ width, url }) => `${address(url)} ${width}w`).join(', ') || undefined;
