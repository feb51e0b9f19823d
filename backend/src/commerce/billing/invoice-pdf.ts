import { LRUCache } from 'lru-cache';
import { task } from '../../platform/workers/task.ts';
import type { Work } from '../../platform/workers/work.ts';
import type { InvoiceSheet, run } from './invoice-pdf-work.ts';
import { describeInvoice, type InvoiceRow, invoiceNumber } from './invoices.ts';

/** Milliseconds: names in Chinese, Japanese or Korean take most of a second for their letters. */
const DRAWING_MS = 10_000;

/** Draws an invoice. */
const DRAWING = task<typeof run>(new URL('./invoice-pdf-work.ts', import.meta.url), DRAWING_MS);

/** Bytes of PDFs that are kept, and milliseconds for which: who opens one may well download it next. */
const MEMORY = 16 * 1024 * 1024;
const KEPT_FOR = 10 * 60_000;

interface Asked {
  work: Pick<Work, 'threads'>;
  owner: string;
  sheet: InvoiceSheet;
}

/** By all that stands on them. Of several who ask at once, the first has it drawn. */
const drawn = new LRUCache<string, Buffer, Asked>({
  maxSize: MEMORY,
  sizeCalculation: (pdf) => pdf.length,
  ttl: KEPT_FOR,
  ttlAutopurge: true,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _before, { context: { work, owner, sheet } }) =>
    Buffer.from(await work.threads.run(DRAWING, owner, sheet)),
});

/** An invoice or credit note as a PDF. The same invoice is always drawn from the same, unchanging row. */
export async function invoicePdf(
  work: Pick<Work, 'threads'>,
  invoice: InvoiceRow,
  seller: readonly string[],
): Promise<Buffer> {
  const { kind, createdAt, billedName, billedEmail, method, amount, orderId } = invoice;
  const sheet: InvoiceSheet = {
    ...{ kind, createdAt, billedName, billedEmail, method, amount, orderId, seller },
    number: invoiceNumber(invoice),
    description: describeInvoice(invoice),
  };
  const pdf = await drawn.fetch(JSON.stringify(sheet), { context: { work, owner: invoice.userId ?? orderId, sheet } });
  if (!pdf) throw new Error('The invoice was not drawn.');
  return pdf;
}
