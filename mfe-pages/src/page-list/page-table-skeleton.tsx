import { hasCapability } from '@landfall/shared';
import { DataTable, LIST_LOOK, ListHeadPlace } from '@landfall/shared/list';
import { usePagesTexts } from '../texts.ts';
import { PAGE_CARDS, usePageColumns } from './page-columns.tsx';

/** The table before its project is known. */
export function PageTableSkeleton() {
  const texts = usePagesTexts();
  const columns = usePageColumns(undefined);
  return (
    <>
      {hasCapability('lists.query') && <ListHeadPlace />}
      <DataTable
        label={texts.pages}
        columns={columns}
        rows={undefined}
        idOf={({ page_id }) => page_id}
        cards={PAGE_CARDS}
        look={LIST_LOOK}
      />
    </>
  );
}
