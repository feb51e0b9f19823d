import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { invoices } from '../../platform/db/schema.ts';
import { moneyBack } from '../payments/money-back.ts';
import { writeInvoice } from './invoices.ts';

/**
 * Writes a credit note over what an order's buyer has back and no credit note says yet. Without an invoice (a purchase
 * code that nobody used) there is nothing to credit: it follows the invoice once there is one.
 */
export async function creditMoneyBack(tx: Database, orderId: string): Promise<void> {
  const written = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
  const invoice = written.find(({ kind }) => kind === 'invoice');
  if (!invoice) return;
  const credited = written.filter(({ kind }) => kind === 'credit_note').reduce((sum, { amount }) => sum - amount, 0);
  const due = (await moneyBack(tx, orderId)).back - credited;
  if (due <= 0) return;
  const { id: _id, number: _number, createdAt: _createdAt, ...same } = invoice;
  await writeInvoice(tx, { ...same, kind: 'credit_note', amount: -due, paidUntil: null });
}
