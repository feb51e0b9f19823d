import { Badge, Box } from '@chakra-ui/react';
import { type SharedTexts, useSharedTexts } from '../i18n/texts.ts';
import type { Palette } from '../theme/palettes.ts';

type StatusWord = Extract<
  keyof SharedTexts,
  'active' | 'activePage' | 'inactive' | 'inactivePage' | 'archived' | 'pending' | 'error' | 'paid' | 'failed'
>;

const TONES: Record<string, Palette> = {
  active: 'green',
  paid: 'green',
  pending: 'orange',
  error: 'red',
  failed: 'red',
};

interface StatusBadgeProps {
  status: string;
  /** What has the status, where languages tell it apart. */
  of?: 'page';
  /** What it is called instead of its own word. */
  label?: string;
}

/** A status word in its colour, capitalised as it is shown. */
export function StatusBadge({ status, of, label }: StatusBadgeProps) {
  const texts = useSharedTexts();
  const word = of === 'page' && Object.hasOwn(texts, `${status}Page`) ? `${status}Page` : status;
  const own = Object.hasOwn(texts, word) ? texts[word as StatusWord] : status;
  return (
    <Badge colorPalette={TONES[status] ?? 'gray'} variant="subtle" rounded="full" px="2.5">
      {/* A block of its own: only blocks have a first letter to capitalise. */}
      <Box as="span" display="inline-block" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {label ?? own}
      </Box>
    </Badge>
  );
}
