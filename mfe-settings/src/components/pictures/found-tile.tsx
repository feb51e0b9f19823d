import { Spinner, Text } from '@landfall/shared';
import type { FoundPicture } from '@landfall/shared/contracts';
import { Check } from 'lucide-react';
import { Tile, TileMark, TilePicture } from './tile.tsx';

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
    <TilePicture src={picture.thumbnail || undefined} alt="" />
    <Text truncate px="2.5" py="1.5" fontSize="xs" color="fg.muted">
      {picture.credit}
    </Text>
    {state && <TileMark>{state === 'taken' ? <Check size={14} aria-hidden="true" /> : <Spinner size="xs" />}</TileMark>}
  </Tile>
);
