import { Badge, Button, Flex, Table, Text } from '@landfall/shared';
import { Download, Eye } from 'lucide-react';
import type { Invoice } from './sample-invoices.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = (date: string) => date.split('-').reverse().join('/');

const STATUS = {
  paid: { label: 'Paid', palette: 'green' },
  pending: { label: 'Pending', palette: 'orange' },
  failed: { label: 'Failed', palette: 'red' },
} as const;

interface InvoiceRowProps {
  invoice: Invoice;
  /** What the buttons do instead: there is no document behind a sample. */
  onSample: () => void;
}

export const InvoiceRow = ({ invoice, onSample }: InvoiceRowProps) => (
  <Table.Row bg="transparent" _hover={{ bg: 'bg.subtle' }}>
    <Table.Cell ps="5" fontWeight="medium" whiteSpace="nowrap">
      {invoice.id}
    </Table.Cell>
    <Table.Cell color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {day(invoice.date)}
    </Table.Cell>
    <Table.Cell>{invoice.description}</Table.Cell>
    <Table.Cell color="fg.muted">{invoice.paymentMethod}</Table.Cell>
    <Table.Cell fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      <Text as="span" fontWeight="medium">
        {dollars.format(invoice.amount)}
      </Text>{' '}
      <Text as="span" color="fg.muted" fontSize="xs">
        USD
      </Text>
    </Table.Cell>
    <Table.Cell>
      <Badge colorPalette={STATUS[invoice.status].palette} variant="subtle" rounded="full" px="2.5">
        {STATUS[invoice.status].label}
      </Badge>
    </Table.Cell>
    <Table.Cell>
      <Flex gap="1" wrap="wrap">
        <Button size="2xs" h="7" variant="ghost" colorPalette="gray" aria-describedby="sample-data" onClick={onSample}>
          <Eye size={14} aria-hidden="true" />
          View Invoice
        </Button>
        <Button size="2xs" h="7" variant="ghost" colorPalette="gray" aria-describedby="sample-data" onClick={onSample}>
          <Download size={14} aria-hidden="true" />
          Download PDF
        </Button>
      </Flex>
    </Table.Cell>
  </Table.Row>
);
