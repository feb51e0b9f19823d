import { type FormEventHandler, type ReactNode, useId } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from './modal.tsx';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: string;
  /** On the button while it is sent. */
  pendingLabel: string;
  /** It is sent: it can neither be sent again nor left. */
  isPending: boolean;
  /** Whether something is lost by it. */
  danger?: boolean;
  size?: 'md' | 'lg';
  /** Instead of cancelling: the way back to what was asked before. */
  back?: { label: string; onBack: () => void };
  /** For forms whose fields browsers shall not fill in. */
  autoComplete?: 'off';
  /** Where the focus goes at the end, where what opened the dialog may be gone by then. */
  finalFocus?: () => HTMLElement | null;
}

/** A form over the screen. What was typed is not lost by a click beside it. */
export function FormDialog({
  open,
  onClose,
  title,
  description,
  children,
  onSubmit,
  submitLabel,
  pendingLabel,
  isPending,
  danger = false,
  size = 'lg',
  back,
  autoComplete,
  finalFocus,
}: FormDialogProps) {
  const texts = useSharedTexts();
  const formId = useId();
  return (
    <Modal
      open={open}
      onClose={isPending ? undefined : onClose}
      closeOnOutside={false}
      title={title}
      description={description}
      size={size}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={back?.onBack ?? onClose}>
            {back?.label ?? texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            colorPalette={danger ? 'red' : undefined}
            loading={isPending}
            loadingText={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate autoComplete={autoComplete}>
        {children}
      </form>
    </Modal>
  );
}
