import { type ReactNode, type RefObject, useRef } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Off where nothing is lost by it. */
  danger?: boolean;
  /** The confirmed action runs: neither button can be pressed again. */
  pending?: boolean;
  /** Off until what else is asked was answered. */
  ready?: boolean;
  /** What has the focus at the start, where it is not the safe button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes at the end, where what opened the dialog may be gone by then. */
  finalFocus?: () => HTMLElement | null;
}

/** Asks before something that is not done lightly. The safe button has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = true,
  pending = false,
  ready = true,
  initialFocus,
  finalFocus,
}: ConfirmDialogProps) {
  const texts = useSharedTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onClose={pending ? undefined : onClose}
      title={title}
      size="sm"
      role="alertdialog"
      closeOnOutside={false}
      initialFocus={initialFocus ?? cancel}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={cancel} variant="outline" colorPalette="gray" disabled={pending} onClick={onClose}>
            {cancelLabel ?? texts.cancel}
          </Button>
          {/* While it fades out after the action it can still be hit. */}
          <Button
            colorPalette={danger ? 'red' : undefined}
            disabled={!ready}
            loading={pending}
            onClick={() => open && onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
