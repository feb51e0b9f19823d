import { hasCapability, messageOf, notify } from '@landfall/shared';
import type { Session } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useState } from 'react';
import ReauthDialog from '../reauth/reauth-dialog.tsx';
import { useAreaTexts } from '../texts.ts';
import { deviceOf } from './device-of.ts';
import { useEndSession } from './use-sessions.ts';

interface EndSessionDialogProps {
  open: boolean;
  onClose: () => void;
  /** Without one it is about all others. */
  session?: Session;
  finalFocus: () => HTMLElement | null;
}

/** Asks before a session is ended; who can prove it, with the password: a found session must not sign its owner out. */
export function EndSessionDialog({ open, onClose, session, finalFocus }: EndSessionDialogProps) {
  const texts = useAreaTexts();
  const end = useEndSession();
  const [pending, setPending] = useState(false);
  const title = session ? texts.endSession : texts.endOthers;
  const help = session ? texts.endSessionAsk(deviceOf(session, texts.unknownDevice)) : texts.endOthersAsk;
  const onFailure = (error: unknown) => notify.error(messageOf(error, texts.tryAgainLater));
  const shared = { open, onClose, title, finalFocus, confirmLabel: title };

  if (hasCapability('account.reauth'))
    return (
      <ReauthDialog
        {...shared}
        description={help}
        danger
        role="alertdialog"
        act={async (proof) => {
          await end(session, proof);
          onClose();
        }}
        onFailure={onFailure}
      />
    );
  const confirm = async () => {
    setPending(true);
    await end(session).then(onClose, onFailure);
    setPending(false);
  };
  return (
    <ConfirmDialog {...shared} onConfirm={() => void confirm()} pending={pending}>
      {help}
    </ConfirmDialog>
  );
}
