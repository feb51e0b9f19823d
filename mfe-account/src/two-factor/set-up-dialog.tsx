import { Button, messageOf, notify } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useTwoFactorCalls } from '../api/two-factor.ts';
import { ReauthStep } from '../components/reauth/reauth-step.tsx';
import { useAreaTexts } from '../texts.ts';
import { CodeStep } from './code-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step = { name: 'password' } | { name: 'code'; secret: string; uri: string } | { name: 'kept'; codes: string[] };

const FORM_ID = 'set-up-two-factor';

interface SetUpDialogProps {
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Password, then the app's first code, then the recovery codes: nothing counts before the second. */
export default function SetUpDialog({ open, onClose, finalFocus }: SetUpDialogProps) {
  const texts = useAreaTexts();
  const { start } = useTwoFactorCalls();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [pending, setPending] = useState(false);
  const kept = step.name === 'kept';
  const help = { password: texts.setUpPassword, code: texts.setUpScan, kept: texts.setUpCodes }[step.name];

  const finish = () => {
    notify.success(texts.twoFactorOn);
    onClose();
  };
  const fail = (error: unknown) => notify.error(messageOf(error, texts.tryAgainLater));

  return (
    <Modal
      open={open}
      // The codes are shown this once: they are left by the button that says so.
      onClose={kept || pending ? undefined : onClose}
      closeOnOutside={false}
      finalFocus={finalFocus}
      title={texts.setUpTitle}
      description={help}
      footer={
        kept ? (
          <Button key="kept" onClick={finish}>
            {texts.codesKept}
          </Button>
        ) : (
          <>
            <Button key="cancel" variant="outline" colorPalette="gray" disabled={pending} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button key={step.name} type="submit" form={FORM_ID} loading={pending}>
              {step.name === 'password' ? texts.next : texts.activate}
            </Button>
          </>
        )
      }
    >
      {step.name === 'password' && (
        <ReauthStep
          formId={FORM_ID}
          act={async (proof) => setStep({ name: 'code', ...(await start(proof)) })}
          onPending={setPending}
          onFailure={fail}
        />
      )}
      {step.name === 'code' && (
        <CodeStep
          formId={FORM_ID}
          secret={step.secret}
          uri={step.uri}
          onPending={setPending}
          onFailure={fail}
          onDone={(codes) => setStep({ name: 'kept', codes })}
        />
      )}
      {step.name === 'kept' && <RecoveryCodes codes={step.codes} />}
    </Modal>
  );
}
