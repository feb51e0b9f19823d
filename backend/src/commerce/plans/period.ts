import type { PlanPeriod } from '@landfall/shared/contracts';
import type { plans } from '../../platform/db/schema.ts';

/** A plan's price for a period, in US cents. */
export const priceOf = (
  plan: Pick<typeof plans.$inferSelect, 'priceMonth' | 'priceYear' | 'priceLifetime'>,
  period: PlanPeriod,
): number => ({ mo: plan.priceMonth, yr: plan.priceYear, ltd: plan.priceLifetime })[period];

/**
 * The end of a period that begins at `start`; null: it never ends. The day of the month stays where the month has it,
 * else it is the month's last.
 */
export function endOf(period: PlanPeriod, start: Date): Date | null {
  if (period === 'ltd') return null;
  const months = start.getUTCMonth() + (period === 'mo' ? 1 : 12);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}
