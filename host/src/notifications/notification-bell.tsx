import { Box, IconButton, useQuery } from '@landfall/shared';
import { countUnread } from '@landfall/shared/endpoints';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { hostPiece } from '../boundary/host-piece.tsx';
import { OverlayPiece } from '../boundary/overlay-piece.tsx';
import { useNotificationTexts } from './texts.ts';

const panel = hostPiece(() => import('./notification-panel.tsx'));

const POLL_SECONDS = 30;
/** More than these are said to be so. */
const COUNTED = 99;

/** How many notifications are unread, and the way to them. */
export default function NotificationBell() {
  const texts = useNotificationTexts();
  // Without an answer the bell is there all the same: what it opens says what is wrong.
  const unread = useQuery(countUnread, {}, { everySeconds: POLL_SECONDS }).data?.data.unread ?? 0;
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  return (
    <>
      <Box position="relative" flexShrink="0">
        <IconButton
          aria-label={texts.bell(unread)}
          aria-haspopup="dialog"
          title={texts.bell(unread)}
          variant="ghost"
          colorPalette="gray"
          size="sm"
          onPointerEnter={panel.prepare}
          onFocus={panel.prepare}
          onClick={() => {
            setUsed(true);
            setOpen(true);
          }}
        >
          <Bell />
        </IconButton>
        {unread > 0 && (
          <Box
            aria-hidden="true"
            position="absolute"
            top="0"
            insetEnd="0"
            minW={{ base: '5', md: '4' }}
            h={{ base: '5', md: '4' }}
            px="1"
            rounded="full"
            bg="red.solid"
            color="white"
            fontSize={{ base: 'sm', md: '0.625rem' }}
            fontWeight="semibold"
            lineHeight={{ base: '1.25rem', md: '1rem' }}
            textAlign="center"
            pointerEvents="none"
          >
            {unread > COUNTED ? `${COUNTED}+` : unread}
          </Box>
        )}
      </Box>
      {used && (
        <OverlayPiece of={panel} open={open} onClose={() => setOpen(false)}>
          {(Panel) => <Panel open={open} onClose={() => setOpen(false)} />}
        </OverlayPiece>
      )}
    </>
  );
}
