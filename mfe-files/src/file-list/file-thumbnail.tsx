import { chakra, fileAddress } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { useState } from 'react';
import { DocumentIcon } from './document-icon.tsx';
import { extensionOf, isVideo } from './file-kind.ts';

/** A picture in small; a document icon for a video, and where the picture cannot be shown. */
export function FileThumbnail({ file }: { file: StoredFile }) {
  const [broken, setBroken] = useState(false);
  const video = isVideo(file);
  if (video || broken) return <DocumentIcon extension={extensionOf(file)} video={video} />;
  return (
    <chakra.img
      src={fileAddress(file)}
      alt=""
      loading="lazy"
      decoding="async"
      w="full"
      h="full"
      objectFit="cover"
      transition="transform 200ms"
      onError={() => setBroken(true)}
    />
  );
}
