import PDFDocument from 'pdfkit';
import type { InvoiceRow } from './invoices.ts';
import { describeInvoice, invoiceNumber } from './invoices.ts';
import { pdfWriter } from './pdf-text.ts';

const METHODS: Record<InvoiceRow['method'], string> = { card: 'Card', crypto: 'Cryptocurrency', paypal: 'PayPal' };
const INK = '#16181d';
const SOFT = '#5b6270';
const LINE = '#d9dce3';
const LEFT = 56;
const RIGHT = 539;

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', currencyDisplay: 'code' });

const day = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An invoice or credit note as a PDF of one A4 page. The same invoice is always drawn from the same, unchanging row. */
export async function invoicePdf(invoice: InvoiceRow, seller: readonly string[]): Promise<Buffer> {
  const title = invoice.kind === 'invoice' ? 'Invoice' : 'Credit note';
  const number = invoiceNumber(invoice);
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
  draw(document, write, invoice, { title, number, seller });
  document.end();
  return done;
}

interface Heading {
  title: string;
  number: string;
  seller: readonly string[];
}

function draw(
  document: PDFKit.PDFDocument,
  write: Awaited<ReturnType<typeof pdfWriter>>,
  invoice: InvoiceRow,
  { title, number, seller }: Heading,
): void {
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
  write(describeInvoice(invoice), LEFT, 306, { size: 10.5, color: INK, maxWidth: 360 });
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
