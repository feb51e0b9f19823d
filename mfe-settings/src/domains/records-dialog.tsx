import { Button, notify, relativeTime, Text } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { useEffect } from 'react';
import { sendVerifyDomain, useDomainMutation } from '../api/domains.ts';
import { DnsInstructions } from '../components/dns/dns-instructions.tsx';
import { NotVerified } from '../components/dns/not-verified.tsx';
import { useAreaTexts } from '../texts.ts';

interface RecordsDialogProps {
  projectId: string;
  domain: DomainDetail;
  open: boolean;
  onClose: () => void;
  /** Looks the records up as soon as it opens. */
  checkAtOnce: boolean;
}

/** A custom domain's records: what is expected and what was found, and another look-up. */
export default function RecordsDialog({ projectId, domain, open, onClose, checkAtOnce }: RecordsDialogProps) {
  const texts = useAreaTexts();
  const { mutate: check, isPending } = useDomainMutation(() => sendVerifyDomain(projectId, domain), {
    onSuccess: ({ status }) => {
      if (status !== 'active') return;
      notify.success(texts.domainActive(domain.domain));
      onClose();
    },
    failure: { title: texts.failed, reason: texts.checkFailed },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
  useEffect(() => {
    if (checkAtOnce) void check();
  }, []);

  const looked = domain.checked_at !== null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title={texts.dnsRecordsOf(domain.domain)}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {texts.close}
          </Button>
          <Button loading={isPending} onClick={() => void check()}>
            {texts.checkAgain}
          </Button>
        </>
      }
    >
      {looked && domain.status !== 'active' && !isPending && <NotVerified />}
      <DnsInstructions projectId={projectId} domain={domain.domain} checks={domain.checks} looked={looked} />
      <Text mt="3" color="fg.muted" fontSize="xs" aria-live="polite">
        {domain.checked_at === null ? texts.notCheckedYet : texts.checkedAt(relativeTime(domain.checked_at))}
      </Text>
    </Modal>
  );
}
