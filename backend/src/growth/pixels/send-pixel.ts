import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { leads, pages, projectPixels } from '../../platform/db/schema.ts';
import { isPixelKind, type PixelKind } from '../deliveries/pixel-kinds.ts';
import type { Send, SendOutcome } from '../deliveries/send.ts';
import { leadOf } from '../integrations/send-integration.ts';
import { settingsOf } from '../integrations/settings.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { sendToGa4 } from './ga4.ts';
import { sendToMeta } from './meta.ts';
import type { PixelSend } from './pixel-send.ts';
import { sendToTiktok } from './tiktok.ts';

const SENDS: Readonly<Record<PixelKind, PixelSend>> = { meta: sendToMeta, ga4: sendToGa4, tiktok: sendToTiktok };

const refused = (error: string, about: Partial<SendOutcome> = {}): SendOutcome => ({
  status: null,
  error,
  answer: '',
  isFinal: true,
  ...about,
});

/** Whether visitors of a project have to agree before others are told of them; so it is until its owner says otherwise. */
export async function isConsentRequired(db: Database, projectId: string): Promise<boolean> {
  const [row] = await db
    .select({ required: projectPixels.consentRequired })
    .from(projectPixels)
    .where(eq(projectPixels.projectId, projectId));
  return row?.required ?? true;
}

/** Whether whoever sent a lead agreed to the words of a box beside it. */
async function hasAgreed(db: Database, leadId: string): Promise<boolean> {
  const [row] = await db.select({ consent: leads.consent }).from(leads).where(eq(leads.id, leadId));
  return (row?.consent.length ?? 0) > 0;
}

async function pageUrlOf(db: Database, projectId: string, pageId: unknown): Promise<string> {
  if (typeof pageId !== 'string') return '';
  const [page] = await db.select({ path: pages.path }).from(pages).where(eq(pages.id, pageId));
  const origin = page ? await siteOrigin(db, projectId) : '';
  return page && origin ? `${origin}${page.path}` : '';
}

/** Returns what tells a service of a conversion, where the visitor agreed or need not. */
export const pixelSender =
  (context: Context, outbound: Outbound): Send =>
  async (task) => {
    const { receiver, event, signal } = task;
    const { db, config } = context;
    const settings = settingsOf(context, receiver);
    if (!isPixelKind(receiver.kind) || !settings)
      return refused('The secret of this pixel cannot be read. Please enter it again.');
    const lead = await leadOf(context, task);
    if (!lead) return { status: null, error: null, answer: '' };
    const mayTell = lead.isTest || !(await isConsentRequired(db, receiver.projectId)) || (await hasAgreed(db, lead.id));
    if (!mayTell) return refused('Not sent: the visitor did not agree.', { isAboutEvent: true });
    const pageUrl = await pageUrlOf(db, receiver.projectId, event.data.page_id);
    return SENDS[receiver.kind]({
      settings,
      conversion: { id: event.id, at: event.createdAt, lead, pageUrl },
      origins: config.services,
      reach: (address, request) => outbound.send(address, request, signal),
    });
  };
