import { Box, Flex, IconButton, Stack, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { TextField } from '@landfall/shared/form';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import { FocalPicker } from './focal-picker.tsx';
import type { ChosenPicture } from './use-brand-form.ts';

interface PictureCardProps {
  picture: ChosenPicture;
  file: StoredFile;
  /** Its place, from 1, and how many there are. */
  place: number;
  count: number;
  error: string | undefined;
  onChange: (picture: ChosenPicture) => void;
  /** By how many places: -1 or 1. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A picture of the brand: what it shows, what stays in sight, and where it stands among the others. */
export function PictureCard({ picture, file, place, count, error, onChange, onMove, onRemove }: PictureCardProps) {
  const texts = useAreaTexts();
  const name = file.file_name;
  const button = { size: 'xs', variant: 'ghost', colorPalette: 'gray' } as const;
  return (
    <Box borderWidth="1px" rounded="lg" overflow="hidden" bg="bg.panel">
      <FocalPicker file={file} focal={picture.focal} onChange={(focal) => onChange({ ...picture, focal })} />
      <Stack gap="3" p="3" borderTopWidth="1px">
        <Flex align="center" gap="1">
          <Text flex="1" minW="0" fontSize="xs" color="fg.muted" truncate>
            {name}
          </Text>
          <IconButton
            {...button}
            aria-label={texts.moveEarlier(name)}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft />
          </IconButton>
          <IconButton
            {...button}
            aria-label={texts.moveLater(name)}
            disabled={place === count}
            onClick={() => onMove(1)}
          >
            <ArrowRight />
          </IconButton>
          <IconButton {...button} aria-label={texts.removePicture(name)} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </Flex>
        <TextField
          label={texts.altText}
          placeholder={texts.altExample}
          aria-label={texts.altOf(name)}
          maxLength={200}
          autoComplete="off"
          error={error}
          value={picture.alt}
          onChange={(event) => onChange({ ...picture, alt: event.target.value })}
        />
        <TextField
          label={texts.credit}
          placeholder={texts.creditExample}
          aria-label={texts.creditOf(name)}
          maxLength={200}
          autoComplete="off"
          value={picture.credit}
          onChange={(event) => onChange({ ...picture, credit: event.target.value })}
        />
      </Stack>
    </Box>
  );
}
