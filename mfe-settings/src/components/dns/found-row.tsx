import { Flex, Text } from '@landfall/shared';
import type { DomainCheck } from '@landfall/shared/contracts';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';
import { Code, RecordRow } from './record-row.tsx';

interface FoundRowProps {
  check: DomainCheck;
  /** Whether the record was ever looked up. */
  looked: boolean;
}

/** What the last look-up found in a record's place. */
export function FoundRow({ check, looked }: FoundRowProps) {
  const texts = useAreaTexts();
  const [Icon, color, words] = check.ok
    ? ([CircleCheck, 'fg.success', texts.recordOk] as const)
    : looked
      ? ([CircleAlert, 'fg.error', texts.recordMissing] as const)
      : ([CircleDashed, 'fg.muted', texts.recordUnknown] as const);
  const other = looked && !check.ok ? check.found : [];
  return (
    <RecordRow label={texts.recordFound}>
      <Flex gap="2" align="center" minW="0" color={color} fontWeight="medium">
        <Icon size={16} aria-hidden="true" style={{ flexShrink: 0 }} />
        {other.length > 0 ? (
          <Code>{other.join(', ')}</Code>
        ) : (
          <Text as="span" fontSize="sm">
            {words}
          </Text>
        )}
      </Flex>
    </RecordRow>
  );
}
