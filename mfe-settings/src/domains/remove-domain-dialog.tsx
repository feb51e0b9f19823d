import { notify, Text } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { useDomainCalls, useDomainFailure } from './use-domain-calls.ts';

interface RemoveDomainDialogProps {
  projectId: string;
  domain: DomainDetail;
  open: boolean;
  onClose: () => void;
}

export function RemoveDomainDialog({ projectId, domain, open, onClose }: RemoveDomainDialogProps) {
  const texts = useAreaTexts();
  const { remove } = useDomainCalls(projectId);
  const fail = useDomainFailure();
  const [pending, setPending] = useState(false);

  const confirm = async () => {
    if (pending) return;
    setPending(true);
    try {
      await remove(domain);
      notify.success(texts.domainRemoved(domain.domain));
      onClose();
    } catch (error) {
      fail(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={texts.removeDomainTitle}
      confirmLabel={texts.removeDomain}
      pending={pending}
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
