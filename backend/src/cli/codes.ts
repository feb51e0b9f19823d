import { mintCode } from '../codes/codes.ts';
import { listCodes } from '../codes/list-codes.ts';
import { plans } from '../db/schema.ts';
import { type Command, UsageError } from './command.ts';

const json = { type: 'boolean' } as const;

const mint: Command = {
  name: 'codes mint',
  summary: 'Make a purchase code. It is shown this once.',
  usage: 'codes mint --plan <name> [--json]',
  options: { plan: { type: 'string' }, json },

  async run(db, { plan }) {
    const known = (await db.select({ name: plans.name }).from(plans).orderBy(plans.position)).map(({ name }) => name);
    if (typeof plan !== 'string' || !known.includes(plan)) {
      const problem = plan === undefined ? 'Say which plan the code opens.' : `There is no plan "${plan}".`;
      throw new UsageError(`${problem} The plans: ${known.join(', ')}.`);
    }
    const code = await db.transaction((tx) => mintCode(tx, { planName: plan, orderId: null }));
    return { text: code, data: { code, plan } };
  },
};

const list: Command = {
  name: 'codes list',
  summary: 'List the purchase codes: plan, state and who used them.',
  usage: 'codes list [--json]',
  options: { json },

  async run(db) {
    const codes = await listCodes(db);
    const lines = codes.map(({ id, plan, status, created_at, used_by, order }) =>
      [id, plan.padEnd(10), status.padEnd(8), created_at, used_by ?? (order ? `order ${order}` : '')]
        .join('  ')
        .trimEnd(),
    );
    return { text: lines.length > 0 ? lines.join('\n') : 'No codes yet.', data: codes };
  },
};

export const codeCommands = [mint, list];
