import { Box, Flex, Text } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import { MailQuestion } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

/** Says that a changed e-mail waits for its confirmation; nothing where none waits. */
export function PendingEmail({ user }: { user: User }) {
  const texts = useAreaTexts();
  if (!user.pending_email) return null;
  return (
    <Flex role="status" gap="3" p="4" rounded="lg" borderWidth="1px" borderColor="blue.border" bg="bg.info">
      <Box color="fg.info" pt="0.5" flexShrink="0" aria-hidden="true">
        <MailQuestion size={18} />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{texts.emailWaits(user.pending_email)}</Text>
        <Text fontSize="sm">{texts.emailWaitsHelp(user.email)}</Text>
      </Box>
    </Flex>
  );
}
