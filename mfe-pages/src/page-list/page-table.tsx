import { EmptyState, ErrorState, Pagination } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { DataTable, LIST_LOOK, type Selection } from '@landfall/shared/list';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { usePages } from '../api/pages.ts';
import { usePageNumbers } from '../api/stats.ts';
import { usePagesTexts } from '../texts.ts';
import { InlineError } from './inline-error.tsx';
import { PAGE_CARDS, type PageRowContext, usePageColumns } from './page-columns.tsx';
import type { PageAddress } from './use-page-address.ts';

interface PageTableProps {
  pages: ReturnType<typeof usePages>;
  /** The pages as they are about to be; undefined while the first ones are on their way. */
  rows: readonly Page[] | undefined;
  row: PageRowContext;
  selection: Selection | undefined;
  address: PageAddress;
  /** In the place of no pages, where not all are shown. */
  noMatch: ReactNode;
}

/** The list in its four states: loading, error, empty, data. */
export function PageTable({ pages, rows, row, selection, address, noMatch }: PageTableProps) {
  const texts = usePagesTexts();
  const columns = usePageColumns(row, usePageNumbers(row.projectId));
  const { data, error, stale, page, setPage } = pages;
  const retry = () => void pages.mutate();
  const problem = error && texts.pagesFailed(error.message);
  const isBroken = problem !== undefined && (!data || stale);
  const hidden = (data?.data.length ?? 0) - (rows?.length ?? 0);

  return (
    <>
      {problem && !isBroken && rows?.length !== 0 && <InlineError message={problem} onRetry={retry} />}
      <DataTable
        label={texts.pages}
        columns={columns}
        rows={rows}
        idOf={({ page_id }) => page_id}
        nameOf={({ title }) => title}
        cards={PAGE_CARDS}
        look={LIST_LOOK}
        stale={stale}
        error={isBroken && <ErrorState title={problem} onRetry={retry} />}
        empty={
          address.isNarrowed ? (
            noMatch
          ) : (
            <EmptyState
              icon={<FileText size="32" />}
              title={texts.noPages}
              description={row.hasDomain ? texts.noPagesHelp : undefined}
            />
          )
        }
        sorting={selection && { by: address.sort, change: (by) => address.change('sort', by) }}
        selection={selection}
      />
      {data && !isBroken && rows && rows.length > 0 && (
        <Pagination
          page={page}
          total={data.total_pages}
          count={data.total_count - hidden}
          noun={texts.noun}
          onChange={setPage}
        />
      )}
    </>
  );
}
