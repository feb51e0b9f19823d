import { randomUUID } from 'node:crypto';
import type { SentPixel, UpdatePixel } from '@landfall/shared/contracts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray } from '../../platform/db/operators.ts';
import { receivers } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { toEpochSeconds } from '../../platform/http/epoch.ts';
import { keepLanguage } from '../../platform/texts/kept-language.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { PIXEL_KINDS, type PixelKind } from '../deliveries/pixel-kinds.ts';
import {
  addReceiver,
  type ReceiverRow,
  type ReceiverSet,
  removeReceiver,
  updateReceiver,
} from '../deliveries/receivers.ts';
import { integrationSecretPlace, openSecrets } from '../integrations/settings.ts';
import { readOwnCode } from './own-code.ts';

export const PIXELS: ReceiverSet = {
  where: inArray(receivers.kind, [...PIXEL_KINDS]),
  missing: 'This pixel is not set up.',
  off: 'This pixel is switched off. Switch it on first.',
  full: 'This pixel is set up already.',
  most: PIXEL_KINDS.length,
};

/** What a service is called, and which of its settings is secret. */
const ABOUT: Readonly<Record<PixelKind, { title: string; secret: string }>> = {
  meta: { title: 'Meta', secret: 'access_token' },
  ga4: { title: 'Google Analytics', secret: 'api_secret' },
  tiktok: { title: 'TikTok', secret: 'access_token' },
};

/** The pixel of a kind. @throws AppError not_found */
export async function requirePixel(db: Database, projectId: string, kind: string): Promise<ReceiverRow> {
  const [row] = await db
    .select()
    .from(receivers)
    .where(and(eq(receivers.projectId, projectId), eq(receivers.kind, kind), PIXELS.where));
  if (!row) throw new AppError('not_found', { message: PIXELS.missing });
  return row;
}

const healthOf = (row: ReceiverRow) => ({
  enabled: row.enabled,
  disabled_reason: row.disabledReason,
  failing_since: row.failingSince && toEpochSeconds(row.failingSince),
  has_secret: row.secret !== '',
});

/** What is told to whom, without secrets. */
export async function readPixel(db: Database, projectId: string, account: Pick<Account, 'plan'>): Promise<SentPixel> {
  const rows = await db
    .select()
    .from(receivers)
    .where(and(eq(receivers.projectId, projectId), PIXELS.where));
  const rowOf = (kind: PixelKind) => rows.find((row) => row.kind === kind);
  const [meta, ga4, tiktok] = [rowOf('meta'), rowOf('ga4'), rowOf('tiktok')];
  const code = (row: ReceiverRow) => row.settings.test_event_code ?? '';
  return {
    meta: meta ? { pixel_id: meta.settings.pixel_id ?? '', test_event_code: code(meta), ...healthOf(meta) } : null,
    ga4: ga4 ? { measurement_id: ga4.settings.measurement_id ?? '', ...healthOf(ga4) } : null,
    tiktok: tiktok
      ? { pixel_code: tiktok.settings.pixel_code ?? '', test_event_code: code(tiktok), ...healthOf(tiktok) }
      : null,
    ...(await readOwnCode(db, projectId, account)),
  };
}

type Changing = Pick<Context, 'db' | 'secrets'>;

/** Sets one service up, changes it or takes it away. A secret that is left empty stays. */
async function changeOne(
  { db, secrets }: Changing,
  projectId: string,
  kind: PixelKind,
  form: ({ enabled: boolean } & Record<string, string | boolean>) | null,
  language: SpokenLanguage,
): Promise<void> {
  const before = await requirePixel(db, projectId, kind).catch(() => undefined);
  if (!form) {
    if (before) await removeReceiver(db, PIXELS, projectId, before.id);
    return;
  }
  const { title, secret } = ABOUT[kind];
  const { enabled, [secret]: typed = '', ...rest } = form;
  const settings = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  );
  const id = before?.id ?? randomUUID();
  const kept = before && openSecrets({ secrets }, before)?.[secret];
  const value = String(typed) || kept;
  if (!value) throw new AppError('invalid', { fields: { [`${kind}.${secret}`]: ['This is required'] } });
  const sealed = secrets.seal(JSON.stringify({ [secret]: value }), integrationSecretPlace(id));
  const values = { settings, secret: sealed, enabled, ...keepLanguage(language) };
  if (before) await updateReceiver(db, PIXELS, before, () => ({ ...values, isAnew: true }));
  else
    await addReceiver(db, PIXELS, {
      ...values,
      ...{ id, projectId, kind, url: '', events: ['lead.created'], description: title },
    });
}

/** Changes the services that are given. @throws AppError invalid */
export async function updatePixel(
  context: Changing,
  projectId: string,
  { meta, ga4, tiktok }: UpdatePixel,
  language: SpokenLanguage,
): Promise<void> {
  if (meta !== undefined) await changeOne(context, projectId, 'meta', meta, language);
  if (ga4 !== undefined) await changeOne(context, projectId, 'ga4', ga4, language);
  if (tiktok !== undefined) await changeOne(context, projectId, 'tiktok', tiktok, language);
}
