import type { PlanOffer } from '@landfall/shared/contracts';
import { planPeriod } from '@landfall/shared/contracts';
import type { Database } from '../../platform/db/client.ts';
import { asc } from '../../platform/db/operators.ts';
import { plans, type users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { priceOf } from '../plans/period.ts';
import { type Holdings, holdingsOfUser } from './account-plan.ts';
import { placeOf } from './timeline.ts';

type UserRow = typeof users.$inferSelect;

const bringsNothing = ({ life, rankOf }: Holdings, planName: string) => rankOf(planName) <= life.rank;

/** @throws AppError invalid (plan_name), for a plan that would give the account nothing beyond what it has for life */
export async function assertWorthBuying(db: Database, user: UserRow, planName: string): Promise<void> {
  const holdings = await holdingsOfUser(db, user);
  // What is not on sale at all is refused by the payment itself.
  if (!Number.isFinite(holdings.rankOf(planName)) || !bringsNothing(holdings, planName)) return;
  const message =
    holdings.life.planName === planName
      ? 'You have this plan for life already.'
      : 'You have a larger plan for life already. This one would bring you nothing.';
  throw new AppError('invalid', { fields: { plan_name: [message] } });
}

/** What each purchase would bring the account now: when it would begin and end, or that it would bring nothing. */
export async function listOffers(db: Database, user: UserRow, now = new Date()): Promise<PlanOffer[]> {
  const holdings = await holdingsOfUser(db, user);
  const rows = await db.select().from(plans).orderBy(asc(plans.position));
  return rows.flatMap((plan) =>
    planPeriod.options
      .filter((period) => priceOf(plan, period) > 0)
      .map((period) => {
        const next = { planName: plan.name, rank: plan.position };
        const place =
          period === 'ltd' ? { begins: now, ends: null } : placeOf(holdings.periods, { ...next, period }, now);
        return {
          plan_name: plan.name,
          period,
          refused: bringsNothing(holdings, plan.name),
          begins_at: place.begins > now ? toEpochSeconds(place.begins) : null,
          ends_at: place.ends && toEpochSeconds(place.ends),
        };
      }),
  );
}
