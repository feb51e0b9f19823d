import { EmptyState, ErrorState, Pagination, Panel } from '@landfall/shared';
import { FileText } from 'lucide-react';
import type { usePages } from '../api/pages.ts';
import { usePageNumbers } from '../api/stats.ts';
import { usePagesTexts } from '../texts.ts';
import { InlineError } from './inline-error.tsx';
import { PageRow } from './page-row.tsx';
import { PageTableSkeleton } from './page-table-skeleton.tsx';
import type { RowActionsProps } from './row-actions.tsx';
import { TableFrame } from './table-frame.tsx';

interface PageTableProps {
  pages: ReturnType<typeof usePages>;
  row: Omit<RowActionsProps, 'page'>;
}

/** The list in its four states: loading, error, empty, data. */
export function PageTable({ pages, row }: PageTableProps) {
  const texts = usePagesTexts();
  const numbersOf = usePageNumbers(row.projectId);
  const { data, error, stale, page, setPage } = pages;
  const retry = () => void pages.mutate();
  const problem = error && texts.pagesFailed(error.message);

  if (problem && (!data || stale))
    return (
      <Panel>
        <ErrorState title={problem} onRetry={retry} />
      </Panel>
    );
  if (!data) return <PageTableSkeleton />;
  if (data.data.length === 0)
    return (
      <Panel>
        <EmptyState
          icon={<FileText size="32" />}
          title={texts.noPages}
          description={row.hasDomain ? texts.noPagesHelp : undefined}
        />
      </Panel>
    );
  return (
    <>
      {problem && <InlineError message={problem} onRetry={retry} />}
      <Panel>
        <TableFrame stale={stale}>
          {data.data.map((entry) => (
            <PageRow key={entry.page_id} page={entry} numbers={numbersOf(entry.page_id)} {...row} />
          ))}
        </TableFrame>
      </Panel>
      <Pagination page={page} total={data.total_pages} count={data.total_count} noun={texts.noun} onChange={setPage} />
    </>
  );
}
