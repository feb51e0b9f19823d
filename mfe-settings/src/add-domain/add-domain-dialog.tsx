import { Button } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { DnsInstructions } from '../components/dns/dns-instructions.tsx';
import { NotVerified } from '../components/dns/not-verified.tsx';
import { useAreaTexts } from '../texts.ts';
import { DomainDetails } from './domain-details.tsx';
import { useAddDomain } from './use-add-domain.ts';

const FORM_ID = 'add-domain';

interface AddDomainDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

export default function AddDomainDialog({ projectId, open, onClose }: AddDomainDialogProps) {
  const texts = useAreaTexts();
  const add = useAddDomain(projectId, onClose);
  const dns = add.step === 'dns';
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeOnOutside={false}
      size="lg"
      title={texts.addDomain}
      description={dns ? texts.stepTwo : texts.chooseAddress}
      // The keys keep a button from turning into another one under a double click.
      footer={
        dns ? (
          <>
            <Button key="back" variant="outline" colorPalette="gray" disabled={add.pending} onClick={add.back}>
              {texts.back}
            </Button>
            <Button key="verify" loading={add.pending} onClick={add.submitDns}>
              {texts.verify}
            </Button>
          </>
        ) : (
          <>
            <Button key="cancel" variant="outline" colorPalette="gray" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button key="next" type="submit" form={FORM_ID} loading={add.pending}>
              {add.type === 'provider' ? texts.submit : texts.next}
            </Button>
          </>
        )
      }
    >
      {dns ? (
        <>
          {add.incomplete && !add.pending && <NotVerified />}
          <DnsInstructions
            projectId={projectId}
            domain={add.records?.domain ?? add.custom.getValues('domain').trim()}
            checks={add.records?.checks}
            looked={add.looked}
          />
        </>
      ) : (
        <form id={FORM_ID} onSubmit={add.submitDetails} noValidate>
          <DomainDetails
            type={add.type}
            onType={add.setType}
            provider={add.provider}
            custom={add.custom}
            focusDomain={add.returned}
          />
        </form>
      )}
    </Modal>
  );
}
