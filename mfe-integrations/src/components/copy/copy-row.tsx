import { Box, Button, Flex, Text } from '@landfall/shared';
import { Copy } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';
import { useCopy } from './use-copy.ts';

/** A text to copy under its name, such as a secret. `isMain`: the dialog begins at its button. */
export function CopyRow({ label, text, isMain = false }: { label: string; text: string; isMain?: boolean }) {
  const texts = useAreaTexts();
  const copy = useCopy();
  return (
    <Box>
      <Text fontSize="xs" color="fg.muted" mb="1">
        {label}
      </Text>
      <Flex gap="2" align="flex-start" bg="bg.subtle" borderWidth="1px" rounded="lg" p="2">
        <Text as="code" fontFamily="mono" fontSize="sm" flex="1" minW="0" py="1" px="1" overflowWrap="anywhere">
          {text}
        </Text>
        <Button
          size="xs"
          variant={isMain ? 'solid' : 'outline'}
          colorPalette={isMain ? undefined : 'gray'}
          aria-label={`${texts.copy}: ${label}`}
          {...(isMain && { 'data-autofocus': '' })}
          onClick={() => void copy(label, text)}
        >
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
      </Flex>
    </Box>
  );
}
