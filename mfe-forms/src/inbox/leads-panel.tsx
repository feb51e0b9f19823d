import { Box, ErrorState, Pagination, Panel, useDialog, usePageParam, useSearchParam } from '@landfall/shared';
import type { Form, Lead } from '@landfall/shared/contracts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useChangeLead, useLead, useLeads } from '../api/leads.ts';
import { useAreaTexts } from '../texts.ts';
import { InboxSearch } from './inbox-search.tsx';
import { LeadsSkeleton } from './inbox-skeleton.tsx';
import { LeadRow } from './lead-row.tsx';
import { NoLeads } from './no-leads.tsx';
import { StatusChoice } from './status-choice.tsx';
import type { InboxAddress } from './use-inbox-address.ts';

const LeadDialog = lazy(() => import('../lead/lead-dialog.tsx'));

interface LeadsPanelProps {
  projectId: string;
  forms: readonly Form[];
  address: InboxAddress;
}

/** The leads that the address names, and the one that is looked at. */
export function LeadsPanel({ projectId, forms, address }: LeadsPanelProps) {
  const texts = useAreaTexts();
  const { form, status, words } = address;
  const [page, setPage] = usePageParam();
  const filters = { form_id: form || undefined, status, q: words || undefined };
  const { data, error, mutate } = useLeads(projectId, filters, page);
  const { mutate: change } = useChangeLead(projectId);
  const { dialog, show, turnTo, close } = useDialog<'lead', Lead>();
  const leads = data?.data ?? [];

  const markAsRead = (lead: Lead) => {
    // Nobody is told where this fails: the lead is still bold, and is marked the next time.
    if (lead.status === 'new') void change({ lead, status: 'read' });
  };
  const open = (lead: Lead) => {
    show('lead', lead);
    markAsRead(lead);
  };
  const [named, setNamed] = useSearchParam('lead');
  const listed = leads.find(({ lead_id }) => lead_id === named);
  // It may stand on another page of the list, or be none of what is listed.
  const { data: elsewhere } = useLead(projectId, data && !listed ? named : '');
  const asked = listed ?? elsewhere?.data;
  // Mails name a lead: it opens once, and closed is gone from the address.
  const [opened, setOpened] = useState('');
  useEffect(() => {
    if (!asked || opened === named) return;
    setOpened(named);
    open(asked);
  });
  const leave = () => {
    close();
    if (named) setNamed('', { replace: true });
  };
  const turn = (lead: Lead) => {
    turnTo(lead);
    markAsRead(lead);
  };

  return (
    <Panel>
      <Box display="flex" gap="3" flexWrap="wrap" alignItems="center" p="3" borderBottomWidth="1px">
        <StatusChoice chosen={status} onChoose={address.setStatus} />
        <InboxSearch words={words} onSearch={(q) => address.setWords(q, { replace: true })} />
      </Box>
      {!data && error && (
        <ErrorState title={texts.leadsFailed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && <LeadsSkeleton />}
      {data && leads.length === 0 && <NoLeads status={status} words={words} />}
      {leads.length > 0 && (
        <>
          <Box as="ul" listStyleType="none" aria-label={texts.leads}>
            {leads.map((lead) => (
              <LeadRow
                key={lead.lead_id}
                lead={lead}
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
                count={data.total_count}
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
          />
        </Suspense>
      )}
    </Panel>
  );
}
