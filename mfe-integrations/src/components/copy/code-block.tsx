import { Box, Button, chakra } from '@landfall/shared';
import { Copy } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';
import { useCopy } from './use-copy.ts';

interface CodeBlockProps {
  label: string;
  text: string;
  maxH?: string;
  /** On for data: its lines have no end of their own. */
  wraps?: boolean;
}

/** Code or data to read and copy; what is too large can be scrolled, also by keyboard. */
export function CodeBlock({ label, text, maxH, wraps = false }: CodeBlockProps) {
  const texts = useAreaTexts();
  const copy = useCopy();
  return (
    <Box position="relative" borderWidth="1px" rounded="lg" bg="bg.subtle">
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label={label}
        fontSize="xs"
        fontFamily="mono"
        lineHeight="1.6"
        p="3"
        // Where there is no room beside the button, the text begins below it.
        pt={{ base: '10', md: '3' }}
        pe={{ base: '3', md: '20' }}
        overflow="auto"
        whiteSpace={wraps ? 'pre-wrap' : 'pre'}
        overflowWrap={wraps ? 'anywhere' : undefined}
        maxH={maxH}
      >
        {text}
      </chakra.pre>
      <Button
        size="2xs"
        variant="surface"
        colorPalette="gray"
        position="absolute"
        top="2"
        insetEnd="3"
        aria-label={`${texts.copy}: ${label}`}
        onClick={() => void copy(label, text)}
      >
        <Copy aria-hidden="true" />
        {texts.copy}
      </Button>
    </Box>
  );
}
