import { Button } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { useId, useState } from 'react';
import { useAreaTexts } from '../../texts.ts';
import { ReauthStep } from './reauth-step.tsx';
import type { ReauthFormOptions } from './use-reauth-form.ts';

interface ReauthDialogProps extends ReauthFormOptions {
  open: boolean;
  onClose: () => void;
  /** 'Confirm it is you' unless the action has a title of its own. */
  title?: string;
  /** What happens once it is confirmed. */
  description: string;
  confirmLabel: string;
  pendingLabel?: string;
  /** On where something is lost by it. */
  danger?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Where the focus goes at the end, where what opened the dialog may be gone by then. */
  finalFocus?: () => HTMLElement | null;
}

/** Asks for the password, and a code where sign-in does, before something that a found session must not do alone. */
export default function ReauthDialog({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  pendingLabel,
  danger = false,
  role,
  finalFocus,
  ...options
}: ReauthDialogProps) {
  const texts = useAreaTexts();
  const formId = useId();
  const [pending, setPending] = useState(false);
  return (
    <Modal
      open={open}
      onClose={pending ? undefined : onClose}
      closeOnOutside={false}
      role={role}
      title={title ?? texts.confirmItIsYou}
      description={description}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={pending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            colorPalette={danger ? 'red' : undefined}
            loading={pending}
            loadingText={pendingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ReauthStep formId={formId} onPending={setPending} {...options} />
    </Modal>
  );
}
