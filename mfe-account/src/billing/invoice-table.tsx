import { Panel, Table } from '@landfall/shared';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../texts.ts';
import { INVOICE_CARDS } from './invoice-cards.ts';

export const COLUMNS = [
  'columnInvoice',
  'columnDate',
  'columnDescription',
  'columnMethod',
  'columnAmount',
  'columnStatus',
  'columnActions',
] as const;

/** The table of invoices without its rows. */
export function InvoiceTable({ children }: { children: ReactNode }) {
  const texts = useAreaTexts();
  return (
    <Panel containerType="inline-size" css={{ '@container (width < 60rem)': INVOICE_CARDS }}>
      <Table.Root size="sm" aria-label={texts.invoices} bg="transparent">
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {COLUMNS.map((name) => (
              <Table.ColumnHeader key={name} _first={{ ps: '5' }} color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                {texts[name]}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table.Root>
    </Panel>
  );
}
