import { Box, EmptyState, ErrorState, hasCapability, notify, useDialog, useSearchParam } from '@landfall/shared';
import type { DomainDetail } from '@landfall/shared/contracts';
import { DataTable, LIST_LOOK, SHORT_LIST_HEAD_HEIGHT, useSelectColumn, useSelection } from '@landfall/shared/list';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { SHOWN_DOMAIN } from '../addresses.ts';
import { sendMakePrimary, useDomainList, useDomainMutation } from '../api/domains.ts';
import { useAreaTexts } from '../texts.ts';
import { DOMAIN_CARDS, useDomainColumns } from './domain-columns.tsx';
import type { DomainActions } from './domain-menu.tsx';
import { NoDomainNotice } from './no-domain-notice.tsx';
import { useDomainAddress } from './use-domain-address.ts';

const DomainListHead = lazy(() => import('./domain-list-head.tsx'));
const RecordsDialog = lazy(() => import('./records-dialog.tsx'));
const RemoveDomainDialog = lazy(() => import('./remove-domain-dialog.tsx'));
const NamedDomain = lazy(() => import('./named-domain.tsx'));
const NoDomainMatch = lazy(() => import('./no-domain-match.tsx'));

const idOf = ({ domain_id }: DomainDetail) => domain_id;

interface DomainTableProps {
  projectId: string;
  onAdd: () => void;
}

export function DomainTable({ projectId, onAdd }: DomainTableProps) {
  const texts = useAreaTexts();
  const address = useDomainAddress();
  const list = useRef<HTMLDivElement>(null);
  const whole = useDomainList(projectId).data?.data;
  const all = whole ?? [];
  const { data, error, isLoading, mutate } = useDomainList(projectId, address.query);
  const { mutate: makePrimary } = useDomainMutation((domain: DomainDetail) => sendMakePrimary(projectId, domain), {
    onSuccess: (_response, { domain }) => notify.success(texts.madePrimary(domain)),
    failure: { title: texts.failed, reason: texts.tryAgainLater },
  });
  const { dialog, show, close } = useDialog<'records' | 'check' | 'remove', DomainDetail>();

  const actions: DomainActions = {
    onRecords: (domain) => show('records', domain),
    onCheck: (domain) => show('check', domain),
    onRemove: (domain) => show('remove', domain),
    onPrimary: (domain) => void makePrimary(domain),
  };
  const canChange = hasCapability('domains.write');
  const [named, setNamed] = useSearchParam(SHOWN_DOMAIN);
  const leaveName = () => {
    if (named) setNamed('', { replace: true });
  };
  const onFound = (domain: DomainDetail) => {
    // What still waits shows for what; what works is shown in its row.
    if (canChange && domain.status !== 'active') return show('records', domain);
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(domain.domain_id)}"] :is(a, button)`)?.focus();
    leaveName();
  };
  const onClose = () => {
    close();
    leaveName();
  };
  const columns = useDomainColumns(canChange ? actions : undefined);
  const isOn = hasCapability('lists.query');
  const hasHead = isOn && (address.isNarrowed || all.length > 1);
  const shown = data?.data ?? [];
  const selection = useSelection(shown.map(idOf));
  const select = useSelectColumn<DomainDetail>({ selection, idOf, nameOf: ({ domain }) => domain });

  const working = all.filter(({ status }) => status === 'active');
  const latest = all.find(({ domain_id }) => domain_id === dialog?.about.domain_id) ?? dialog?.about;

  return (
    <div ref={list}>
      {data?.data.length === 0 && !address.isNarrowed && <NoDomainNotice />}
      {hasHead && (
        <Suspense fallback={<Box minH={SHORT_LIST_HEAD_HEIGHT} mb="4" />}>
          <DomainListHead
            {...{ projectId, address, all, shown, selection }}
            list={() => list.current}
            onRemove={actions.onRemove}
            onNew={onAdd}
          />
        </Suspense>
      )}
      <DataTable
        label={texts.domainsTitle}
        columns={hasHead && canChange ? [select, ...columns] : columns}
        rows={data?.data}
        idOf={idOf}
        isSelected={selection.has}
        cards={DOMAIN_CARDS}
        look={LIST_LOOK}
        placeholders={2}
        stale={data !== undefined && isLoading}
        error={
          !data &&
          error && <ErrorState title={texts.domainsFailed} description={error.message} onRetry={() => void mutate()} />
        }
        empty={
          address.isNarrowed ? (
            <Suspense fallback={null}>
              <NoDomainMatch address={address} />
            </Suspense>
          ) : (
            <EmptyState icon={<Globe size={32} />} title={texts.noDomains} />
          )
        }
      />
      <Suspense fallback={null}>{named && <NamedDomain domains={data && whole} onFound={onFound} />}</Suspense>
      <Suspense fallback={null}>
        {dialog && latest && dialog.kind === 'remove' && (
          <RemoveDomainDialog
            key={dialog.number}
            projectId={projectId}
            domain={latest}
            open={dialog.open}
            onClose={onClose}
            last={working.length === 1 && working[0]?.domain_id === latest.domain_id}
          />
        )}
        {dialog && latest && dialog.kind !== 'remove' && (
          <RecordsDialog
            key={dialog.number}
            projectId={projectId}
            domain={latest}
            open={dialog.open}
            onClose={onClose}
            checkAtOnce={dialog.kind === 'check'}
          />
        )}
      </Suspense>
    </div>
  );
}
