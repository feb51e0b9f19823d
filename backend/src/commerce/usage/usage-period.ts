import type { Account } from '../../identity/auth/sessions.ts';

/** A moment that is a number of months after another; on a shorter month's last day where it has no such day. */
function monthsAfter(start: Date, months: number): Date {
  const moment = new Date(start);
  moment.setUTCDate(1);
  moment.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate();
  moment.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moment;
}

/**
 * The month in which uses of AI are counted: from the day of the month that the account was created on, whatever the
 * plan's own period is (docs/decisions/018).
 */
export function usagePeriod(
  { user }: { user: Pick<Account['user'], 'createdAt'> },
  now: Date,
): { from: Date; until: Date } {
  const { createdAt } = user;
  const passed = (now.getUTCFullYear() - createdAt.getUTCFullYear()) * 12 + now.getUTCMonth() - createdAt.getUTCMonth();
  const months = monthsAfter(createdAt, passed) > now ? passed - 1 : passed;
  return { from: monthsAfter(createdAt, months), until: monthsAfter(createdAt, months + 1) };
}
