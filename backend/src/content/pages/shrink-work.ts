import { shrinkPreview } from '@landfall/page/sections/preview';

// Runs in a worker: a preview in small, of a page that was published before there were any.

export const run = async ({ preview }: { preview: Uint8Array }): Promise<{ small: Uint8Array }> => ({
  small: await shrinkPreview(preview),
});
