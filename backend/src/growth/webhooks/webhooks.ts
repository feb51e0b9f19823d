import { randomUUID } from 'node:crypto';
import type { UpdateWebhook, Webhook, WebhookForm } from '@landfall/shared/contracts';
import { and, count, eq, sql } from 'drizzle-orm';
import { NO_PLAN } from '../../commerce/plans/no-plan.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { deliveries, projects, receivers } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { followEvents } from '../../platform/events/consumers.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import type { SpokenLanguage } from '../../platform/http/language.ts';
import { newSecret, secretPlace } from './signature.ts';

export type WebhookRow = typeof receivers.$inferSelect;
type Stored = Pick<Context, 'db' | 'secrets'>;

/** Webhooks of one project. */
const MOST = 50;
/** Milliseconds that the secret before still signs. */
const BOTH_SIGN = 24 * 60 * 60 * 1000;

/** A webhook as it travels. */
export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  description: row.description,
  enabled: row.enabled,
  disabled_reason: row.disabledReason,
  created_at: toEpochSeconds(row.createdAt),
  failing_since: row.failingSince && toEpochSeconds(row.failingSince),
});

/** @throws AppError plan_required, for an account without any plan */
export function assertPlan({ plan }: Pick<Account, 'plan'>): void {
  if (plan.name === NO_PLAN) throw new AppError('plan_required');
}

const one = (projectId: string, webhookId: string) =>
  and(eq(receivers.projectId, projectId), eq(receivers.id, webhookId));

const missing = () => new AppError('not_found', { message: 'This webhook does not exist.' });

/** A webhook of a project. @throws AppError not_found */
export async function requireWebhook(db: Database, projectId: string, webhookId: string): Promise<WebhookRow> {
  const [row] = await db.select().from(receivers).where(one(projectId, webhookId));
  if (!row) throw missing();
  return row;
}

/** One part of a project's webhooks, newest first, with how many there are. */
export async function findWebhooks(db: Database, projectId: string, part: { limit: number; offset: number }) {
  const mine = eq(receivers.projectId, projectId);
  const [all] = await db.select({ count: count() }).from(receivers).where(mine);
  const rows = await db
    .select()
    .from(receivers)
    .where(mine)
    .orderBy(sql`${receivers.createdAt} desc nulls last`, receivers.id)
    .limit(part.limit)
    .offset(part.offset);
  return { rows, total: Number(all?.count ?? 0) };
}

/** Holds a project, so that its webhooks change one at a time; forms and pages go on. */
export async function holdProject(tx: Database, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}

/** Follows the project's events while any webhook is on. Call it with the project held. */
export async function followWhileAnyIsOn(tx: Database, projectId: string): Promise<void> {
  const [on] = await tx
    .select({ id: receivers.id })
    .from(receivers)
    .where(and(eq(receivers.projectId, projectId), eq(receivers.enabled, true)))
    .limit(1);
  await followEvents(tx, projectId, 'webhooks', on !== undefined);
}

/** Adds a webhook, and returns it with its secret, which is shown this once. @throws AppError conflict (too many) */
export async function addWebhook(
  { db, secrets }: Stored,
  projectId: string,
  { url, events, description }: WebhookForm & { description: string },
  language: SpokenLanguage,
): Promise<{ row: WebhookRow; secret: string }> {
  const [id, secret] = [randomUUID(), newSecret()];
  const sealed = secrets.seal(secret, secretPlace(id));
  return db.transaction(async (tx) => {
    await holdProject(tx, projectId);
    const [owned] = await tx.select({ count: count() }).from(receivers).where(eq(receivers.projectId, projectId));
    if (Number(owned?.count) >= MOST)
      throw new AppError('conflict', { message: `A project can have up to ${MOST} webhooks.` });
    const values = { id, projectId, url, events, description, language, secret: sealed };
    const [row] = await tx.insert(receivers).values(values).returning();
    if (!row) throw new AppError('internal');
    await followWhileAnyIsOn(tx, projectId);
    return { row, secret };
  });
}

/** What is on its way to a webhook that was switched off stays where it is until it is replayed. */
export async function giveUpPending(tx: Database, webhookId: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ status: 'failed', nextAttemptAt: null })
    .where(and(eq(deliveries.receiverId, webhookId), eq(deliveries.status, 'pending')));
}

/** Changes what is given. Another address, or switching it on, begins anew: it does not count as failing. */
export async function updateWebhook(
  { db }: Pick<Context, 'db'>,
  projectId: string,
  webhookId: string,
  changes: UpdateWebhook,
): Promise<WebhookRow> {
  return db.transaction(async (tx) => {
    await holdProject(tx, projectId);
    const before = await requireWebhook(tx, projectId, webhookId);
    const isAnew = (changes.enabled && !before.enabled) || (changes.url ?? before.url) !== before.url;
    const [row] = await tx
      .update(receivers)
      .set({
        ...changes,
        ...(isAnew && { failingSince: null, failureToldAt: null }),
        ...(changes.enabled !== undefined && { disabledReason: null }),
        updatedAt: new Date(),
      })
      .where(one(projectId, webhookId))
      .returning();
    if (!row) throw missing();
    if (before.enabled && !row.enabled) await giveUpPending(tx, webhookId);
    await followWhileAnyIsOn(tx, projectId);
    return row;
  });
}

/** Deletes a webhook with what was sent to it. @throws AppError not_found */
export async function removeWebhook(db: Database, projectId: string, webhookId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdProject(tx, projectId);
    const gone = await tx.delete(receivers).where(one(projectId, webhookId)).returning({ id: receivers.id });
    if (gone.length === 0) throw missing();
    await followWhileAnyIsOn(tx, projectId);
  });
}

/** Makes a new secret; the one before signs beside it for a day. @throws AppError not_found */
export async function rotateSecret(
  { db, secrets }: Stored,
  projectId: string,
  webhookId: string,
): Promise<{ secret: string; previous_until: number }> {
  const secret = newSecret();
  const previousUntil = new Date(Date.now() + BOTH_SIGN);
  const [row] = await db
    .update(receivers)
    .set({ previousSecret: receivers.secret, previousUntil, secret: secrets.seal(secret, secretPlace(webhookId)) })
    .where(one(projectId, webhookId))
    .returning({ id: receivers.id });
  if (!row) throw missing();
  return { secret, previous_until: toEpochSeconds(previousUntil) };
}

/** The secrets that sign now, the newest first. Empty where no key opens them. */
export function signingSecrets({ secrets }: Pick<Context, 'secrets'>, row: WebhookRow, now = new Date()): string[] {
  const stored = [row.secret, row.previousUntil && row.previousUntil > now ? row.previousSecret : null];
  return stored.flatMap((sealed) => (sealed && secrets.open(sealed, secretPlace(row.id))) || []);
}
