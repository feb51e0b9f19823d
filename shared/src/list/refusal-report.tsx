import { Box, chakra, Flex, IconButton, Text } from '@landfall/shared';
import { X } from 'lucide-react';
import { useListTexts } from './texts.ts';
import type { Refusal } from './use-list-acts.ts';

interface RefusalReportProps {
  refusals: readonly Refusal[];
  onDismiss: () => void;
}

/** What could not be done, entry by entry. */
export function RefusalReport({ refusals, onDismiss }: RefusalReportProps) {
  const texts = useListTexts();
  return (
    <Flex
      role="alert"
      gap="3"
      justify="space-between"
      align="flex-start"
      px="4"
      py="3"
      mb="4"
      rounded="lg"
      borderWidth="1px"
      borderColor="red.border"
      bg="bg.error"
      color="red.fg"
    >
      <Box minW="0">
        <Text fontWeight="medium">{texts.refused(refusals.length)}</Text>
        <chakra.ul ps="5" mt="1" maxH="10rem" overflowY="auto">
          {refusals.map(({ id, title, reason }) => (
            <li key={id}>
              <strong>{title}</strong>: {reason}
            </li>
          ))}
        </chakra.ul>
      </Box>
      <IconButton size="xs" variant="ghost" colorPalette="red" aria-label={texts.dismiss} onClick={onDismiss}>
        <X />
      </IconButton>
    </Flex>
  );
}
