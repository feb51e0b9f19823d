import { Button, messageOf, notify } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useTwoFactorCalls } from '../api/two-factor.ts';
import { ReauthStep } from '../components/reauth/reauth-step.tsx';
import { useAreaTexts } from '../texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const FORM_ID = 'new-recovery-codes';

/** New recovery codes in place of the old ones, behind password and code; they are shown this once. */
export default function NewCodesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useAreaTexts();
  const { newCodes } = useTwoFactorCalls();
  const [codes, setCodes] = useState<string[]>();
  const [pending, setPending] = useState(false);
  return (
    <Modal
      open={open}
      // The codes are left by the button that says so.
      onClose={codes || pending ? undefined : onClose}
      closeOnOutside={false}
      title={texts.newCodes}
      description={codes ? texts.setUpCodes : texts.newCodesHelp}
      footer={
        codes ? (
          <Button key="kept" onClick={onClose}>
            {texts.codesKept}
          </Button>
        ) : (
          <>
            <Button key="cancel" variant="outline" colorPalette="gray" disabled={pending} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button key="make" type="submit" form={FORM_ID} loading={pending}>
              {texts.makeCodes}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <ReauthStep
          formId={FORM_ID}
          withCode
          act={async (proof) => setCodes(await newCodes(proof))}
          onPending={setPending}
          onFailure={(error) => notify.error(messageOf(error, texts.tryAgainLater))}
        />
      )}
    </Modal>
  );
}
