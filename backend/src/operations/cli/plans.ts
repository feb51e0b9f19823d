import { userInfo } from 'node:os';
import { planPeriod } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { CHANGEABLE_FEATURES, type PlanChange, setFeature, setPrice } from '../../commerce/plans/change-plans.ts';
import { asc } from '../../platform/db/operators.ts';
import { plans } from '../../platform/db/schema.ts';
import { audit } from '../admin/audit.ts';
import { type Command, type CommandContext, json, required, table, UsageError } from './command.ts';
import { centsOf } from './dollars.ts';
import { planOption } from './plan-option.ts';

const plan = { type: 'string' } as const;

const list: Command = {
  name: 'plans list',
  summary: 'List the plans: prices, limits and features.',
  usage: 'plans list [--json]',
  options: { json },

  async run({ db }) {
    const rows = await db.select().from(plans).orderBy(asc(plans.position), asc(plans.name));
    const data = rows.map(({ name, prefix, priceMonth, priceYear, priceLifetime, features }) => ({
      plan: name,
      title: prefix,
      price: { mo: priceMonth / 100, yr: priceYear / 100, ltd: priceLifetime / 100 },
      features,
    }));
    const lines = CHANGEABLE_FEATURES.map((feature) => [
      feature,
      ...rows.map(({ features }) => String((features as Record<string, unknown>)[feature] ?? 'no limit')),
    ]);
    const prices = planPeriod.options.map((period) => [
      `price, ${period}`,
      ...data.map(({ price }) => (price[period] > 0 ? `$${price[period]}` : 'not sold')),
    ]);
    return { text: table([['', ...data.map((each) => each.plan)], ...prices, ...lines]), data };
  },
};

/** Says what was changed, to the person, in the log, and among what operators did. */
async function changed({ db, log }: CommandContext, change: PlanChange) {
  const { plan: name, field, from, to } = change;
  const subject = `plan ${name}: ${field} from ${from} to ${to}`;
  await audit(db, { actor: 'command line', act: 'plans change', subject });
  log.info({ ...change, by: userInfo().username }, 'A plan was changed by command');
  return { text: `${name}: ${field} is ${to} now, it was ${from ?? 'without limit'}.`, data: change };
}

const price: Command = {
  name: 'plans set-price',
  summary: 'Change what a plan costs, from the next order on.',
  usage: 'plans set-price --plan <name> --period <mo|yr|ltd> --price <dollars> [--json]',
  details: ['--period  a month, a year, or once for life', '--price   0: not sold for this period'],
  options: { plan, period: { type: 'string' }, price: { type: 'string' }, json },
  isLogged: true,

  async run(context, values) {
    const name = await planOption(context, values.plan);
    const { period } = values;
    if (!v.is(planPeriod, period)) throw new UsageError('--period is mo, yr or ltd.');
    const cents = centsOf('price', required(values, 'price'));
    return changed(context, await setPrice(context.db, name, { period, cents }));
  },
};

const feature: Command = {
  name: 'plans set-feature',
  summary: 'Change a limit or a feature of a plan, at once for all who have it.',
  usage: 'plans set-feature --plan <name> --feature <name> --value <number|on|off> [--json]',
  details: [`--feature  ${CHANGEABLE_FEATURES.join(', ')}`],
  options: { plan, feature: { type: 'string' }, value: { type: 'string' }, json },
  isLogged: true,

  async run(context, values) {
    const name = await planOption(context, values.plan);
    const wanted = { feature: required(values, 'feature'), value: required(values, 'value') };
    return changed(context, await setFeature(context.db, name, wanted));
  },
};

export const planCommands = [list, price, feature];
