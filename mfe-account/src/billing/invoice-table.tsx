import { DataTable } from '@landfall/shared/list';
import type { ComponentProps, ReactNode } from 'react';
import { useAreaTexts } from '../texts.ts';
import { type InvoiceView, useInvoiceColumns } from './invoice-columns.tsx';

const HEAD = { _first: { ps: '5' }, color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' } as const;

/** Where there is no room for seven columns, each row becomes a card with the same contents. */
const CARDS: ComponentProps<typeof DataTable>['cards'] = {
  below: '60rem',
  areas: ['invoice status', 'text amount', 'method date', 'actions actions'],
  template: 'minmax(0, 1fr) auto',
  cells: {
    date: { textAlign: 'end' },
    amount: { textAlign: 'end' },
    status: { justifySelf: 'end' },
    actions: { mt: '2', ms: '-2' },
  },
};

type InvoiceTableProps = Parameters<typeof useInvoiceColumns>[0] & {
  /** Undefined while the first ones are on their way. */
  invoices: readonly InvoiceView[] | undefined;
  error?: ReactNode;
  empty?: ReactNode;
};

/** The table of invoices. */
export function InvoiceTable({ invoices, error, empty, ...columns }: InvoiceTableProps) {
  const texts = useAreaTexts();
  return (
    <DataTable
      label={texts.invoices}
      columns={useInvoiceColumns(columns)}
      rows={invoices}
      idOf={({ id }) => id}
      cards={CARDS}
      look={{ head: HEAD }}
      layout="auto"
      placeholders={3}
      error={error}
      empty={empty}
    />
  );
}
