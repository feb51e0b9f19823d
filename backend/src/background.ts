import { endPaidPeriods } from './commerce/billing/account-plan.ts';
import { remindOfEndingPlans } from './commerce/billing/ending-soon.ts';
import { followAccountsWithoutPlan } from './commerce/billing/without-plan.ts';
import { registerPaymentJobs } from './commerce/payments/payment-jobs.ts';
import { countOldVersions } from './content/pages/count-old-versions.ts';
import { registerGeneration } from './content/pages/generation.ts';
import { storeContents } from './content/pages/version-contents.ts';
import { registerPublishingJobs } from './content/publishing/publishing-jobs.ts';
import { fillWords } from './content/search/fill-words.ts';
import { registerDomainJobs } from './delivery/domains/domain-jobs.ts';
import { registerRouteJobs } from './delivery/routes/route-jobs.ts';
import { registerFormJobs } from './growth/forms/form-jobs.ts';
import { foldLeads } from './growth/leads/fold-leads.ts';
import { registerReceivers } from './growth/senders.ts';
import { registerStatsJobs } from './growth/stats/stats-jobs.ts';
import { deleteExpiredSessions } from './identity/auth/sessions.ts';
import { deleteExpiredApiTokens } from './identity/tokens/api-tokens.ts';
import { deleteExpiredEmailChanges } from './identity/users/email-change.ts';
import { deleteExpiredUndos } from './identity/users/email-undo.ts';
import type { Context } from './platform/context.ts';
import { deleteOldEvents, sweepPendingEvents } from './platform/events/consumers.ts';
import { deleteOldLimits } from './platform/limits/forget-limits.ts';
import { registerMailJobs } from './platform/mail/mail-jobs.ts';
import { deleteOldNotifications } from './platform/notifications/notify-account.ts';
import { registerDiscardJobs } from './platform/storage/discard.ts';
import { registerTrashJobs } from './platform/trash/trash.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Starts what runs without being asked: each feature's job handlers and sweeps. */
export async function startBackground(context: Context): Promise<void> {
  await registerMailJobs(context);
  await registerGeneration(context);
  await registerPaymentJobs(context);
  await registerDomainJobs(context);
  await registerPublishingJobs(context);
  await registerRouteJobs(context);
  await registerDiscardJobs(context);
  await registerTrashJobs(context);
  await registerReceivers(context);
  await registerFormJobs(context);
  await registerStatsJobs(context);
  await context.jobs.sweep('plans.ended', MINUTE, () => endPaidPeriods(context.db));
  await context.jobs.sweep('plans.none', MINUTE, () => followAccountsWithoutPlan(context));
  await context.jobs.sweep('plans.ending', HOUR, () => remindOfEndingPlans(context));
  await context.jobs.sweep('pages.uncounted', HOUR, () => countOldVersions(context.db));
  await context.jobs.sweep('words.missing', MINUTE, () => fillWords(context.db));
  await context.jobs.sweep('leads.unfolded', MINUTE, () => foldLeads(context.db));
  await context.jobs.sweep('versions.unstored', MINUTE, () => storeContents(context));
  await context.jobs.sweep('emails.unconfirmed', HOUR, () => deleteExpiredEmailChanges(context.db));
  await context.jobs.sweep('emails.undos', HOUR, () => deleteExpiredUndos(context.db));
  await context.jobs.sweep('tokens.expired', HOUR, () => deleteExpiredApiTokens(context.db));
  await context.jobs.sweep('events.pending', MINUTE, () => sweepPendingEvents(context));
  await context.jobs.sweep('events.old', HOUR, () => deleteOldEvents(context.db));
  await context.jobs.sweep('notifications.old', HOUR, () => deleteOldNotifications(context.db));
  await context.jobs.sweep('limits.over', 10 * MINUTE, () => deleteOldLimits(context.db));
  await context.jobs.sweep('sessions.expired', HOUR, () => deleteExpiredSessions(context.db));
}
