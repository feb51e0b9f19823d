import { Badge, Button, Flex, formatMoney, Table, Text } from '@landfall/shared';
import { Download, Eye } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

/** An invoice as a row shows it. */
export interface InvoiceView {
  id: string;
  /** What a person calls it. */
  number: string;
  date: string;
  description: string;
  method: string;
  /** Negative where money went back. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  status: 'paid' | 'pending' | 'failed';
}

/** An amount with its currency named once: '$20.00 USD', in Spanish '20,00 US$'. */
function Amount({ amount, currency }: Pick<InvoiceView, 'amount' | 'currency'>) {
  const money = formatMoney(amount, { currency, decimals: 'always' });
  const named = /[A-Z]{2}/.test(money);
  return (
    <>
      <Text as="span" fontWeight="medium">
        {money}
      </Text>
      {!named && (
        <Text as="span" color="fg.muted" fontSize="xs">
          {` ${currency}`}
        </Text>
      )}
    </>
  );
}

export const STATUS = {
  paid: { label: 'statusPaid', palette: 'green' },
  pending: { label: 'statusPending', palette: 'orange' },
  failed: { label: 'statusFailed', palette: 'red' },
} as const;

interface InvoiceRowProps {
  invoice: InvoiceView;
  onView: () => void;
  onDownload: () => void;
  /** Which of its buttons works. */
  pending?: 'view' | 'download';
  /** The element that says more about the buttons. */
  describedBy?: string;
}

export function InvoiceRow({ invoice, onView, onDownload, pending, describedBy }: InvoiceRowProps) {
  const texts = useAreaTexts();
  const { label, palette } = STATUS[invoice.status];
  const button = {
    size: '2xs',
    h: '7',
    variant: 'ghost',
    colorPalette: 'gray',
    'aria-describedby': describedBy,
  } as const;
  return (
    <Table.Row bg="transparent" _hover={{ bg: 'bg.subtle' }}>
      <Table.Cell ps="5" fontWeight="medium" whiteSpace="nowrap">
        {invoice.number}
      </Table.Cell>
      <Table.Cell color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {invoice.date}
      </Table.Cell>
      <Table.Cell overflowWrap="anywhere">{invoice.description}</Table.Cell>
      <Table.Cell color="fg.muted">{invoice.method}</Table.Cell>
      <Table.Cell fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <Amount amount={invoice.amount} currency={invoice.currency} />
      </Table.Cell>
      <Table.Cell>
        <Badge colorPalette={palette} variant="subtle" rounded="full" px="2.5">
          {texts[label]}
        </Badge>
      </Table.Cell>
      <Table.Cell>
        <Flex gap="1" wrap="wrap">
          <Button {...button} loading={pending === 'view'} onClick={onView}>
            <Eye size={14} aria-hidden="true" />
            {texts.viewInvoice}
          </Button>
          <Button {...button} loading={pending === 'download'} onClick={onDownload}>
            <Download size={14} aria-hidden="true" />
            {texts.downloadPdf}
          </Button>
        </Flex>
      </Table.Cell>
    </Table.Row>
  );
}
