import { chakra, fileAddress } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { useState } from 'react';
import { extensionOf, isDocument, isVideo } from '../lib/file-kind.ts';
import { DocumentIcon } from './document-icon.tsx';

/** How wide a card's picture is: browsers that know `auto` measure it, the others take the widest that is usual. */
const SIZES = 'auto, (max-width: 27rem) 92vw, 16rem';

function srcSetOf({ thumbnails }: StoredFile): string | undefined {
  if (!thumbnails?.length) return undefined;
  const address = (path: string) => fileAddress({ path_parent: '', path_child: path });
  return thumbnails.map(({ width, path }) => `${address(path)} ${width}w`).join(', ');
}

/**
 * A picture in small, made by the backend where it makes them; a document icon for anything else, and where the picture
 * cannot be shown.
 */
export function FileThumbnail({ file, iconSize }: { file: StoredFile; iconSize?: number }) {
  const srcSet = srcSetOf(file);
  const [shown, setShown] = useState<'small' | 'file' | 'icon'>(srcSet ? 'small' : 'file');
  const video = isVideo(file);
  if (video || isDocument(file) || shown === 'icon')
    return <DocumentIcon extension={iconSize ? '' : extensionOf(file)} video={video} size={iconSize} />;
  return (
    <chakra.img
      key={shown}
      loading="lazy"
      decoding="async"
      {...(shown === 'small' && { sizes: SIZES, srcSet })}
      src={fileAddress(file)}
      alt=""
      w="full"
      h="full"
      objectFit="cover"
      onError={() => setShown(shown === 'small' ? 'file' : 'icon')}
    />
  );
}
