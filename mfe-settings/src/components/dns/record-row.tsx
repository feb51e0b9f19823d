import { Box, Flex, IconButton, Text } from '@landfall/shared';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../../texts.ts';
import { useCopy } from './use-copy.ts';

type RecordRowProps = {
  label: string;
  children: ReactNode;
} & ({ copy?: undefined; part?: undefined } | CopiedPart);

/** What the button copies, and which part of the record that is. */
interface CopiedPart {
  copy: string | undefined;
  part: 'name' | 'value';
}

/** One part of a DNS record: its type, its name, its value. */
export function RecordRow({ label, children, copy, part }: RecordRowProps) {
  const texts = useAreaTexts();
  const copyText = useCopy();
  return (
    <Flex px="4" py="2" gap="3" align="center" minH="12" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Text as="dt" w="20" flexShrink="0" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Flex as="dd" flex="1" minW="0" gap="2" align="center" justify="space-between" overflowWrap="anywhere">
        {children}
        {copy && part && (
          <IconButton
            aria-label={texts.copyRecord(part)}
            variant="ghost"
            colorPalette="gray"
            size="xs"
            onClick={() => void copyText(texts.recordPart(part), copy)}
          >
            <Copy />
          </IconButton>
        )}
      </Flex>
    </Flex>
  );
}

export const Code = ({ children }: { children: ReactNode }) => (
  <Box as="code" fontFamily="mono" fontSize="sm" minW="0">
    {children}
  </Box>
);
