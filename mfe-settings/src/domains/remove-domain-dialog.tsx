import { notify, Text } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { sendDeleteDomain, useDomainMutation } from '../api/domains.ts';
import { useAreaTexts } from '../texts.ts';

interface RemoveDomainDialogProps {
  projectId: string;
  domain: DomainDetail;
  open: boolean;
  onClose: () => void;
  /** No other one works: the site goes offline with it. */
  last: boolean;
}

export default function RemoveDomainDialog({ projectId, domain, open, onClose, last }: RemoveDomainDialogProps) {
  const texts = useAreaTexts();
  const { mutate, isPending } = useDomainMutation(() => sendDeleteDomain(projectId, domain), {
    onSuccess: () => {
      notify.success(texts.domainRemoved(domain.domain));
      onClose();
    },
    failure: { title: texts.failed, reason: texts.tryAgainLater },
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate()}
      title={last ? texts.lastDomainTitle : texts.removeDomainTitle}
      confirmLabel={last ? texts.lastDomainConfirm : texts.removeDomain}
      pending={isPending}
      // Once the row is gone, so is the button that asked.
      finalFocus={() => document.querySelector<HTMLElement>('[data-add-domain]')}
    >
      <Text overflowWrap="anywhere">
        {withElement(last ? texts.lastDomainQuestion : texts.removeDomainQuestion, <strong>{domain.domain}</strong>)}
      </Text>
    </ConfirmDialog>
  );
}
