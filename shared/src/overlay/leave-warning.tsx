import { useState } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { useUnsavedChanges } from '../navigation/use-unsaved-changes.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveWarningProps {
  /** Something typed is not saved yet. */
  dirty: boolean;
  /** The person gives it up. */
  onLeave: () => void;
}

/** Asks before unsaved changes are left behind, whichever way (`useUnsavedChanges`). */
export function LeaveWarning({ dirty, onLeave }: LeaveWarningProps) {
  const texts = useSharedTexts();
  const [pending, setPending] = useState<{ open: boolean; proceed: () => void }>();
  const agree = useUnsavedChanges(dirty, (proceed) => setPending({ open: true, proceed }));

  if (!pending) return null;
  const close = () => setPending({ ...pending, open: false });
  return (
    <ConfirmDialog
      open={pending.open}
      onClose={close}
      onConfirm={() => {
        agree();
        close();
        onLeave();
        pending.proceed();
      }}
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
    >
      {texts.leaveHelp}
    </ConfirmDialog>
  );
}
