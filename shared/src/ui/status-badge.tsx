import { Badge } from '@chakra-ui/react';
import type { Palette } from '../theme/palettes.ts';

const TONES: Record<string, Palette> = {
  active: 'green',
  paid: 'green',
  pending: 'orange',
  error: 'red',
  failed: 'red',
};

/** A status word in its colour, capitalised as it is shown. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge colorPalette={TONES[status] ?? 'gray'} variant="subtle" rounded="full" px="2.5" textTransform="capitalize">
    {status}
  </Badge>
);
