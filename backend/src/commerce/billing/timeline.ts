import { endOf } from '../plans/period.ts';

/** A plan by its place among the others: the higher one is the better one. */
export interface RankedPlan {
  planName: string;
  rank: number;
}

/** A month or a year of a plan that was paid for and not given back. */
export interface BoughtPeriod extends RankedPlan {
  period: 'mo' | 'yr';
  at: Date;
}

/** A plan for as long as it is paid for. */
interface Segment extends RankedPlan {
  /** Where the one before it ends; of the first: now. */
  from: Date;
  until: Date;
}

/** Paid time that is left, in milliseconds. */
interface Rest extends RankedPlan {
  left: number;
}

/** The best first; plans of one rank in a fixed order, so that every reading gives the same. */
const bestFirst = (one: RankedPlan, other: RankedPlan): number =>
  other.rank - one.rank || (one.planName < other.planName ? -1 : Number(one.planName > other.planName));

/** Time passes: the best plan runs, the others wait with all that is left of them. */
function pass(rests: readonly Rest[], milliseconds: number): Rest[] {
  let passed = milliseconds;
  return rests
    .map((rest) => {
      const used = Math.min(rest.left, passed);
      passed -= used;
      return { ...rest, left: rest.left - used };
    })
    .filter(({ left }) => left > 0);
}

/** A period begins when whatever is as good or better has ended, and what is worse waits for its end. */
function add(rests: readonly Rest[], { planName, rank, period }: Omit<BoughtPeriod, 'at'>, at: Date): Rest[] {
  const plan = { planName, rank };
  const before = rests.filter((rest) => bestFirst(rest, plan) <= 0).reduce((sum, { left }) => sum + left, 0);
  const start = new Date(at.getTime() + before);
  const bought = Number(endOf(period, start)) - start.getTime();
  const same = rests.find((rest) => rest.planName === planName);
  const others = rests.filter((rest) => rest !== same);
  return [...others, { ...plan, left: bought + (same?.left ?? 0) }].sort(bestFirst);
}

/**
 * What is still to come of the periods that were paid for, without gaps from now on: the best plan first, then what
 * waited for it. No order of purchases loses any paid time. Periods stand in the order in which they were bought.
 */
export function timelineOf(bought: readonly BoughtPeriod[], now: Date): Segment[] {
  let rests: Rest[] = [];
  let clock = bought[0]?.at.getTime() ?? now.getTime();
  const passUntil = (time: number) => {
    rests = pass(rests, Math.max(0, time - clock));
    clock = Math.max(clock, time);
  };
  for (const period of bought) {
    passUntil(period.at.getTime());
    rests = add(rests, period, new Date(clock));
  }
  passUntil(now.getTime());
  let from = clock;
  return rests.map(({ planName, rank, left }) => {
    const segment = { planName, rank, from: new Date(from), until: new Date(from + left) };
    from += left;
    return segment;
  });
}

/** When a period that is bought now would begin, and when it would end. */
export function placeOf(
  bought: readonly BoughtPeriod[],
  next: Omit<BoughtPeriod, 'at'>,
  now: Date,
): { begins: Date; ends: Date } {
  const running = timelineOf(bought, now).filter((segment) => bestFirst(segment, next) <= 0);
  const begins = running.at(-1)?.until ?? now;
  return { begins, ends: endOf(next.period, begins) ?? begins };
}
