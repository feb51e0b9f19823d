import { randomUUID } from 'node:crypto';
import type { Invoice } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq, sql } from '../../platform/db/operators.ts';
import { counters, invoices, paymentDisputes } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { commerceTexts } from '../texts.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

type NewInvoice = Omit<InvoiceRow, 'id' | 'number' | 'createdAt'> & { createdAt?: Date };

/** Invoices that one list holds: decades of monthly ones. */
const LIST_SIZE = 1000;

/**
 * Writes an invoice or credit note under the next number. The counter is held until the transaction ends: one that is
 * rolled back gives its number back, so numbers have no gaps.
 */
export async function writeInvoice(tx: Database, invoice: NewInvoice) {
  const [counted] = await tx
    .insert(counters)
    .values({ name: 'invoices', value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ number: counters.value });
  if (!counted) throw new Error('the invoice got no number');
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoice, id: randomUUID(), number: counted.number })
    .returning();
  if (!row) throw new Error('the invoice was not written');
  return row;
}

/** The account's invoices and credit notes, newest first. */
export async function listInvoices(db: Database, userId: string): Promise<(InvoiceRow & { disputed: boolean })[]> {
  const open = and(eq(paymentDisputes.orderId, invoices.orderId), eq(paymentDisputes.status, 'open'));
  // Counted, so that an index finds them: of what exists at all, PostgreSQL makes a table first.
  const disputed = sql<boolean>`(select count(*) from ${paymentDisputes} where ${open}) > 0`;
  const rows = await db
    .select({ invoice: invoices, disputed: sql<boolean>`${disputed}` })
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.number))
    .limit(LIST_SIZE);
  return rows.map((row) => ({ ...row.invoice, disputed: row.disputed && row.invoice.kind === 'invoice' }));
}

/** One of the account's invoices. @throws AppError not_found */
export async function requireInvoice(db: Database, userId: string, invoiceId: string): Promise<InvoiceRow> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.userId, userId)));
  if (!row) throw new AppError('not_found', { message: 'This invoice does not exist.' });
  return row;
}

/** 'LF-000042' */
export const invoiceNumber = ({ number }: Pick<InvoiceRow, 'number'>): string =>
  `LF-${String(number).padStart(6, '0')}`;

/** dd/MM/yyyy, as every date on the screens. */
const day = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');

/** What was bought, in words: 'Landfall Pro, one month (until 20/12/2026)'. */
export function describeInvoice(
  { planTitle, period, paidUntil, kind }: Pick<InvoiceRow, 'planTitle' | 'period' | 'paidUntil' | 'kind'>,
  language: SpokenLanguage = 'en',
): string {
  const texts = commerceTexts(language);
  const item = paidUntil ? texts.itemUntil(planTitle, period, day(paidUntil)) : texts.item(planTitle, period);
  return kind === 'credit_note' ? texts.refundOf(item) : item;
}

/** An invoice as it travels. */
export function toInvoice(row: InvoiceRow & { disputed?: boolean }, language: SpokenLanguage = 'en'): Invoice {
  return {
    invoice_id: row.id,
    number: invoiceNumber(row),
    date: toEpochSeconds(row.createdAt),
    // That it is a credit note is said by its own field.
    description: describeInvoice({ ...row, kind: 'invoice' }, language),
    amount: row.amount / 100,
    currency: 'USD',
    status: 'paid',
    payment_method: row.method,
    credit_note: row.kind === 'credit_note',
    disputed: row.disputed ?? false,
  };
}
