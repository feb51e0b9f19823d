import { PREVIEW_WIDTH, SMALL_PREVIEW_WIDTH } from '@landfall/page/sections/preview/sizes';
import type { Page } from '@landfall/shared/contracts';
import { smallPreviewKey } from '../../platform/storage/preview-keys.ts';

/** The widths of a page's preview as they travel; nothing where it has none. */
export function previewSizesOf(previewKey: string | null): Pick<Page, 'preview_sizes'> {
  const small = previewKey && smallPreviewKey(previewKey);
  if (!small) return {};
  return {
    preview_sizes: [
      { width: SMALL_PREVIEW_WIDTH, url: `/v1/files/${small}` },
      { width: PREVIEW_WIDTH, url: `/v1/files/${previewKey}` },
    ],
  };
}
