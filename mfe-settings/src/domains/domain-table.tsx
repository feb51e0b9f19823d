import { EmptyState, ErrorState, hasCapability, notify, Panel } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { sendMakePrimary, useDomainList, useDomainMutation } from '../api/domains.ts';
import { useAreaTexts } from '../texts.ts';
import type { DomainActions } from './domain-menu.tsx';
import { DomainRow } from './domain-row.tsx';
import { DomainTableFrame } from './domain-table-frame.tsx';
import { DomainTableSkeleton } from './domain-table-skeleton.tsx';
import { NoDomainNotice } from './no-domain-notice.tsx';
import { RecordsDialog } from './records-dialog.tsx';
import { RemoveDomainDialog } from './remove-domain-dialog.tsx';

type DialogKind = 'records' | 'check' | 'remove';

export function DomainTable({ projectId }: { projectId: string }) {
  const texts = useAreaTexts();
  const { data, error, mutate } = useDomainList(projectId);
  const { mutate: makePrimary } = useDomainMutation((domain: DomainDetail) => sendMakePrimary(projectId, domain), {
    onSuccess: (_response, { domain }) => notify.success(texts.madePrimary(domain)),
    failure: { title: texts.failed, reason: texts.tryAgainLater },
  });
  // What it is about is kept while it closes. A new number is a new dialog.
  const [dialog, setDialog] = useState<{ kind: DialogKind; domain: DomainDetail; open: boolean; number: number }>();

  if (!data)
    return error ? (
      <Panel>
        <ErrorState title={texts.domainsFailed} description={error.message} onRetry={() => void mutate()} />
      </Panel>
    ) : (
      <DomainTableSkeleton />
    );
  if (data.data.length === 0)
    return (
      <>
        <NoDomainNotice />
        <Panel>
          <EmptyState icon={<Globe size={32} />} title={texts.noDomains} />
        </Panel>
      </>
    );

  const show = (kind: DialogKind) => (domain: DomainDetail) =>
    setDialog((last) => ({ kind, domain, open: true, number: (last?.number ?? 0) + 1 }));
  const close = () => setDialog((last) => last && { ...last, open: false });
  const actions: DomainActions = {
    onRecords: show('records'),
    onCheck: show('check'),
    onRemove: show('remove'),
    onPrimary: (domain) => void makePrimary(domain),
  };
  const working = data.data.filter(({ status }) => status === 'active');
  const latest = data.data.find(({ domain_id }) => domain_id === dialog?.domain.domain_id) ?? dialog?.domain;

  return (
    <>
      <DomainTableFrame>
        {data.data.map((domain) => (
          <DomainRow
            key={domain.domain_id}
            domain={domain}
            actions={hasCapability('domains.write') ? actions : undefined}
          />
        ))}
      </DomainTableFrame>
      {dialog && latest && dialog.kind === 'remove' && (
        <RemoveDomainDialog
          key={dialog.number}
          projectId={projectId}
          domain={latest}
          open={dialog.open}
          onClose={close}
          last={working.length === 1 && working[0]?.domain_id === latest.domain_id}
        />
      )}
      {dialog && latest && dialog.kind !== 'remove' && (
        <RecordsDialog
          key={dialog.number}
          projectId={projectId}
          domain={latest}
          open={dialog.open}
          onClose={close}
          checkAtOnce={dialog.kind === 'check'}
        />
      )}
    </>
  );
}
