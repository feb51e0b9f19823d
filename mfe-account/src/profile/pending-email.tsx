import { Box, Button, Flex, Text } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import { MailQuestion } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import { usePendingEmail } from './use-pending-email.ts';

interface PendingEmailProps {
  user: User;
  /** The change is undone, and with it goes the button that had the focus. */
  onCancelled: () => void;
}

/** Says that a changed e-mail waits for its confirmation, and how to have it mailed again or to undo it. */
export function PendingEmail({ user, onCancelled }: PendingEmailProps) {
  const texts = useAreaTexts();
  const { pending, sendAgain, cancel } = usePendingEmail(onCancelled);
  const waiting = user.pending_email;
  if (!waiting) return null;
  const button = { size: 'xs', variant: 'outline', colorPalette: 'blue', type: 'button' } as const;
  return (
    <Flex gap="3" p="4" rounded="lg" borderWidth="1px" borderColor="blue.border" bg="bg.info">
      <Box color="fg.info" pt="0.5" flexShrink="0" aria-hidden="true">
        <MailQuestion size={18} />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Box role="status">
          <Text fontWeight="semibold">{texts.emailWaits(waiting)}</Text>
          <Text fontSize="sm">{texts.emailWaitsHelp(user.email)}</Text>
        </Box>
        <Flex gap="2" mt="3" wrap="wrap">
          <Button {...button} loading={pending === 'send'} onClick={() => sendAgain(waiting)}>
            {texts.sendAgain}
          </Button>
          <Button {...button} loading={pending === 'cancel'} onClick={cancel}>
            {texts.cancelChange}
          </Button>
        </Flex>
      </Box>
    </Flex>
  );
}
