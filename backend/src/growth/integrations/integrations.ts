import { randomUUID } from 'node:crypto';
import {
  type Integration,
  type IntegrationForm,
  type IntegrationKind,
  integrationKindIds,
  type UpdateIntegration,
} from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, isNotNull } from '../../platform/db/operators.ts';
import { mailRecipients, receivers } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { keepLanguage } from '../../platform/texts/kept-language.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { addReceiver, type ReceiverRow, type ReceiverSet, updateReceiver } from '../deliveries/receivers.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { Kind } from './kind.ts';
import { KINDS, kindOf } from './kinds/all.ts';
import { kindTexts } from './kinds/texts.ts';
import { addressesOf, askRecipients } from './recipients.ts';
import { integrationSecretPlace, openSecrets, readSettings } from './settings.ts';

/** Connections of one project. */
const MOST = 50;

export const INTEGRATIONS: ReceiverSet = {
  where: inArray(receivers.kind, [...integrationKindIds]),
  missing: 'This connection does not exist.',
  off: 'This connection is switched off. Switch it on first.',
  full: `A project can have up to ${MOST} connections.`,
  most: MOST,
};

type Owner = { id: string; email: string };
type Changing = Pick<Context, 'db' | 'secrets' | 'jobs' | 'log' | 'config'>;

/** A kind as it travels, in the language of whoever asks. */
const toKind = ({ id, title, about, fields }: Kind, texts: ReturnType<typeof kindTexts>): IntegrationKind => ({
  id,
  title: typeof title === 'string' ? texts[title] : title.brand,
  about: texts[about],
  fields: fields.map(
    ({ name, label, help, type = 'text', required = false, secret = false, example, options = [] }) => ({
      name,
      label: texts[label],
      help: help ? texts[help] : '',
      type,
      required,
      secret,
      example: example ?? '',
      options: options.map((value) => ({ value, label: value })),
    }),
  ),
});

/** Every kind of connection. */
export const listKinds = (language: SpokenLanguage): IntegrationKind[] =>
  Object.values(KINDS).map((kind) => toKind(kind, kindTexts(language)));

/** Connections as they travel, without their secrets. */
export async function toIntegrations(
  context: Pick<Context, 'db' | 'secrets'>,
  owner: Owner,
  rows: readonly ReceiverRow[],
): Promise<Integration[]> {
  const named = rows.flatMap(({ kind, settings }) => (kind === 'email' ? addressesOf(settings.to) : []));
  const agreed = new Set([owner.email, ...(await agreedAddresses(context.db, owner, named))]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.description,
    settings: row.settings,
    secrets: Object.keys(openSecrets(context, row) ?? {}),
    form_ids: row.formIds,
    enabled: row.enabled,
    disabled_reason: row.disabledReason,
    created_at: toEpochSeconds(row.createdAt),
    failing_since: row.failingSince && toEpochSeconds(row.failingSince),
    unconfirmed: row.kind === 'email' ? addressesOf(row.settings.to).filter((address) => !agreed.has(address)) : [],
  }));
}

async function agreedAddresses(db: Database, owner: Owner, addresses: string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .select({ email: mailRecipients.email })
    .from(mailRecipients)
    .where(
      and(
        eq(mailRecipients.userId, owner.id),
        inArray(mailRecipients.email, addresses),
        isNotNull(mailRecipients.confirmedAt),
      ),
    );
  return rows.map(({ email }) => email);
}

const sealed = ({ secrets }: Pick<Context, 'secrets'>, id: string, values: Record<string, string>): string =>
  Object.keys(values).length > 0 ? secrets.seal(JSON.stringify(values), integrationSecretPlace(id)) : '';

/** Connects a project. @throws AppError invalid, conflict (too many) */
export async function addIntegration(
  context: Changing,
  owner: Owner,
  projectId: string,
  { kind: kindId, name, settings: given, form_ids: formIds }: IntegrationForm,
  { language, outbound }: { language: SpokenLanguage; outbound: Outbound },
): Promise<ReceiverRow> {
  const kind = KINDS[kindId];
  const { settings, secrets } = readSettings(kind, given, { settings: {}, secrets: {} }, outbound);
  if (kind.id === 'email') await askRecipients(context, owner, addressesOf(settings.to), language);
  const id = randomUUID();
  return addReceiver(context.db, INTEGRATIONS, {
    id,
    projectId,
    kind: kindId,
    url: '',
    events: ['lead.created'],
    formIds,
    description: name,
    settings,
    ...keepLanguage(language),
    secret: sealed(context, id, secrets),
  });
}

/** Changes what is given; other settings begin anew, so that it does not count as failing. @throws AppError invalid */
export async function updateIntegration(
  context: Changing,
  owner: Owner,
  row: ReceiverRow,
  { name, settings: given, form_ids: formIds, enabled }: UpdateIntegration,
  { language, outbound }: { language: SpokenLanguage; outbound: Outbound },
): Promise<ReceiverRow> {
  const kind = kindOf(row.kind);
  if (!kind) throw new AppError('not_found', { message: INTEGRATIONS.missing });
  const changed = await updateReceiver(context.db, INTEGRATIONS, row, (before) => {
    const about = {
      ...(name !== undefined && { description: name }),
      ...(formIds !== undefined && { formIds }),
      ...(enabled !== undefined && { enabled }),
    };
    if (!given) return about;
    const kept = { settings: before.settings, secrets: openSecrets(context, before) ?? {} };
    const { settings, secrets } = readSettings(kind, given, kept, outbound);
    return { ...about, settings, secret: sealed(context, row.id, secrets), ...keepLanguage(language), isAnew: true };
  });
  if (kind.id === 'email' && given) await askRecipients(context, owner, addressesOf(changed.settings.to), language);
  return changed;
}
