import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { isAskedByAddress } from './back-closes.ts';
import { ShownOnTop } from './shown-on-top.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useOpener } from './use-opener.ts';

interface ModalProps {
  open: boolean;
  /** Called when the person closes it by the close button or Escape. Absent: it cannot be left. */
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'cover' | 'full';
  /** Whether a click outside closes it. Off where what was typed would be lost. */
  closeOnOutside?: boolean;
  role?: 'dialog' | 'alertdialog';
  /**
   * What has the focus at the start, where it is not the first control. From inside the content: `data-autofocus` on
   * an element (React's `autoFocus` comes before the trap, which then starts anew).
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes at the end, where what opened the dialog may be gone by then; null: to what opened it. */
  finalFocus?: () => HTMLElement | null;
  /** Whether Back leaves the screen rather than closing this: for what goes on without it. */
  backLeaves?: boolean;
}

const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** A dialog over the screen: focus is kept inside and given back, Escape closes it where it may be closed. */
export function Modal({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  closeOnOutside = true,
  role = 'dialog',
  initialFocus,
  finalFocus,
  backLeaves = false,
}: ModalProps) {
  const full = size === 'full';
  const texts = useSharedTexts();
  const opener = useOpener(open);
  const content = useRef<HTMLDivElement>(null);
  const returnTo = () => finalFocus?.() ?? opener();
  useFocusReturn(open, content, returnTo);
  const [opened, setOpened] = useState({ open: false, byAddress: false });
  if (open !== opened.open) setOpened({ open, byAddress: open && isAskedByAddress() });
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose?.()}
      closeOnEscape={Boolean(onClose)}
      closeOnInteractOutside={closeOnOutside && Boolean(onClose)}
      // What was open before may close, and give the focus back, only now: a press alone closes a dialog.
      onFocusOutside={stay}
      onRequestDismiss={stay}
      // Always given: alert dialogs would begin at their close button.
      initialFocusEl={() => initialFocus?.current ?? null}
      finalFocusEl={returnTo}
      size={size}
      role={role}
      scrollBehavior="inside"
      placement={{ base: 'center', md: 'center' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop bg="black/50" />
        <Dialog.Positioner px={full ? '0' : '4'}>
          <Dialog.Content
            ref={content}
            data-back-leaves={backLeaves || opened.byAddress || undefined}
            borderRadius={full ? '0' : 'xl'}
            maxH={full ? 'none' : undefined}
            h={full ? '100dvh' : undefined}
          >
            <ShownOnTop content={content} />
            <Dialog.Header flexDirection="column" gap="1" pb="3">
              <Dialog.Title letterSpacing="tight">{title}</Dialog.Title>
              {description && <Dialog.Description color="fg.muted">{description}</Dialog.Description>}
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            {onClose && (
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" colorPalette="gray" aria-label={texts.close} />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
