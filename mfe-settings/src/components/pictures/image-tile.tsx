import { fileAddress, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { Check } from 'lucide-react';
import { thumbnailAddress } from './thumbnail-address.ts';
import { Tile, TileMark, TilePicture } from './tile.tsx';

interface ImageTileProps {
  file: StoredFile;
  /** Whether it is chosen, where several can be; absent where one click chooses and ends. */
  chosen?: boolean;
  onClick: () => void;
}

/** One picture of the files, to be chosen. */
export const ImageTile = ({ file, chosen, onClick }: ImageTileProps) => (
  <Tile type="button" aria-pressed={chosen} onClick={onClick}>
    <TilePicture src={thumbnailAddress(file) ?? fileAddress(file)} alt="" loading="lazy" />
    <Text truncate px="2.5" py="1.5" fontSize="xs">
      {file.file_name}
    </Text>
    {chosen && (
      <TileMark>
        <Check size={14} aria-hidden="true" />
      </TileMark>
    )}
  </Tile>
);
