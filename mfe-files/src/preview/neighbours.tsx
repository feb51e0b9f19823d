import { IconButton, VisuallyHidden } from '@landfall/shared';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFilesTexts } from '../texts.ts';

interface NeighboursProps {
  /** The shown file's place among `count`, from 0. */
  index: number;
  count: number;
  onStep: (step: -1 | 1) => void;
}

/** The buttons at both sides of the stage that lead to the files beside. */
export function Neighbours({ index, count, onStep }: NeighboursProps) {
  const texts = useFilesTexts();
  const look = {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    variant: 'surface',
    colorPalette: 'gray',
    bg: 'bg.panel',
    rounded: 'full',
    size: 'sm',
    boxShadow: 'md',
  } as const;
  return (
    <>
      <IconButton
        {...look}
        insetStart={{ base: '2', md: '4' }}
        aria-label={texts.previousFile}
        title={`${texts.previousFile} (←)`}
        disabled={index <= 0}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        {...look}
        insetEnd={{ base: '2', md: '4' }}
        aria-label={texts.nextFile}
        title={`${texts.nextFile} (→)`}
        disabled={index >= count - 1}
        onClick={() => onStep(1)}
      >
        <ChevronRight />
      </IconButton>
      <VisuallyHidden role="status" aria-label={texts.position(index + 1, count)}>
        {texts.position(index + 1, count)}
      </VisuallyHidden>
    </>
  );
}
