import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isDefaultAvatar } from '../format/default-avatar.ts';
import { initials } from '../format/labels.ts';
import { pictureAddress } from '../paths/picture-address.ts';
import type { Palette } from '../theme/palettes.ts';

const TONES: Palette[] = ['brand', 'blue', 'green', 'orange', 'purple', 'red'];

const toneOf = (name: string): Palette =>
  TONES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length] ?? 'brand';

interface InitialsAvatarProps {
  name: string;
  /** A picture of the person's or project's own; the initials stand in where it is missing, broken or generated. */
  src?: string;
  size?: string;
  rounded?: 'full' | 'md' | 'lg';
}

/** A picture, or the initials of a name, made here: no outside service learns who is shown. */
export function InitialsAvatar({ name, src, size = '8', rounded = 'full' }: InitialsAvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (src && broken !== src && !isDefaultAvatar(src))
    return (
      <chakra.img
        src={pictureAddress(src)}
        alt=""
        boxSize={size}
        rounded={rounded}
        objectFit="cover"
        flexShrink="0"
        onError={() => setBroken(src)}
      />
    );
  return (
    <Box
      aria-hidden="true"
      boxSize={size}
      rounded={rounded}
      flexShrink="0"
      display="grid"
      placeItems="center"
      colorPalette={toneOf(name)}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fontSize={`calc(var(--lf-sizes-${size}) * 0.4)`}
      fontWeight="semibold"
      lineHeight="1"
    >
      {initials(name) || (name && '?')}
    </Box>
  );
}
