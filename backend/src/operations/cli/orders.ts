import { paymentStatus } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { recordProviderEvent } from '../../commerce/payments/order-events.ts';
import { getOrder } from '../../commerce/payments/orders.ts';
import { createProviders } from '../../commerce/payments/providers.ts';
import { reconcileOpenOrders, reconcileOrder } from '../../commerce/payments/reconcile.ts';
import { resendCode } from '../../commerce/payments/resend.ts';
import { and, desc, eq, sql } from '../../platform/db/operators.ts';
import { orders, paymentDisputes, purchaseCodes } from '../../platform/db/schema.ts';
import { type Command, type CommandContext, json, required, table, UsageError } from './command.ts';
import { centsOf } from './dollars.ts';

const MOST = 1000;

const order = { type: 'string' } as const;

function filterOf({ status, email }: Record<string, unknown>) {
  if (status !== undefined && !v.is(paymentStatus, status)) {
    throw new UsageError(`There is no status "${status}". They are: ${paymentStatus.options.join(', ')}.`);
  }
  return and(
    v.is(paymentStatus, status) ? eq(orders.status, status) : undefined,
    typeof email === 'string' ? eq(sql`lower(${orders.email})`, email.trim().toLowerCase()) : undefined,
  );
}

/** Whether a dispute of the order's payment is open. */
const disputed = sql<boolean>`exists (
  select 1 from ${paymentDisputes} d where d.order_id = orders.id and d.status = 'open')`;

const list: Command = {
  name: 'orders list',
  summary: 'List orders, newest first.',
  usage: 'orders list [--status <status>] [--email <address>] [--json]',
  options: { status: { type: 'string' }, email: { type: 'string' }, json },

  async run({ db }, values) {
    const rows = await db
      .select({
        order: orders,
        usedAt: purchaseCodes.usedAt,
        revokedAt: purchaseCodes.revokedAt,
        hash: purchaseCodes.codeHash,
        disputed,
      })
      .from(orders)
      .leftJoin(purchaseCodes, eq(purchaseCodes.orderId, orders.id))
      .where(filterOf(values))
      .orderBy(desc(orders.createdAt), orders.id)
      .limit(MOST);
    const data = rows.map(({ order, usedAt, revokedAt, hash, disputed }) => ({
      order: order.id,
      created_at: order.createdAt.toISOString(),
      status: order.status,
      plan: order.planName,
      amount: order.amount / 100,
      refunded: order.refundedAmount / 100,
      disputed,
      email: order.email,
      provider: order.provider,
      provider_ref: order.providerRef,
      code: hash ? (usedAt ? 'used' : revokedAt ? 'revoked' : 'unused') : null,
    }));
    const lines = data.map((row) => [
      row.order,
      row.created_at,
      row.status,
      row.plan,
      row.refunded > 0 ? `$${row.amount} ($${row.refunded} back)` : `$${row.amount}`,
      row.disputed ? 'disputed' : '',
      row.provider,
      row.code ? `code ${row.code}` : 'no code',
      row.email,
    ]);
    return { text: lines.length > 0 ? table(lines) : 'No such orders.', data };
  },
};

const resend: Command = {
  name: 'orders resend',
  summary: "Mail a paid order's purchase code again: a new one, the old one stops working.",
  usage: 'orders resend --order <number> [--to <address>] [--json]',
  details: ["--to  another address than the order's own"],
  options: { order, to: { type: 'string' }, json },

  async run(context, values) {
    const to = typeof values.to === 'string' ? values.to.trim() : undefined;
    if (to !== undefined && !v.is(v.pipe(v.string(), v.email()), to))
      throw new UsageError(`"${to}" is no e-mail address.`);
    const id = required(values, 'order');
    const { recipient } = await resendCode(context, id, to);
    return { text: `A new code goes to ${recipient} as soon as the server runs.`, data: { order: id, recipient } };
  },
};

const reconcile: Command = {
  name: 'orders reconcile',
  summary: 'Ask the providers what became of the open orders, or of one order.',
  usage: 'orders reconcile [--order <number>] [--json]',
  options: { order, json },

  async run(context, values) {
    const { all } = createProviders(context.config);
    const apply = (provider: string, event: Parameters<typeof recordProviderEvent>[2]) =>
      recordProviderEvent(context, provider, event);
    if (values.order !== undefined) {
      const found = await reconcileOrder(all, await getOrder(context.db, required(values, 'order')), apply);
      return oneOutcome(context, String(values.order), found !== null);
    }
    const result = await reconcileOpenOrders(context, all, apply);
    return {
      text: `${result.asked} asked about, ${result.changed} changed, ${result.failed} not answered.`,
      data: result,
    };
  },
};

async function oneOutcome({ db }: CommandContext, id: string, changed: boolean) {
  const { status } = await getOrder(db, id);
  return {
    text: changed ? `The order is ${status} now.` : `Nothing new: the order is ${status}.`,
    data: { order: id, status, changed },
  };
}

const refund: Command = {
  name: 'orders refund',
  summary:
    'Note that the money was given back by hand (crypto): an unused code is revoked, a used one marks its account.',
  usage: 'orders refund --order <number> [--amount <dollars>] [--json]',
  details: ['--amount  what went back just now, where it is not all of it'],
  options: { order, amount: { type: 'string' }, json },

  async run(context, values) {
    const { id, provider, refundedAmount } = await getOrder(context.db, required(values, 'order'));
    const total = refundedAmount + (values.amount === undefined ? 0 : centsOf('amount', required(values, 'amount')));
    const told = { eventId: `by-hand:${id}:${values.amount === undefined ? 'refunded' : total}`, orderId: id };
    await recordProviderEvent(
      context,
      provider,
      values.amount === undefined
        ? { ...told, type: 'refunded' }
        : { ...told, type: 'part_refunded', refundedAmount: total },
    );
    const { status, refundedAmount: back } = await getOrder(context.db, id);
    const state = status === 'refunded' ? 'refunded now' : `${status}, and $${(back / 100).toFixed(2)} of it went back`;
    return {
      text: `The order is ${state}. No money was moved by this command.`,
      data: { order: id, status, refunded: back / 100 },
    };
  },
};

export const orderCommands = [list, resend, reconcile, refund];
