import { Center, fileAddress, Spinner, Text } from '@landfall/shared';
import { domAnimation, LazyMotion, MotionConfig, m } from '@landfall/shared/motion';
import { useState } from 'react';
import { DocumentIcon } from '../components/document-icon.tsx';
import { extensionOf } from '../lib/file-kind.ts';
import { useFilesTexts } from '../texts.ts';
import type { StageProps } from './stage-props.ts';
import { useView } from './use-view.ts';
import { ViewToolbar } from './view-toolbar.tsx';

const STILL = { duration: 0 };
const SMOOTH = { type: 'spring', duration: 0.25, bounce: 0 } as const;

/** A picture that can be zoomed, turned and dragged. */
export function ImageStage({ file, onStep }: StageProps) {
  const texts = useFilesTexts();
  const { view, change, dragging, stageProps } = useView(onStep);
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');

  if (state === 'broken')
    return (
      <Center h="full" flexDirection="column" gap="4">
        <DocumentIcon extension={extensionOf(file)} size={56} />
        <Text color="fg.muted">{texts.cannotShow}</Text>
      </Center>
    );
  const { scale, rotation: rotate, x, y } = view;
  // A picture that lies on its side has the stage's height for its width.
  const [maxWidth, maxHeight] = rotate % 180 === 0 ? ['100%', '100%'] : ['100cqh', '100cqw'];
  return (
    <LazyMotion features={domAnimation}>
      <MotionConfig reducedMotion="user" transition={dragging ? STILL : SMOOTH}>
        <Center
          {...stageProps}
          h="full"
          containerType="size"
          overflow="hidden"
          touchAction="none"
          userSelect="none"
          position="relative"
          cursor={dragging ? 'grabbing' : 'grab'}
        >
          {state === 'loading' && <Spinner position="absolute" color="brand.solid" aria-label={texts.loading} />}
          <m.img
            src={fileAddress(file)}
            alt={file.file_name}
            draggable={false}
            initial={false}
            animate={{ scale, rotate, x, y }}
            style={{ maxWidth, maxHeight, flexShrink: 0, objectFit: 'contain', padding: '1.5rem' }}
            onLoad={() => setState('shown')}
            onError={() => setState('broken')}
          />
        </Center>
        <ViewToolbar view={view} onChange={change} />
      </MotionConfig>
    </LazyMotion>
  );
}
