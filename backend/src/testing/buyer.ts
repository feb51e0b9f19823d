import { eq } from '../platform/db/operators.ts';
import { mails, orders, purchaseCodes } from '../platform/db/schema.ts';
import type { TestApp } from './test-app.ts';

let buyers = 0;

/** Somebody who buys over real HTTP, and what the books say about it. */
export function buyerAt({ context }: TestApp, origin: string) {
  const { db } = context;
  return {
    /** One click on Pay. */
    async click(method: number, email: string) {
      const answer = await fetch(`${origin}/v1/api/public/payment/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ plan_name: 'pro', email, method }),
      });
      return { status: answer.status, body: (await answer.json()) as { payment_url?: string; code?: string } };
    },

    newEmail: () => `buyer-${++buyers}@example.com`,

    /** A provider's delivery. */
    async deliver(provider: string, body: string, headers: Record<string, string>) {
      const address = `${origin}/v1/payments/webhook/${provider}`;
      return (await fetch(address, { method: 'POST', body, headers })).status;
    },

    ordersOf: (email: string) => db.select().from(orders).where(eq(orders.email, email)),

    async booksOf(orderId: string) {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      const codes = await db.select().from(purchaseCodes).where(eq(purchaseCodes.orderId, orderId));
      const sent = await db.select().from(mails).where(eq(mails.orderId, orderId));
      return { status: order?.status, codes: codes.length, mails: sent.length, revoked: codes[0]?.revokedAt != null };
    },
  };
}
