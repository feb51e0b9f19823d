import { Box, hasCapability } from '@landfall/shared';
import { DataTable, LIST_HEAD_HEIGHT, LIST_LOOK } from '@landfall/shared/list';
import { usePagesTexts } from '../texts.ts';
import { usePageCards } from './page-cards.ts';
import { usePageColumns } from './page-columns.tsx';

/** The table before its project is known, with room for what stands above it. */
export function PageTableSkeleton() {
  const texts = usePagesTexts();
  const columns = usePageColumns({});
  return (
    <>
      {hasCapability('lists.query') && <Box minH={LIST_HEAD_HEIGHT} mb="4" />}
      <DataTable
        label={texts.pages}
        columns={columns}
        rows={undefined}
        idOf={({ page_id }) => page_id}
        cards={usePageCards()}
        look={LIST_LOOK}
      />
    </>
  );
}
