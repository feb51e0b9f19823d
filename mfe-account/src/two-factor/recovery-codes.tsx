import { Box, Button, chakra, Flex, SimpleGrid, saveFile, Text } from '@landfall/shared';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAreaTexts } from '../texts.ts';
import { useCopy } from './use-copy.ts';

const List = chakra(SimpleGrid, { base: { listStyleType: 'none', fontFamily: 'mono' } });

/** The codes, to be copied or kept as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const texts = useAreaTexts();
  const copy = useCopy();
  const list = useRef<HTMLDivElement>(null);
  // What was typed before is gone, and the focus with it.
  useEffect(() => list.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <Box>
      <List
        as="ul"
        ref={list}
        tabIndex={-1}
        columns={{ base: 1, sm: 2 }}
        gap="2"
        p="4"
        rounded="lg"
        bg="bg.muted"
        aria-label={texts.recoveryCodes}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Flex gap="2" mt="3" align="center" wrap="wrap">
        <Button size="xs" variant="outline" colorPalette="gray" onClick={() => void copy(text)}>
          <Copy size={14} aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'landfall-recovery-codes.txt')}
        >
          <Download size={14} aria-hidden="true" />
          {texts.download}
        </Button>
        <Text color="fg.muted" fontSize="xs">
          {texts.shownOnce}
        </Text>
      </Flex>
    </Box>
  );
}
