import { Box, Flex, Text } from '@landfall/shared';
import { CircleAlert } from 'lucide-react';

/** Without a domain nothing of the project can be seen by anybody. */
export const NoDomainNotice = () => (
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
      <Text fontWeight="semibold">This project has no domain</Text>
      <Text fontSize="sm">Nobody can visit its pages, and no page can be created, until it has one.</Text>
    </Box>
  </Flex>
);
