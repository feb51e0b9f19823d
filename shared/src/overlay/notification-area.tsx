import { createToaster, Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { receiveNotices } from '../notify/notify.ts';

const DURATION_MS = 5000;

const toaster = createToaster({ placement: 'bottom-end', duration: DURATION_MS, pauseOnPageIdle: true, max: 5 });

/** Notifications, bottom-right, five seconds each, waiting while pointed at or focused. The host renders it once. */
export function NotificationArea() {
  const texts = useSharedTexts();
  useEffect(() => {
    const stop = receiveNotices(({ kind, title, description }) => {
      // Not in the middle of whatever rendered the notice; and every kind stays as long as any other.
      queueMicrotask(() => toaster.create({ type: kind, title, description, duration: DURATION_MS, closable: true }));
    });
    return () => {
      stop();
      toaster.remove();
    };
  }, []);
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root width={{ md: 'sm' }} borderRadius="lg">
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxW="full">
              {toast.title && <Toast.Title overflowWrap="anywhere">{toast.title}</Toast.Title>}
              {toast.description && (
                <Toast.Description overflowWrap="anywhere" opacity="1">
                  {toast.description}
                </Toast.Description>
              )}
            </Stack>
            <Toast.CloseTrigger aria-label={texts.closeNotification} />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
