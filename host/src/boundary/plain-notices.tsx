import { Box, Button, onSessionReset, Text } from '@landfall/shared';
import { type Notice, receiveNotices } from '@landfall/shared/host';
import { useEffect, useState } from 'react';
import { useHostTexts } from '../texts.ts';

/** The latest notification as a plain box, where the notification area itself cannot be loaded. */
export function PlainNotices() {
  const texts = useHostTexts();
  const [notice, setNotice] = useState<Notice>();
  // Not in the middle of whatever rendered the notice.
  useEffect(() => receiveNotices((next) => queueMicrotask(() => setNotice(next))), []);
  useEffect(() => onSessionReset(() => setNotice(undefined)), []);
  return (
    <Box role="status" position="fixed" bottom="4" insetEnd="4" zIndex="toast" maxW="sm">
      {notice && (
        <Box bg="bg.panel" borderWidth="1px" rounded="lg" shadow="lg" px="4" py="3" fontSize="sm">
          <Text fontWeight="medium">{notice.title}</Text>
          <Text overflowWrap="anywhere">{notice.description}</Text>
          {notice.action && (
            <Button size="xs" me="2" mt="2" onClick={notice.action.onClick}>
              {notice.action.label}
            </Button>
          )}
          <Button size="xs" mt="2" variant="ghost" colorPalette="gray" onClick={() => setNotice(undefined)}>
            {texts.dismiss}
          </Button>
        </Box>
      )}
    </Box>
  );
}
