import { chakra, createToaster, Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSharedTexts } from '../i18n/texts.ts';
import { receiveNotices } from '../notify/notify.ts';
import { paths } from '../paths/paths.ts';
import { onSessionReset } from '../session/session.ts';
import { useStore } from '../store/store.ts';

const SECONDS = 5;

const MOST = 5;

const toaster = createToaster({ placement: 'bottom-end', duration: SECONDS * 1000, pauseOnPageIdle: true, max: MOST });

/** A place for what comes: the same said before gives way, and the oldest, so that nothing waits to be told. */
function makeRoom(title: string, description: string | undefined): void {
  const shown = toaster.getVisibleToasts();
  // One that can be acted on is about something of its own.
  const isSame = (toast: (typeof shown)[number]) =>
    toast.title === title && toast.description === description && !toast.action;
  const others = shown.filter((toast) => !isSame(toast));
  // The newest stands first.
  for (const { id } of [...shown.filter(isSame), ...others.slice(MOST - 1)]) toaster.remove(id);
}

/** The create dialog stands above every screen: it goes with the screen that is left. */
function leaveFor(id: string | undefined): void {
  if (id) toaster.dismiss(id);
  useStore.getState().closeCreateDialog();
}

/** Notifications, bottom-right, five seconds each or as they say, waiting while pointed at or focused. The host renders it once. */
export function NotificationArea() {
  const texts = useSharedTexts();
  useEffect(() => {
    // What one account was told is not for the next.
    let resets = 0;
    const stopResets = onSessionReset(() => {
      resets += 1;
      // It renders at once, which is too soon for whoever else hears of the same end.
      queueMicrotask(() => toaster.remove());
    });
    const stop = receiveNotices(({ kind, title, description, action, seconds = SECONDS }) => {
      // Not in the middle of whatever rendered the notice; and every kind stays as long as any other.
      const limit = kind === 'limit';
      const type = limit ? 'error' : kind;
      const before = resets;
      queueMicrotask(() => {
        if (resets !== before) return;
        makeRoom(title, description);
        const duration = seconds * 1000;
        toaster.create({ type, title, description, action, duration, closable: true, meta: { limit } });
      });
    });
    return () => {
      stop();
      stopResets();
      queueMicrotask(() => toaster.remove());
    };
  }, []);
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root width={{ md: 'sm' }} borderRadius="lg">
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxW="full">
              {(toast.title || toast.meta?.limit) && (
                <Toast.Title overflowWrap="anywhere">{toast.title || texts.planLimit}</Toast.Title>
              )}
              {toast.description && (
                <Toast.Description overflowWrap="anywhere" opacity="1">
                  {toast.description}
                </Toast.Description>
              )}
              {toast.meta?.limit && (
                <chakra.span fontWeight="semibold" textDecoration="underline">
                  <Link to={paths.pricing} onClick={() => leaveFor(toast.id)}>
                    {texts.seePlans}
                  </Link>
                </chakra.span>
              )}
              {toast.action && (
                <Toast.ActionTrigger alignSelf="start" h="6" px="2">
                  {toast.action.label}
                </Toast.ActionTrigger>
              )}
            </Stack>
            <Toast.CloseTrigger aria-label={texts.closeNotification} />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
