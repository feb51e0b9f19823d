import { Box, chakra, fileAddress, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Check } from 'lucide-react';
import { thumbnailAddress } from './thumbnail-address.ts';

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

interface ImageTileProps {
  file: StoredFile;
  /** Whether it is chosen, where several can be; absent where one click chooses and ends. */
  chosen?: boolean;
  onClick: () => void;
}

/** One picture of the files, to be chosen. */
export const ImageTile = ({ file, chosen, onClick }: ImageTileProps) => (
  <Tile type="button" aria-pressed={chosen} onClick={onClick}>
    <chakra.img
      src={thumbnailAddress(file) ?? fileAddress(file)}
      alt=""
      loading="lazy"
      w="full"
      aspectRatio="4 / 3"
      objectFit="cover"
      bg="bg.muted"
    />
    <Text truncate px="2.5" py="1.5" fontSize="xs">
      {file.file_name}
    </Text>
    {chosen && (
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
        <Check size={14} aria-hidden="true" />
      </Box>
    )}
  </Tile>
);
