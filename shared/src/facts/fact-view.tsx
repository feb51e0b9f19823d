import { Box, Text } from '@landfall/shared';
import type { Fact } from '@landfall/shared/contracts';
import type { ReactNode } from 'react';
import { labelOf } from './names.ts';
import { useFactsTexts } from './texts.ts';

/** What stands beside a fact's label: its price, times, address or role. */
function sideOf({ kind, value, unit }: Fact): string {
  if (kind === 'step') return '';
  if (kind === 'date') return value.replace('T', ' ');
  return [value, unit].filter(Boolean).join(' ');
}

interface FactViewProps {
  fact: Fact;
  /** Stands at the end: who wrote it, or where it stands. */
  note?: ReactNode;
}

/** A fact to read: what it is called and what it costs, its text, and what it contains. */
export function FactView({ fact, note }: FactViewProps) {
  const texts = useFactsTexts();
  const label = labelOf(texts, fact);
  const side = sideOf(fact);
  const { kind, text, details } = fact;
  return (
    <Box minW="0" overflowWrap="anywhere" whiteSpace="pre-line">
      {kind === 'quote' && text && <Text>“{text}”</Text>}
      {(label || side) && (
        <Text>
          {label && (
            <Text as="span" fontWeight={kind === 'quote' ? 'normal' : 'medium'}>
              {label}
            </Text>
          )}
          {label && side && ' — '}
          {side}
        </Text>
      )}
      {kind !== 'quote' && text && <Text color={label || side ? 'fg.muted' : undefined}>{text}</Text>}
      {details.length > 0 && <Text color="fg.muted">{details.join(' · ')}</Text>}
      {note}
    </Box>
  );
}
