import PDFDocument from 'pdfkit';
import { pdfWriter } from './pdf-text.ts';

// Runs in a worker: draws invoices.

/** What stands on an invoice or a credit note. */
export interface InvoiceSheet {
  kind: 'invoice' | 'credit_note';
  /** As it is written. */
  number: string;
  createdAt: Date;
  billedName: string;
  billedEmail: string;
  method: 'card' | 'crypto' | 'paypal';
  description: string;
  /** Cents. */
  amount: number;
  orderId: string;
  /** A line each. */
  seller: readonly string[];
}

const METHODS: Record<InvoiceSheet['method'], string> = { card: 'Card', crypto: 'Cryptocurrency', paypal: 'PayPal' };
const INK = '#16181d';
const SOFT = '#5b6270';
const LINE = '#d9dce3';
const LEFT = 56;
const RIGHT = 539;

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', currencyDisplay: 'code' });

const day = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A PDF of one A4 page. */
export async function run(invoice: InvoiceSheet): Promise<Uint8Array> {
  const title = invoice.kind === 'invoice' ? 'Invoice' : 'Credit note';
  const { number, seller } = invoice;
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: seller[0] ?? 'Landfall', CreationDate: invoice.createdAt },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.once('end', () => resolve(Buffer.concat(parts)));
    document.once('error', reject);
  });
  const write = await pdfWriter(document, [invoice.billedName, invoice.billedEmail, ...seller]);
  draw(document, write, invoice, title);
  document.end();
  return done;
}

function draw(
  document: PDFKit.PDFDocument,
  write: Awaited<ReturnType<typeof pdfWriter>>,
  invoice: InvoiceSheet,
  title: string,
): void {
  const { number, seller } = invoice;
  const rule = (y: number) => document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE);

  write(title, LEFT, 64, { size: 26, bold: true, color: INK });
  write(number, LEFT, 100, { size: 12, color: SOFT });
  for (const [index, line] of seller.slice(0, 6).entries()) {
    write(line, RIGHT, 68 + index * 15, {
      size: 10,
      bold: index === 0,
      color: index === 0 ? INK : SOFT,
      alignRight: true,
    });
  }

  const fact = (name: string, values: string[], x: number, y: number) => {
    write(name, x, y, { size: 9, color: SOFT });
    for (const [index, value] of values.entries()) {
      write(value, x, y + 15 + index * 15, { size: 10.5, color: INK, maxWidth: x === LEFT ? 210 : 150 });
    }
  };
  fact('Billed to', [invoice.billedName, invoice.billedEmail].filter(Boolean), LEFT, 180);
  fact('Date', [day(invoice.createdAt)], 290, 180);
  fact('Paid by', [METHODS[invoice.method]], 420, 180);

  rule(262);
  write('Description', LEFT, 272, { size: 9, color: SOFT });
  write('Amount', RIGHT, 272, { size: 9, color: SOFT, alignRight: true });
  rule(292);
  write(invoice.description, LEFT, 306, { size: 10.5, color: INK, maxWidth: 360 });
  write(money(invoice.amount), RIGHT, 306, { size: 10.5, color: INK, alignRight: true });
  rule(334);
  write(invoice.kind === 'invoice' ? 'Total paid' : 'Total given back', LEFT, 348, {
    size: 12,
    bold: true,
    color: INK,
  });
  write(money(invoice.amount), RIGHT, 348, { size: 12, bold: true, color: INK, alignRight: true });
  write(`Order ${invoice.orderId}`, LEFT, 400, { size: 9, color: SOFT });
}
