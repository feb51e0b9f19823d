import { BOOLEAN_FEATURES, NUMERIC_FEATURES, type PlanPeriod } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { plans } from '../../platform/db/schema.ts';
import { priceOf } from './period.ts';

type PlanRow = typeof plans.$inferSelect;

const COLUMNS = { mo: 'priceMonth', yr: 'priceYear', ltd: 'priceLifetime' } as const satisfies Record<
  PlanPeriod,
  keyof PlanRow
>;

const LIMITS = [...NUMERIC_FEATURES, 'storage_max_mb', 'leads_max'] as const;

/** Every feature that can be changed: limits are numbers, the others are on or off. */
export const CHANGEABLE_FEATURES: readonly string[] = [...LIMITS, ...BOOLEAN_FEATURES];

const HIGHEST_PRICE = 10_000_000;
const HIGHEST_LIMIT = 1_000_000_000;

/** A change that makes no sense. The message is for the person who asked for it. */
export class PlanChangeError extends Error {
  override name = 'PlanChangeError';
}

/** What a change did, for the log. */
export interface PlanChange {
  plan: string;
  field: string;
  from: unknown;
  to: unknown;
}

/** Holds the plan's row, so that two changes at once do not undo each other. */
async function holdPlan(tx: Database, planName: string): Promise<PlanRow> {
  const [plan] = await tx.select().from(plans).where(eq(plans.name, planName)).for('update');
  if (!plan) throw new PlanChangeError(`There is no plan "${planName}".`);
  return plan;
}

/** Sets a price in US cents; 0: not sold for this period. Orders that are open keep theirs. @throws PlanChangeError */
export async function setPrice(
  db: Database,
  planName: string,
  { period, cents }: { period: PlanPeriod; cents: number },
): Promise<PlanChange> {
  if (!Number.isInteger(cents) || cents < 0 || cents > HIGHEST_PRICE) {
    throw new PlanChangeError(`A price is between 0 and ${HIGHEST_PRICE / 100} dollars.`);
  }
  return db.transaction(async (tx) => {
    const plan = await holdPlan(tx, planName);
    await tx
      .update(plans)
      .set({ [COLUMNS[period]]: cents })
      .where(eq(plans.name, planName));
    return { plan: planName, field: `price.${period}`, from: priceOf(plan, period) / 100, to: cents / 100 };
  });
}

function parseFeature(feature: string, typed: string): number | boolean {
  if ((LIMITS as readonly string[]).includes(feature)) {
    const limit = Number(typed);
    if (/^\d+$/.test(typed) && limit <= HIGHEST_LIMIT) return limit;
    throw new PlanChangeError(`${feature} is a whole number between 0 and ${HIGHEST_LIMIT}.`);
  }
  if (!CHANGEABLE_FEATURES.includes(feature)) {
    throw new PlanChangeError(`There is no feature "${feature}". They are: ${CHANGEABLE_FEATURES.join(', ')}.`);
  }
  if (typed === 'on' || typed === 'off') return typed === 'on';
  throw new PlanChangeError(`${feature} is on or off.`);
}

/** Sets a limit or a feature of a plan, for every account that has it, at once. @throws PlanChangeError */
export async function setFeature(
  db: Database,
  planName: string,
  { feature, value }: { feature: string; value: string },
): Promise<PlanChange> {
  const to = parseFeature(feature, value);
  return db.transaction(async (tx) => {
    const { features } = await holdPlan(tx, planName);
    await tx
      .update(plans)
      .set({ features: { ...features, [feature]: to } })
      .where(eq(plans.name, planName));
    const from = (features as Record<string, unknown>)[feature] ?? null;
    return { plan: planName, field: feature, from, to };
  });
}
