import { hasCapability, messageOf, notify, useMutation } from '@landfall/shared';
import type { Reauth, Session } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { sendEndSession, useRefreshSessions } from '../api/sessions.ts';
import ReauthDialog from '../components/reauth/reauth-dialog.tsx';
import { useAreaTexts } from '../texts.ts';
import { deviceOf } from './device-of.ts';

interface EndSessionDialogProps {
  open: boolean;
  onClose: () => void;
  /** Without one it is about all others. */
  session?: Session;
  finalFocus: () => HTMLElement | null;
}

/** Asks before a session is ended; who can prove it, with the password: a found session must not sign its owner out. */
export default function EndSessionDialog({ open, onClose, session, finalFocus }: EndSessionDialogProps) {
  const texts = useAreaTexts();
  const refresh = useRefreshSessions();
  const end = async (proof?: Reauth) => {
    try {
      await sendEndSession(session, proof);
    } finally {
      void refresh();
    }
    notify.success(session ? texts.sessionEnded : texts.othersEnded);
    onClose();
  };
  const { mutate, isPending } = useMutation(() => end(), { failure: texts.tryAgainLater });
  const title = session ? texts.endSession : texts.endOthers;
  const help = session ? texts.endSessionAsk(deviceOf(session, texts.unknownDevice)) : texts.endOthersAsk;
  const shared = { open, onClose, title, finalFocus, confirmLabel: title };

  if (hasCapability('account.reauth'))
    return (
      <ReauthDialog
        {...shared}
        description={help}
        danger
        role="alertdialog"
        act={end}
        onFailure={(error) => notify.error(messageOf(error, texts.tryAgainLater))}
      />
    );
  return (
    <ConfirmDialog {...shared} onConfirm={() => void mutate()} pending={isPending}>
      {help}
    </ConfirmDialog>
  );
}
