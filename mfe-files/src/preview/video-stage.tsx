import { Center, chakra, fileAddress, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { useState } from 'react';
import { DocumentIcon } from '../file-list/document-icon.tsx';
import { extensionOf } from '../file-list/file-kind.ts';

/** A video with the browser's own controls. Not every browser plays every kind. */
export function VideoStage({ file }: { file: StoredFile }) {
  const [broken, setBroken] = useState(false);
  return (
    <Center h="full" p="6" flexDirection="column" gap="4">
      {broken ? (
        <>
          <DocumentIcon extension={extensionOf(file)} video size={56} />
          <Text color="fg.muted">Your browser cannot play this video.</Text>
        </>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the person's own upload, without captions to offer.
        <chakra.video
          src={fileAddress(file)}
          aria-label={file.file_name}
          controls
          playsInline
          preload="metadata"
          maxW="full"
          maxH="full"
          onError={() => setBroken(true)}
        />
      )}
    </Center>
  );
}
