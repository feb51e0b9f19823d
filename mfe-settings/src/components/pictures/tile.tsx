import { Box, chakra } from '@landfall/shared';
import type { ReactNode } from 'react';

/** A picture to be chosen. */
export const Tile = chakra('button', {
  base: {
    display: 'block',
    position: 'relative',
    w: 'full',
    textAlign: 'start',
    borderWidth: '1px',
    rounded: 'lg',
    overflow: 'hidden',
    cursor: 'pointer',
    bg: 'bg.panel',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'brand.solid' },
    _pressed: { borderColor: 'brand.solid', boxShadow: '0 0 0 1px var(--lf-colors-brand-solid)' },
    _focusVisible: { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

/** What a tile shows of its picture. */
export const TilePicture = chakra('img', {
  base: { w: 'full', aspectRatio: '4 / 3', objectFit: 'cover', bg: 'bg.muted' },
});

/** The mark of a tile that is chosen. */
export const TileMark = ({ children }: { children: ReactNode }) => (
  <Box
    position="absolute"
    top="2"
    insetEnd="2"
    boxSize="6"
    rounded="full"
    bg="brand.solid"
    color="brand.contrast"
    display="grid"
    placeItems="center"
  >
    {children}
  </Box>
);
