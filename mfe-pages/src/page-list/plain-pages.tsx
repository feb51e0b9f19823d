import type { usePages } from '../api/pages.ts';
import { usePageNumbers } from '../api/stats.ts';
import { type PageRowContext, usePageColumns } from './page-columns.tsx';
import { PageTable } from './page-table.tsx';

interface PlainPagesProps {
  pages: ReturnType<typeof usePages>;
  row: PageRowContext;
}

/** The table of pages, where lists answer no more than their pages. */
export function PlainPages({ pages, row }: PlainPagesProps) {
  const columns = usePageColumns({ row, numbersOf: usePageNumbers(row.projectId) });
  return <PageTable pages={pages} columns={columns} hasDomain={row.hasDomain} />;
}
