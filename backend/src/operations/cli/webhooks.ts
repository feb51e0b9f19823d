import { listReceivers, replayDeliveries } from '../admin/receivers.ts';
import { type Command, json, required, table, UsageError } from './command.ts';

const ACTOR = 'command line';
const text = { type: 'string' } as const;

const list: Command = {
  name: 'webhooks list',
  summary: 'Webhooks, connections and pixels, newest first: whether they work, and what waits for them.',
  usage: 'webhooks list [--email <address>] [--json]',
  options: { email: text, json },
  async run({ db }, values) {
    const { email } = values;
    const data = await listReceivers(db, typeof email === 'string' ? email : undefined);
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
    const count = await replayDeliveries(db, { id, since, all: values.all === true }, ACTOR);
    const data = { webhook: id, count };
    return { text: `Sent again: ${data.count}.`, data };
  },
};

/** Webhooks and what was sent to them, for operators. */
export const webhookCommands: readonly Command[] = [list, replay];
