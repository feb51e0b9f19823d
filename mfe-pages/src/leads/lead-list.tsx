import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  hasCapability,
  Pagination,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@landfall/shared';
import type { Lead } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import { InlineError } from '../components/inline-error.tsx';
import { scrollUp } from '../lib/scroll-up.ts';
import { useDialog } from '../lib/use-dialog.ts';
import { usePagesTexts } from '../texts.ts';
import { LeadTable } from './lead-table.tsx';
import { ALL_PAGES } from './scope.ts';
import { useDeleteLead, useLeads, useUndoneLeads } from './use-leads.ts';

function LeadsSkeleton() {
  const texts = usePagesTexts();
  return (
    <Box aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {[1, 2, 3, 4].map((place) => (
        <Flex key={place} gap="6" py="3" borderBottomWidth="1px">
          <Skeleton h="4" w="24" />
          <Box flex="1">
            <Skeleton h="4" w="60%" mb="2" />
            <Skeleton h="4" w="40%" />
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

/** The leads of one page or of all, in their four states. */
export function LeadList({ projectId, scope }: { projectId: string; scope: string }) {
  const texts = usePagesTexts();
  const leads = useLeads(projectId, scope);
  const { remove, pending } = useDeleteLead(projectId);
  const question = useDialog<Lead>();
  const list = useRef<HTMLDivElement>(null);
  const undoable = useUndoneLeads(projectId, list);
  const { data, error } = leads;
  const retry = () => void leads.mutate();

  if (!data && error) return <ErrorState title={texts.leadsFailed} description={error.serverMessage} onRetry={retry} />;
  if (!data) return <LeadsSkeleton />;
  const confirm = async (lead: Lead) => {
    if (await remove(lead)) question.close();
  };
  return (
    <Box ref={list} tabIndex={-1} outline="none">
      {error && <InlineError message={`${texts.leadsFailed}: ${error.message}`} onRetry={retry} />}
      {undoable.applied(data.data).length === 0 && data.total_pages <= 1 ? (
        <EmptyState icon={<Inbox size="32" />} title={texts.noLeads} description={texts.noLeadsHelp} />
      ) : (
        <LeadTable
          leads={undoable.applied(data.data)}
          withPage={scope === ALL_PAGES}
          onDelete={hasCapability('lists.query') ? undoable.remove : question.show}
        />
      )}
      {data.total_pages > 1 && (
        <Pagination
          page={leads.page}
          total={data.total_pages}
          count={data.total_count}
          noun={texts.leadNoun}
          onChange={(page) => {
            scrollUp(list.current);
            leads.setPage(page);
          }}
        />
      )}
      {question.subject && (
        <ConfirmDialog
          open={question.open}
          onClose={question.close}
          onConfirm={() => question.subject && void confirm(question.subject)}
          title={texts.deleteLead}
          confirmLabel={texts.delete}
          pending={pending}
          finalFocus={() => list.current}
        >
          <Text>{texts.deleteLeadQuestion}</Text>
        </ConfirmDialog>
      )}
    </Box>
  );
}
