import { FORGOTTEN } from '../../growth/deliveries/delivery-jobs.ts';
import { normaliseEmail } from '../../identity/auth/login.ts';
import { and, count, desc, eq, gte, sql } from '../../platform/db/operators.ts';
import { deliveries, projects, receivers, users } from '../../platform/db/schema.ts';
import { audit } from '../admin/audit.ts';
import { type Command, json, required, table, UsageError } from './command.ts';

const ACTOR = 'command line';
const text = { type: 'string' } as const;
const MOST = 500;

const list: Command = {
  name: 'webhooks list',
  summary: 'Webhooks, connections and pixels, newest first: whether they work, and what waits for them.',
  usage: 'webhooks list [--email <address>] [--json]',
  options: { email: text, json },
  async run({ db }, values) {
    const { email } = values;
    const waiting = db
      .select({ id: deliveries.receiverId, count: count().as('count') })
      .from(deliveries)
      .where(eq(deliveries.status, 'pending'))
      .groupBy(deliveries.receiverId)
      .as('waiting');
    const data = await db
      .select({
        id: receivers.id,
        email: users.email,
        project_id: projects.id,
        kind: receivers.kind,
        url: receivers.url,
        events: receivers.events,
        enabled: receivers.enabled,
        disabled_reason: receivers.disabledReason,
        failing_since: receivers.failingSince,
        waiting: sql<number>`coalesce(${waiting.count}, 0)::int`,
      })
      .from(receivers)
      .innerJoin(projects, eq(projects.id, receivers.projectId))
      .innerJoin(users, eq(users.id, projects.userId))
      .leftJoin(waiting, eq(waiting.id, receivers.id))
      .where(typeof email === 'string' ? eq(users.email, normaliseEmail(email)) : undefined)
      .orderBy(desc(receivers.createdAt))
      .limit(MOST);
    const stateOf = (row: (typeof data)[number]) => {
      if (!row.enabled) return `off${row.disabled_reason ? `, ${row.disabled_reason}` : ''}`;
      return row.failing_since ? `failing since ${row.failing_since.toISOString()}` : 'works';
    };
    const rows = data.map((row) => [row.id, row.email, row.url || row.kind, stateOf(row), `${row.waiting} waiting`]);
    return { text: rows.length > 0 ? table(rows) : 'No webhooks.', data };
  },
};

/** A moment as an operator writes it. @throws UsageError */
function momentOf(value: string): Date {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime()))
    throw new UsageError('--since is no moment: write 2026-11-22 or 2026-11-22T06:00Z.');
  return moment;
}

const replay: Command = {
  name: 'events replay',
  summary: 'Send a webhook again what failed since a moment, or all of it.',
  usage: 'events replay --webhook <id> --since <moment> [--all] [--json]',
  details: [
    '--all  also what arrived; receivers know it by its webhook-id',
    'The server sends it within three minutes.',
  ],
  options: { webhook: text, since: text, all: { type: 'boolean' }, json },
  async run({ db }, values) {
    const id = required(values, 'webhook');
    const since = momentOf(required(values, 'since'));
    const data = await db.transaction(async (tx) => {
      const [webhook] = await tx.select().from(receivers).where(eq(receivers.id, id));
      if (!webhook) throw new Error(`There is no webhook ${id}.`);
      if (!webhook.enabled) throw new Error('This webhook is switched off: its owner has to switch it on first.');
      const again = await tx
        .update(deliveries)
        // Due long enough for the server's sweep to find it: no job is made here.
        .set({
          status: 'pending',
          tries: 0,
          turn: sql`${deliveries.turn} + 1`,
          nextAttemptAt: new Date(Date.now() - FORGOTTEN),
        })
        .where(
          and(
            eq(deliveries.receiverId, id),
            gte(deliveries.createdAt, since),
            values.all ? undefined : eq(deliveries.status, 'failed'),
          ),
        )
        .returning({ id: deliveries.id });
      const subject = `webhook ${id}: ${again.length} deliveries`;
      await audit(tx, { actor: ACTOR, act: 'events replay', subject });
      return { webhook: id, count: again.length };
    });
    return { text: `Sent again: ${data.count}.`, data };
  },
};

/** Webhooks and what was sent to them, for operators. */
export const webhookCommands: readonly Command[] = [list, replay];
