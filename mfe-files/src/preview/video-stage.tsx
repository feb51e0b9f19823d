import { Center, chakra, fileAddress, Text } from '@landfall/shared';
import { useState } from 'react';
import { DocumentIcon } from '../components/document-icon.tsx';
import { extensionOf } from '../lib/file-kind.ts';
import { useFilesTexts } from '../texts.ts';
import type { StageProps } from './stage-props.ts';
import { useKeyboard } from './use-keyboard.ts';

/** A video with the browser's own controls. Not every browser plays every kind. */
export function VideoStage({ file, onStep }: StageProps) {
  const texts = useFilesTexts();
  const [broken, setBroken] = useState(false);
  useKeyboard(({ key, target }) => {
    // On the player the arrows wind.
    if (!onStep || target instanceof HTMLVideoElement || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
    onStep(key === 'ArrowLeft' ? -1 : 1);
    return true;
  });
  return (
    <Center h="full" p="6" flexDirection="column" gap="4">
      {broken ? (
        <>
          <DocumentIcon extension={extensionOf(file)} video size={56} />
          <Text color="fg.muted">{texts.cannotPlay}</Text>
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
