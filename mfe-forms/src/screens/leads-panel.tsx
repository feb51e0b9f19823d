import { Box, ErrorState, hasCapability, Pagination, Panel, useDialog, usePageParam } from '@landfall/shared';
import type { Form, Lead } from '@landfall/shared/contracts';
import {
  NoMatch,
  SelectBox,
  useListKeys,
  useListTexts,
  useNamedEntry,
  useOpenNamed,
  useSelection,
} from '@landfall/shared/list';
import { lazy, Suspense, useRef } from 'react';
import { SHOWN_LEAD } from '../addresses.ts';
import { useChangeLead, useLead, useLeads } from '../api/leads.ts';
import { InboxSearch } from '../inbox/inbox-search.tsx';
import { LeadsSkeleton } from '../inbox/inbox-skeleton.tsx';
import { LeadListHead } from '../inbox/lead-list-head.tsx';
import { LeadRow } from '../inbox/lead-row.tsx';
import { NoLeads } from '../inbox/no-leads.tsx';
import { StatusChoice } from '../inbox/status-choice.tsx';
import { useLeadActs } from '../inbox/use-lead-acts.ts';
import type { InboxAddress } from '../lib/use-inbox-address.ts';
import { useAreaTexts } from '../texts.ts';

const LeadDialog = lazy(() => import('../lead/lead-dialog.tsx'));

interface LeadsPanelProps {
  projectId: string;
  forms: readonly Form[];
  address: InboxAddress;
}

/** The leads that the address names, and the one that is looked at. */
export function LeadsPanel({ projectId, forms, address }: LeadsPanelProps) {
  const texts = useAreaTexts();
  const listTexts = useListTexts();
  const { form, status, words } = address;
  const [page, setPage] = usePageParam();
  const isOn = hasCapability('lists.query');
  const filters = { form_id: form || undefined, status, q: words || undefined, sort: address.list.sort };
  const { data, error, isLoading, mutate } = useLeads(projectId, filters, page);
  const { mutate: change } = useChangeLead(projectId);
  const { dialog, show, turnTo, close } = useDialog<'lead', Lead>();
  const list = useRef<HTMLUListElement>(null);
  const selection = useSelection((data?.data ?? []).map(({ lead_id }) => lead_id));
  const acts = useLeadActs({ projectId, status, selection, list });
  const leads = acts.applied(data?.data ?? []);
  const of = (ids: readonly string[]) => leads.filter(({ lead_id }) => ids.includes(lead_id));

  const markAsRead = (lead: Lead) => {
    // Nobody is told where this fails: the lead is still bold, and is marked the next time.
    if (lead.status === 'new') void change({ lead, status: 'read' });
  };
  const open = (lead: Lead) => {
    show('lead', lead);
    markAsRead(lead);
  };
  const named = useNamedEntry({ param: SHOWN_LEAD, entries: data && leads, idOf: ({ lead_id }) => lead_id });
  const leaveName = useOpenNamed(named, open, useLead(projectId, named.elsewhere));
  const leave = () => {
    close();
    leaveName();
  };
  const turn = (lead: Lead) => {
    turnTo(lead);
    markAsRead(lead);
  };

  useListKeys({
    list: () => list.current,
    isOn,
    onSelect: selection.toggle,
    onEdit: (id) => {
      const [lead] = of([id]);
      if (lead) open(lead);
    },
    onDelete: (id) => acts.remove(of(selection.has(id) ? selection.ids : [id])),
    onLeave: selection.count > 0 ? selection.clear : undefined,
    onUndo: acts.undoLatest,
  });

  return (
    // Not hidden: what stands above the leads stays in sight.
    <Panel overflow={isOn ? 'visible' : undefined}>
      {isOn ? (
        <LeadListHead {...{ projectId, address, selection, acts }} selected={of(selection.ids)} />
      ) : (
        <Box display="flex" gap="3" flexWrap="wrap" alignItems="center" p="3" borderBottomWidth="1px">
          <StatusChoice chosen={status} onChoose={address.setStatus} />
          <InboxSearch words={words} onSearch={(q) => address.setWords(q, { replace: true })} />
        </Box>
      )}
      {!data && error && (
        <ErrorState title={texts.leadsFailed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && <LeadsSkeleton />}
      {data && leads.length === 0 && words && isOn && (
        <NoMatch kind="lead" words={words} filters={[]} onClear={() => address.list.clear()} />
      )}
      {data && leads.length === 0 && !(words && isOn) && <NoLeads status={status} words={words} />}
      {leads.length > 0 && (
        <>
          {isOn && (
            <Box ps="5" py="1" borderYWidth="1px">
              <SelectBox
                label={listTexts.selectAll}
                words={listTexts.selectAll}
                areWordsShown
                checked={selection.isAll}
                partly={selection.count > 0 && !selection.isAll}
                onChange={selection.toggleAll}
              />
            </Box>
          )}
          <Box
            as="ul"
            ref={list}
            listStyleType="none"
            aria-label={texts.leads}
            opacity={isOn && isLoading ? '0.6' : '1'}
            transition="opacity 150ms"
          >
            {leads.map((lead) => (
              <LeadRow
                key={lead.lead_id}
                lead={lead}
                selection={isOn ? selection : undefined}
                form={form ? undefined : forms.find(({ form_id }) => form_id === lead.form_id)}
                onOpen={() => open(lead)}
              />
            ))}
          </Box>
          {data && data.total_pages > 1 && (
            <Box px="4" borderTopWidth="1px">
              <Pagination
                page={page}
                total={data.total_pages}
                count={data.total_count - (data.data.length - leads.length)}
                noun={texts.leadsNoun}
                onChange={setPage}
              />
            </Box>
          )}
        </>
      )}
      {dialog && (
        <Suspense fallback={null}>
          <LeadDialog
            key={dialog.number}
            projectId={projectId}
            lead={leads.find(({ lead_id }) => lead_id === dialog.about.lead_id) ?? dialog.about}
            form={forms.find(({ form_id }) => form_id === dialog.about.form_id)}
            leads={leads}
            open={dialog.open}
            onTurn={turn}
            onClose={leave}
            onDelete={isOn ? (lead) => acts.remove([lead]) : undefined}
          />
        </Suspense>
      )}
    </Panel>
  );
}
