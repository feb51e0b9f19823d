import {
  Box,
  Button,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  IconButton,
  Skeleton,
  VisuallyHidden,
} from '@landfall/shared';
import { Drawer, Portal } from '@landfall/shared/overlay';
import { Bell, X } from 'lucide-react';
import { useHostTexts } from '../texts.ts';
import { isKnown, NotificationRow } from './notification-row.tsx';
import { useNotificationTexts } from './texts.ts';
import { useNotifications } from './use-notifications.ts';

const List = chakra('ul', { base: { listStyle: 'none', '& > li + li': { borderTopWidth: '1px' } } });
const PLACES = [1, 2, 3, 4, 5];

function Content({ onClose }: { onClose: () => void }) {
  const texts = useNotificationTexts();
  const hostTexts = useHostTexts();
  const all = useNotifications();
  const shown = all.entries.filter(isKnown);
  return (
    <>
      <Flex ps="5" pe="2" h="14" align="center" gap="2" borderBottomWidth="1px" flexShrink="0">
        <Drawer.Title asChild>
          <Heading as="h2" size="sm" flex="1">
            {texts.title}
          </Heading>
        </Drawer.Title>
        {/* Stays where it is: a button that goes while it has the focus takes it along. */}
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-disabled={!all.hasUnread}
          opacity={all.hasUnread ? '1' : '0.5'}
          onClick={() => all.hasUnread && void all.markAll()}
        >
          {texts.markAll}
        </Button>
        <Drawer.CloseTrigger asChild position="static">
          <IconButton size="sm" variant="ghost" colorPalette="gray" aria-label={hostTexts.dismiss}>
            <X />
          </IconButton>
        </Drawer.CloseTrigger>
      </Flex>
      <Box flex="1" overflowY="auto" overscrollBehavior="contain">
        {!all.isKnown && all.error ? (
          <ErrorState title={texts.failed} description={all.error.message} onRetry={all.retry} />
        ) : !all.isKnown ? (
          <Box p="5" aria-busy="true">
            <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
            {PLACES.map((place) => (
              <Skeleton key={place} h="11" mb="5" rounded="md" />
            ))}
          </Box>
        ) : shown.length === 0 ? (
          <EmptyState icon={<Bell size={32} />} title={texts.empty} description={texts.emptyHelp} />
        ) : (
          <List>
            {shown.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onOpen={() => {
                  if (!notification.read) all.markOne(notification.id);
                  onClose();
                }}
              />
            ))}
          </List>
        )}
        {all.hasMore && (
          <Flex justify="center" p="4" borderTopWidth="1px">
            <Button size="sm" variant="outline" colorPalette="gray" loading={all.isReadingMore} onClick={all.readMore}>
              {texts.more}
            </Button>
          </Flex>
        )}
      </Box>
    </>
  );
}

/** What happened, and who did it, beside the screen. */
export default function NotificationPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      placement="end"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop bg="black/50" />
        <Drawer.Positioner>
          <Drawer.Content w={{ base: '100vw', sm: '26rem' }} maxW={{ base: '100vw', sm: '26rem' }}>
            <Content onClose={onClose} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
