import { recordProviderEvent } from '../../commerce/payments/order-events.ts';
import { createProviders } from '../../commerce/payments/providers.ts';
import { reconcileOpenOrders } from '../../commerce/payments/reconcile.ts';
import { and, inArray, lt, lte, sql } from '../../platform/db/operators.ts';
import { orders, paymentEvents, sessions } from '../../platform/db/schema.ts';
import { type Command, json } from './command.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Providers deliver an event again for days at most. */
const KEEP_EVENTS = 90 * DAY;
/** What nobody paid is of no use to anybody after this. */
const KEEP_UNPAID = 90 * DAY;

/** What the server does by itself in time, done at once, and what only grows, trimmed. */
export const maintenance: Command = {
  name: 'maintenance',
  summary: 'Clean up: sessions that ran out, orders that nobody paid, old payment events.',
  usage: 'maintenance [--json]',
  options: { json },

  async run(context) {
    const { db, config } = context;
    const reconciled = await reconcileOpenOrders(context, createProviders(config).all, (provider, event) =>
      recordProviderEvent(context, provider, event),
    );
    const ended = await db
      .delete(sessions)
      .where(lte(sessions.expiresAt, sql`now()`))
      .returning({ hash: sessions.tokenHash });
    const events = await db
      .delete(paymentEvents)
      .where(lt(paymentEvents.receivedAt, new Date(Date.now() - KEEP_EVENTS)))
      .returning({ id: paymentEvents.eventId });
    const unpaid = await db
      .delete(orders)
      .where(
        and(
          inArray(orders.status, ['failed', 'expired']),
          lt(orders.createdAt, new Date(Date.now() - KEEP_UNPAID)),
          sql`not exists (select 1 from payment_events where order_id = ${orders.id})`,
        ),
      )
      .returning({ id: orders.id });
    const data = {
      orders_reconciled: reconciled.changed,
      sessions_deleted: ended.length,
      payment_events_deleted: events.length,
      unpaid_orders_deleted: unpaid.length,
    };
    const text = Object.entries(data).map(([name, count]) => `${name.replaceAll('_', ' ')}: ${count}`);
    return { text: text.join('\n'), data };
  },
};
