import { Box, Flex, Text } from '@landfall/shared';
import { CircleAlert } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

/** Without a domain nothing of the project can be seen by anybody. */
export function NoDomainNotice() {
  const texts = useAreaTexts();
  return (
    <Flex
      role="alert"
      gap="3"
      p="4"
      mb="5"
      rounded="xl"
      borderWidth="1px"
      borderColor="red.border"
      bg="bg.error"
      color="red.fg"
    >
      <Box pt="0.5" flexShrink="0" aria-hidden="true">
        <CircleAlert size={18} />
      </Box>
      <Box>
        <Text fontWeight="semibold">{texts.noDomainTitle}</Text>
        <Text fontSize="sm">{texts.noDomainHelp}</Text>
      </Box>
    </Flex>
  );
}
