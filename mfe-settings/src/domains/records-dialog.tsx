import { Button, notify, relativeTime, Text } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { useEffect, useRef, useState } from 'react';
import { DnsInstructions } from '../dns/dns-instructions.tsx';
import { NotVerified } from '../dns/not-verified.tsx';
import { useAreaTexts } from '../texts.ts';
import { useDomainCalls, useDomainFailure } from './use-domain-calls.ts';

interface RecordsDialogProps {
  projectId: string;
  domain: DomainDetail;
  open: boolean;
  onClose: () => void;
  /** Looks the records up as soon as it opens. */
  checkAtOnce: boolean;
}

/** A custom domain's records: what is expected and what was found, and another look-up. */
export function RecordsDialog({ projectId, domain, open, onClose, checkAtOnce }: RecordsDialogProps) {
  const texts = useAreaTexts();
  const { verify } = useDomainCalls(projectId);
  const fail = useDomainFailure();
  const [pending, setPending] = useState(false);
  const running = useRef(false);

  const check = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      const { status } = await verify(domain);
      if (status === 'active') {
        notify.success(texts.domainActive(domain.domain));
        onClose();
      }
    } catch (error) {
      fail(error, texts.checkFailed);
    } finally {
      running.current = false;
      setPending(false);
    }
  };
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
          <Button loading={pending} onClick={() => void check()}>
            {texts.checkAgain}
          </Button>
        </>
      }
    >
      {looked && domain.status !== 'active' && !pending && <NotVerified />}
      <DnsInstructions projectId={projectId} domain={domain.domain} checks={domain.checks} looked={looked} />
      <Text mt="3" color="fg.muted" fontSize="xs" aria-live="polite">
        {domain.checked_at === null ? texts.notCheckedYet : texts.checkedAt(relativeTime(domain.checked_at))}
      </Text>
    </Modal>
  );
}
