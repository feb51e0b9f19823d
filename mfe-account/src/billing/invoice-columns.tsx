import { Badge, Button, Flex, formatMoney, Skeleton, Text } from '@landfall/shared';
import type { Column } from '@landfall/shared/list';
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
  status: 'paid' | 'pending' | 'failed' | 'refunded' | 'disputed';
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
  refunded: { label: 'statusRefunded', palette: 'gray' },
  disputed: { label: 'statusDisputed', palette: 'orange' },
} as const;

export const COLUMNS = [
  'columnInvoice',
  'columnDate',
  'columnDescription',
  'columnMethod',
  'columnAmount',
  'columnStatus',
  'columnActions',
] as const;

interface InvoiceColumnsOptions {
  onView: (id: string) => void;
  onDownload: (id: string) => void;
  /** Which button of which invoice works. */
  pending?: { id: string; what: 'view' | 'download' };
  /** The element that says more about the buttons. */
  describedBy?: string;
}

const MUTED = { color: 'fg.muted' } as const;
const TABULAR = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** The columns of the table of invoices. */
export function useInvoiceColumns({ onView, onDownload, pending, describedBy }: InvoiceColumnsOptions) {
  const texts = useAreaTexts();
  const button = {
    size: '2xs',
    h: '7',
    variant: 'ghost',
    colorPalette: 'gray',
    'aria-describedby': describedBy,
  } as const;
  const works = (id: string, what: 'view' | 'download') => pending?.id === id && pending.what === what;
  const line = <Skeleton h="4" w="70%" />;
  const cells: Record<(typeof COLUMNS)[number], Omit<Column<InvoiceView>, 'label'>> = {
    columnInvoice: {
      id: 'invoice',
      body: { ps: '5', fontWeight: 'medium', whiteSpace: 'nowrap' },
      cell: ({ number }) => number,
    },
    columnDate: { id: 'date', body: { ...MUTED, ...TABULAR }, cell: ({ date }) => date },
    columnDescription: { id: 'text', body: { overflowWrap: 'anywhere' }, cell: ({ description }) => description },
    columnMethod: { id: 'method', body: MUTED, cell: ({ method }) => method },
    columnAmount: {
      id: 'amount',
      body: TABULAR,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    columnStatus: {
      id: 'status',
      cell: ({ status }) => (
        <Badge colorPalette={STATUS[status].palette} variant="subtle" rounded="full" px="2.5">
          {texts[STATUS[status].label]}
        </Badge>
      ),
    },
    columnActions: {
      id: 'actions',
      cell: ({ id }) => (
        <Flex gap="1" wrap="wrap">
          <Button {...button} loading={works(id, 'view')} onClick={() => onView(id)}>
            <Eye size={14} aria-hidden="true" />
            {texts.viewInvoice}
          </Button>
          <Button {...button} loading={works(id, 'download')} onClick={() => onDownload(id)}>
            <Download size={14} aria-hidden="true" />
            {texts.downloadPdf}
          </Button>
        </Flex>
      ),
    },
  };
  return COLUMNS.map((name) => ({ placeholder: line, ...cells[name], label: texts[name] }));
}
