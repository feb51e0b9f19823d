import { Button, EmptyState, ErrorState, hasCapability, Link, Pagination } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { type Column, DataTable, LIST_LOOK } from '@landfall/shared/list';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { usePages } from '../api/pages.ts';
import { InlineError } from '../components/inline-error.tsx';
import { newPageAddress } from '../lib/new-page-address.ts';
import { usePagesTexts } from '../texts.ts';
import { usePageCards } from './page-cards.ts';

interface PageTableProps {
  pages: ReturnType<typeof usePages>;
  columns: readonly Column<Page>[];
  hasDomain: boolean;
  /** The pages as they are about to be, where that differs. */
  rows?: readonly Page[];
  isSelected?: (id: string) => boolean;
  /** In the place of no pages, where not all are shown. */
  noMatch?: ReactNode;
}

/** The list in its four states: loading, error, empty, data. */
export function PageTable({ pages, columns, hasDomain, rows = pages.data?.data, isSelected, noMatch }: PageTableProps) {
  const texts = usePagesTexts();
  const cards = usePageCards();
  const { data, error, stale, page, setPage } = pages;
  const isDescribed = hasCapability('pages.drafts');
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
        isSelected={isSelected}
        cards={cards}
        look={LIST_LOOK}
        stale={stale}
        error={isBroken && <ErrorState title={problem} onRetry={retry} />}
        empty={
          noMatch || (
            <EmptyState
              icon={<FileText size="32" />}
              title={texts.noPages}
              description={hasDomain ? (isDescribed ? texts.noPagesDescribe : texts.noPagesHelp) : undefined}
              action={
                hasDomain &&
                isDescribed && (
                  <Button asChild size="sm" variant="outline">
                    <Link to={newPageAddress()}>{texts.createNewPage}</Link>
                  </Button>
                )
              }
            />
          )
        }
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
