import { Box, chakra, Spinner, Text } from '@landfall/shared';
import type { FoundPicture } from '@landfall/shared/contracts';
import { Check } from 'lucide-react';
import { Tile } from './image-tile.tsx';

interface FoundTileProps {
  picture: FoundPicture;
  /** Being copied, or copied. */
  state: 'busy' | 'taken' | undefined;
  onClick: () => void;
}

/** One picture of a service, with whom it is by. */
export const FoundTile = ({ picture, state, onClick }: FoundTileProps) => (
  <Tile
    type="button"
    aria-pressed={state === 'taken'}
    aria-busy={state === 'busy'}
    aria-label={[picture.alt, picture.credit].filter(Boolean).join(', ')}
    onClick={onClick}
  >
    <chakra.img
      src={picture.thumbnail || undefined}
      alt=""
      w="full"
      aspectRatio="4 / 3"
      objectFit="cover"
      bg="bg.muted"
    />
    <Text truncate px="2.5" py="1.5" fontSize="xs" color="fg.muted">
      {picture.credit}
    </Text>
    {state && (
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
        {state === 'taken' ? <Check size={14} aria-hidden="true" /> : <Spinner size="xs" />}
      </Box>
    )}
  </Tile>
);
