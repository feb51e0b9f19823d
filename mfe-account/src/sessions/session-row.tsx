import { Badge, Box, Button, Flex, relativeTime, Text } from '@landfall/shared';
import type { Session } from '@landfall/shared/contracts';
import { MonitorSmartphone } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import { deviceOf } from './device-of.ts';

interface SessionRowProps {
  session: Session;
  onEnd: () => void;
}

/** One device that is signed in. The current one is left by logging out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const texts = useAreaTexts();
  const device = deviceOf(session, texts.unknownDevice);
  const since = texts.signedIn(relativeTime(session.created_at));
  const used = texts.lastUsed(relativeTime(session.last_used_at));
  return (
    <Flex as="li" px="6" py="4" gap="4" align="center" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box color="fg.muted" flexShrink="0" aria-hidden="true">
        <MonitorSmartphone size={20} />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {device}
          </Text>
          {session.current && (
            <Badge colorPalette="green" variant="subtle" rounded="full">
              {texts.thisDevice}
            </Badge>
          )}
        </Flex>
        <Text color="fg.muted" fontSize="xs">
          {session.current ? since : `${since}, ${used}`}
        </Text>
      </Box>
      {!session.current && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          flexShrink="0"
          aria-label={texts.endSessionOf(device)}
          onClick={onEnd}
        >
          {texts.endSession}
        </Button>
      )}
    </Flex>
  );
}
