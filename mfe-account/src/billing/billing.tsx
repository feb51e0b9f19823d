import { Badge, Button, Flex, notify, Panel, Screen, Table, Text } from '@landfall/shared';
import { FileDown } from 'lucide-react';
import { INVOICE_CARDS } from './invoice-cards.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { SAMPLE_INVOICES } from './sample-invoices.ts';

const COLUMNS = ['Invoice', 'Date', 'Description', 'Payment Method', 'Amount', 'Status', 'Actions'];

const sayThatItIsASample = () =>
  notify.info('This is sample data', 'There is no document behind it to view, download or export.');

const SampleNotice = () => (
  <Flex id="sample-data" gap="3" align="center" wrap="wrap" mb="5" p="4" rounded="xl" borderWidth="1px" bg="bg.info">
    <Badge colorPalette="blue" variant="solid" rounded="full">
      Sample data
    </Badge>
    <Text flex="1 1 16rem">These invoices are examples. Nothing in this list was charged to you.</Text>
  </Flex>
);

/** What a billing history will look like, with examples that are marked as such. No call is made. */
export default function Billing() {
  return (
    <Screen
      title="Billing"
      description="Your invoices and payments."
      actions={
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-describedby="sample-data"
          onClick={sayThatItIsASample}
        >
          <FileDown size={16} aria-hidden="true" />
          Export
        </Button>
      }
    >
      <SampleNotice />
      <Panel containerType="inline-size" css={{ '@container (width < 60rem)': INVOICE_CARDS }}>
        <Table.Root size="sm" aria-label="Invoices" bg="transparent">
          <Table.Header>
            <Table.Row bg="bg.subtle">
              {COLUMNS.map((name) => (
                <Table.ColumnHeader key={name} _first={{ ps: '5' }} color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                  {name}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {SAMPLE_INVOICES.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} onSample={sayThatItIsASample} />
            ))}
          </Table.Body>
        </Table.Root>
      </Panel>
    </Screen>
  );
}
