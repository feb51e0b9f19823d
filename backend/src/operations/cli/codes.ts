import { listCodes, revokeCode } from '../../commerce/codes/administer.ts';
import { mintCode } from '../../commerce/codes/codes.ts';
import { type Command, json, required, table } from './command.ts';
import { planOption } from './plan-option.ts';

const mint: Command = {
  name: 'codes mint',
  summary: 'Make a purchase code. It is shown this once.',
  usage: 'codes mint --plan <name> [--json]',
  options: { plan: { type: 'string' }, json },

  async run(context, values) {
    const plan = await planOption(context, values.plan);
    const code = await context.db.transaction((tx) => mintCode(tx, { planName: plan, orderId: null }));
    return { text: code, data: { code, plan } };
  },
};

const list: Command = {
  name: 'codes list',
  summary: 'List the purchase codes: plan, state and who used them.',
  usage: 'codes list [--json]',
  options: { json },

  async run({ db }) {
    const codes = await listCodes(db);
    const rows = codes.map(({ id, plan, status, created_at, used_by, order }) => [
      id,
      plan,
      status,
      created_at,
      used_by ?? (order ? `order ${order}` : ''),
    ]);
    return { text: rows.length > 0 ? table(rows) : 'No codes yet.', data: codes };
  },
};

const revoke: Command = {
  name: 'codes revoke',
  summary: 'Take an unused code back: it opens nothing any more.',
  usage: 'codes revoke --id <id> [--json]',
  details: ['--id  the code, as `codes list` names it'],
  options: { id: { type: 'string' }, json },

  async run({ db }, values) {
    const id = required(values, 'id');
    const { plan } = await revokeCode(db, id);
    return { text: `Revoked: it would have opened ${plan}.`, data: { id, plan, status: 'revoked' } };
  },
};

export const codeCommands = [mint, list, revoke];
