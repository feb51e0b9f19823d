import type { Context } from '../../platform/context.ts';
import { eq, lte } from '../../platform/db/operators.ts';
import { domains } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { checkDomain } from './verify.ts';

const SWEEP_SECONDS = 30;
const SWEEP_SIZE = 200;

/** Enqueues a look-up of every domain whose time has come. */
export async function sweepDueDomains({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const due = await db
    .select({ id: domains.id })
    .from(domains)
    .where(lte(domains.nextCheckAt, new Date()))
    .orderBy(domains.nextCheckAt)
    .limit(SWEEP_SIZE);
  for (const { id } of due) await jobs.enqueue('domain.check', { domainId: id }, { key: id });
}

/** Looks one domain up, provided that its time has come: a job may run twice. */
export async function runDomainCheck(context: Context, domainId: string): Promise<void> {
  const [row] = await context.db.select().from(domains).where(eq(domains.id, domainId));
  if (!row?.nextCheckAt || row.nextCheckAt > new Date()) return;
  try {
    await checkDomain(context, row);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal' || error.code === 'unavailable') throw error;
    // Somebody else has proven it: there is nothing left to wait for.
    await context.db
      .update(domains)
      .set({ status: 'error', held: false, nextCheckAt: null })
      .where(eq(domains.id, domainId));
  }
}

/** Starts the background look-ups of custom domains. */
export async function registerDomainJobs(context: Context): Promise<void> {
  await context.jobs.work('domain.check', ({ domainId }) => runDomainCheck(context, domainId));
  await context.jobs.sweep('domains.due', SWEEP_SECONDS, () => sweepDueDomains(context));
}
