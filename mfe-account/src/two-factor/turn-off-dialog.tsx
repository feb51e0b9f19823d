import { messageOf, notify } from '@landfall/shared';
import { useTwoFactorCalls } from '../api/two-factor.ts';
import ReauthDialog from '../components/reauth/reauth-dialog.tsx';
import { useAreaTexts } from '../texts.ts';

interface TurnOffDialogProps {
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Password and a code: whoever found this tab open cannot turn it off. */
export default function TurnOffDialog({ open, onClose, finalFocus }: TurnOffDialogProps) {
  const texts = useAreaTexts();
  const { end } = useTwoFactorCalls();
  return (
    <ReauthDialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={texts.turnOffTitle}
      description={texts.turnOffHelp}
      confirmLabel={texts.turnOff}
      danger
      withCode
      act={async (proof) => {
        await end(proof);
        notify.success(texts.twoFactorOff);
        onClose();
      }}
      onFailure={(error) => notify.error(messageOf(error, texts.tryAgainLater))}
    />
  );
}
