import { Box, Flex, Text } from '@landfall/shared';
import { TriangleAlert } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';

/** After a look-up that did not find every record. */
export function NotVerified() {
  const texts = useAreaTexts();
  return (
    <Flex role="alert" gap="3" p="4" mb="4" rounded="lg" borderWidth="1px" borderColor="orange.border" bg="bg.warning">
      <Box color="fg.warning" pt="0.5" flexShrink="0" aria-hidden="true">
        <TriangleAlert size={18} />
      </Box>
      <Box>
        <Text fontWeight="semibold">{texts.notVerified}</Text>
        <Text fontSize="sm">{texts.notVerifiedHelp}</Text>
      </Box>
    </Flex>
  );
}
