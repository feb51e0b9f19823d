import {
  Button,
  dateTime,
  EmptyState,
  ErrorState,
  hasCapability,
  Link,
  paths,
  Screen,
  saveFile,
  useSearchParams,
} from '@landfall/shared';
import type { Invoice } from '@landfall/shared/contracts';
import { ReceiptText } from 'lucide-react';
import { useInvoices } from '../api/invoices.ts';
import { PlanPeriod } from '../components/plan/plan-period.tsx';
import { useAreaTexts } from '../texts.ts';
import { ExportButton } from './export-button.tsx';
import { COLUMNS, type InvoiceView, STATUS } from './invoice-columns.tsx';
import { csvFile } from './invoice-csv.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { useInvoiceFile } from './use-invoice-file.ts';

const METHODS = { card: 'methodCard', crypto: 'methodCrypto', paypal: 'methodPaypal' } as const;

/** dd/MM/yyyy */
const day = (epochSeconds: number) => dateTime(epochSeconds).slice(0, 10);

const stateOf = ({ status, credit_note, disputed }: Invoice): InvoiceView['status'] => {
  if (status !== 'paid') return status;
  if (disputed) return 'disputed';
  return credit_note ? 'refunded' : 'paid';
};

/** The account's invoices, newest first: each can be looked at and kept, and all of them exported. */
export default function AccountBilling() {
  const texts = useAreaTexts();
  const { data, error, mutate } = useInvoices();
  const [params] = useSearchParams();
  const { pending, view, download } = useInvoiceFile();

  const viewOf = (invoice: Invoice): InvoiceView => ({
    id: invoice.invoice_id,
    number: invoice.number,
    date: day(invoice.date),
    description: invoice.credit_note ? `${texts.creditNote}: ${invoice.description}` : invoice.description,
    method: texts[METHODS[invoice.payment_method]],
    amount: invoice.amount,
    currency: invoice.currency || 'USD',
    status: stateOf(invoice),
  });
  const invoices = data?.data ?? [];
  const of = (id: string) => invoices.filter(({ invoice_id }) => invoice_id === id);

  const exportAll = () => {
    const header = [...COLUMNS.slice(0, -1).map((name) => texts[name]), texts.columnCurrency];
    const rows = invoices.map(viewOf).map(({ number, date, description, method, amount, status, currency }) => {
      return [number, date, description, method, amount, texts[STATUS[status].label], currency];
    });
    saveFile(csvFile([header, ...rows]), 'invoices.csv');
  };

  return (
    <Screen
      title={texts.billingTitle}
      description={texts.billingHelp}
      actions={<ExportButton disabled={invoices.length === 0} onClick={exportAll} />}
    >
      {hasCapability('payments.status') && <PaymentNotice />}
      <PlanPeriod screen="billing" toPlans={!params.has('payment')} />
      <InvoiceTable
        invoices={data && invoices.map(viewOf)}
        onView={(id) => of(id).forEach(view)}
        onDownload={(id) => of(id).forEach(download)}
        pending={pending}
        error={
          !data &&
          error && <ErrorState title={texts.invoicesFailed} description={error.message} onRetry={() => void mutate()} />
        }
        empty={
          <EmptyState
            icon={<ReceiptText size={32} />}
            title={texts.noInvoices}
            description={texts.noInvoicesHelp}
            action={
              <Button asChild size="sm" variant="outline" colorPalette="gray">
                <Link to={paths.pricing}>{texts.seePlans}</Link>
              </Button>
            }
          />
        }
      />
    </Screen>
  );
}
