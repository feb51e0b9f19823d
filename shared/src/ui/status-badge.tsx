import { Badge, Box } from '@chakra-ui/react';
import { type SharedTexts, useSharedTexts } from '../i18n/texts.ts';
import type { Palette } from '../theme/palettes.ts';

type StatusWord = Extract<
  keyof SharedTexts,
  'active' | 'inactive' | 'archived' | 'pending' | 'error' | 'paid' | 'failed'
>;

const TONES: Record<string, Palette> = {
  active: 'green',
  paid: 'green',
  pending: 'orange',
  error: 'red',
  failed: 'red',
};

/** A status word in its colour, capitalised as it is shown. */
export function StatusBadge({ status }: { status: string }) {
  const texts = useSharedTexts();
  const label = Object.hasOwn(texts, status) ? texts[status as StatusWord] : status;
  return (
    <Badge colorPalette={TONES[status] ?? 'gray'} variant="subtle" rounded="full" px="2.5">
      {/* A block of its own: only blocks have a first letter to capitalise. */}
      <Box as="span" display="inline-block" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {label}
      </Box>
    </Badge>
  );
}
