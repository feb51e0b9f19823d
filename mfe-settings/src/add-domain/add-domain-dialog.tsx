import { Button } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { DnsInstructions } from './dns-instructions.tsx';
import { DomainDetails } from './domain-details.tsx';
import { useAddDomain } from './use-add-domain.ts';

const FORM_ID = 'add-domain';

interface AddDomainDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

export default function AddDomainDialog({ projectId, open, onClose }: AddDomainDialogProps) {
  const add = useAddDomain(onClose);
  const dns = add.step === 'dns';
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeOnOutside={false}
      size="lg"
      title="Add new domain"
      description={
        dns ? 'Step 2 of 2: point your domain at this project.' : 'Choose an address for this project’s site.'
      }
      // The keys keep a button from turning into another one under a double click.
      footer={
        dns ? (
          <>
            <Button key="back" variant="outline" colorPalette="gray" onClick={add.back}>
              Back
            </Button>
            <Button key="verify" onClick={add.finish}>
              Verify and Submit
            </Button>
          </>
        ) : (
          <>
            <Button key="cancel" variant="outline" colorPalette="gray" onClick={onClose}>
              Cancel
            </Button>
            <Button key="next" type="submit" form={FORM_ID}>
              {add.type === 'provider' ? 'Submit' : 'Next'}
            </Button>
          </>
        )
      }
    >
      {dns ? (
        <DnsInstructions projectId={projectId} domain={add.custom.getValues('domain').trim()} />
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
