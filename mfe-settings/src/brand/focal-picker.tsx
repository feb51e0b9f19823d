import { Box, chakra, fileAddress } from '@landfall/shared';
import type { FocalPoint, StoredFile } from '@landfall/shared/contracts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useAreaTexts } from '../texts.ts';

/** How far an arrow key moves the point: a share of the picture. */
const STEP = 0.05;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

const Surface = chakra('div', {
  base: {
    position: 'relative',
    display: 'inline-block',
    maxW: 'full',
    cursor: 'crosshair',
    lineHeight: '0',
    touchAction: 'manipulation',
    _focusVisible: { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

interface FocalPickerProps {
  file: StoredFile;
  focal: FocalPoint;
  onChange: (focal: FocalPoint) => void;
}

/** The whole picture, and on it the point that stays in sight where it is cut: set by a click or by arrow keys. */
export function FocalPicker({ file, focal, onChange }: FocalPickerProps) {
  const texts = useAreaTexts();
  const percent = { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) };
  const byKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    onChange({ x: within(focal.x + arrow[0]), y: within(focal.y + arrow[1]) });
  };
  const byPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onChange({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  };
  return (
    <Box h="48" bg="bg.muted" display="grid" placeItems="center" overflow="hidden" p="2">
      <Surface
        role="slider"
        tabIndex={0}
        aria-label={texts.focalOf(file.file_name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent.x}
        aria-valuetext={texts.focalAt(percent.x, percent.y)}
        onKeyDown={byKey}
        onPointerDown={byPointer}
      >
        <chakra.img
          src={fileAddress(file)}
          alt=""
          loading="lazy"
          draggable={false}
          maxH="44"
          maxW="full"
          rounded="sm"
          userSelect="none"
        />
        <Box
          position="absolute"
          boxSize="6"
          rounded="full"
          borderWidth="2px"
          borderColor="white"
          boxShadow="0 0 0 1px rgb(0 0 0 / .6), inset 0 0 0 1px rgb(0 0 0 / .6)"
          bg="white/25"
          transform="translate(-50%, -50%)"
          pointerEvents="none"
          style={{ left: `${percent.x}%`, top: `${percent.y}%` }}
        />
      </Surface>
    </Box>
  );
}
