import { fileAddress } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';

/** Where the smallest thumbnail of a file is that a card of 200 pixels can show; undefined where it has none. */
export function thumbnailAddress({ thumbnails = [] }: Pick<StoredFile, 'thumbnails'>): string | undefined {
  const thumbnail = thumbnails.find(({ width }) => width >= 320) ?? thumbnails[0];
  return thumbnail && fileAddress({ path_parent: '', path_child: thumbnail.path });
}
