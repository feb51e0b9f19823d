import { notify, Text } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { sendDeleteDomain, useDomainMutation } from '../api/domains.ts';
import { useAreaTexts } from '../texts.ts';

interface RemoveDomainDialogProps {
  projectId: string;
  domain: DomainDetail;
  open: boolean;
  onClose: () => void;
}

export function RemoveDomainDialog({ projectId, domain, open, onClose }: RemoveDomainDialogProps) {
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
      title={texts.removeDomainTitle}
      confirmLabel={texts.removeDomain}
      pending={isPending}
      // Once the row is gone, so is the button that asked.
      finalFocus={() => document.querySelector<HTMLElement>('[data-add-domain]')}
    >
      <Text overflowWrap="anywhere">
        {texts.removeDomainBefore}
        <strong>{domain.domain}</strong>
        {texts.removeDomainAfter}
      </Text>
    </ConfirmDialog>
  );
}
