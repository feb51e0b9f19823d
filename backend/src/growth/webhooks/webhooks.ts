import { randomUUID } from 'node:crypto';
import type { UpdateWebhook, Webhook, WebhookForm } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { receivers } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { keepLanguage } from '../../platform/texts/kept-language.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import {
  addReceiver,
  findReceivers,
  type ReceiverRow,
  type ReceiverSet,
  updateReceiver,
} from '../deliveries/receivers.ts';
import { newSecret, secretPlace } from './signature.ts';

type Stored = Pick<Context, 'db' | 'secrets'>;

/** Webhooks of one project. */
const MOST = 50;
/** Milliseconds that the secret before still signs. */
const BOTH_SIGN = 24 * 60 * 60 * 1000;

export const WEBHOOKS: ReceiverSet = {
  where: eq(receivers.kind, 'webhook'),
  missing: 'This webhook does not exist.',
  off: 'This webhook is switched off. Switch it on first.',
  full: `A project can have up to ${MOST} webhooks.`,
  most: MOST,
};

/** A webhook as it travels. */
export const toWebhook = (row: ReceiverRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  description: row.description,
  enabled: row.enabled,
  disabled_reason: row.disabledReason,
  created_at: toEpochSeconds(row.createdAt),
  failing_since: row.failingSince && toEpochSeconds(row.failingSince),
});

/** One part of a project's webhooks, newest first, with how many there are. */
export const findWebhooks = (db: Database, projectId: string, part: { limit: number; offset: number }) =>
  findReceivers(db, WEBHOOKS, projectId, part);

/** Adds a webhook, and returns it with its secret, which is shown this once. @throws AppError conflict (too many) */
export async function addWebhook(
  { db, secrets }: Stored,
  projectId: string,
  { url, events, description }: WebhookForm & { description: string },
  language: SpokenLanguage,
): Promise<{ row: ReceiverRow; secret: string }> {
  const [id, secret] = [randomUUID(), newSecret()];
  const sealed = secrets.seal(secret, secretPlace(id));
  const row = await addReceiver(db, WEBHOOKS, {
    id,
    projectId,
    url,
    events,
    description,
    ...keepLanguage(language),
    secret: sealed,
  });
  return { row, secret };
}

/** Changes what is given. Another address, or switching it on, begins anew: it does not count as failing. */
export const updateWebhook = (
  { db }: Pick<Context, 'db'>,
  webhook: Pick<ReceiverRow, 'projectId' | 'id'>,
  changes: UpdateWebhook,
): Promise<ReceiverRow> =>
  updateReceiver(db, WEBHOOKS, webhook, (before) => ({
    ...changes,
    isAnew: (changes.url ?? before.url) !== before.url,
  }));

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
    .where(and(eq(receivers.projectId, projectId), eq(receivers.id, webhookId), WEBHOOKS.where))
    .returning({ id: receivers.id });
  if (!row) throw new AppError('not_found', { message: WEBHOOKS.missing });
  return { secret, previous_until: toEpochSeconds(previousUntil) };
}

/** The secrets that sign now, the newest first. Empty where no key opens them. */
export function signingSecrets({ secrets }: Pick<Context, 'secrets'>, row: ReceiverRow, now = new Date()): string[] {
  const stored = [row.secret, row.previousUntil && row.previousUntil > now ? row.previousSecret : null];
  return stored.flatMap((sealed) => (sealed && secrets.open(sealed, secretPlace(row.id))) || []);
}
