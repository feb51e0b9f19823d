import { deleteExpiredSessions } from './auth/sessions.ts';
import { endPaidPeriods } from './billing/account-plan.ts';
import { remindOfEndingPlans } from './billing/ending-soon.ts';
import type { Context } from './context.ts';
import { registerDomainJobs } from './domains/domain-jobs.ts';
import { registerMailJobs } from './mail/mail-jobs.ts';
import { registerGeneration } from './pages/generation.ts';
import { registerPaymentJobs } from './payments/payment-jobs.ts';
import { registerDiscardJobs } from './storage/discard.ts';
import { deleteExpiredEmailChanges } from './users/email-change.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Starts what runs without being asked: each feature's job handlers and sweeps. */
export async function startBackground(context: Context): Promise<void> {
  await registerMailJobs(context);
  await registerGeneration(context);
  await registerPaymentJobs(context);
  await registerDomainJobs(context);
  await registerDiscardJobs(context);
  await context.jobs.sweep('plans.ended', MINUTE, () => endPaidPeriods(context.db));
  await context.jobs.sweep('plans.ending', HOUR, () => remindOfEndingPlans(context));
  await context.jobs.sweep('emails.unconfirmed', HOUR, () => deleteExpiredEmailChanges(context.db));
  await context.jobs.sweep('sessions.expired', HOUR, () => deleteExpiredSessions(context.db));
}
