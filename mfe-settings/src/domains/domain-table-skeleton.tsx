import { DataTable, LIST_LOOK } from '@landfall/shared/list';
import { useAreaTexts } from '../texts.ts';
import { DOMAIN_CARDS, useDomainColumns } from './domain-columns.tsx';

/** The table before its first rows are there. */
export function DomainTableSkeleton() {
  const texts = useAreaTexts();
  return (
    <DataTable
      label={texts.domainsTitle}
      columns={useDomainColumns()}
      rows={undefined}
      idOf={({ domain_id }) => domain_id}
      cards={DOMAIN_CARDS}
      look={LIST_LOOK}
      placeholders={2}
    />
  );
}
