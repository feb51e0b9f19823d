import type { PageLanguage } from '@landfall/shared/contracts';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import { CONFIRM_PATH } from '../../delivery/forms/confirm-path.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, gt, isNotNull, sql } from '../../platform/db/operators.ts';
import { leads, mails, pageArtefacts } from '../../platform/db/schema.ts';
import { enqueueMail, queueMail } from '../../platform/mail/mail.ts';
import { linkToken, openLinkToken } from '../../platform/secrets/link-token.ts';
import { CONFIRM_TEXTS } from './confirm-texts.ts';
import { countLead } from './count-lead.ts';
import { fileLink, findDelivered } from './delivered-file.ts';
import { downloadLabel } from './download-label.ts';
import type { LeadRow } from './find-leads.ts';

/** Milliseconds that a confirmation is waited for. */
export const CONFIRM_WITHIN = 7 * 24 * 60 * 60 * 1000;

/** Mails about leads that one address gets in a day from all sites here, so that nobody is flooded by forms. */
const MOST_A_DAY = 5;
const DAY = 24 * 60 * 60 * 1000;

/** What a link carries; it is sealed, so that nobody else makes one. */
const carried = v.object({ lead: v.string(), until: v.number() });
const PLACE = 'confirmation of a lead';

type Asking = Pick<Context, 'db' | 'jobs' | 'log' | 'secrets'>;

/** Whether a visitor's address may get one more mail today. */
export async function mayBeMailed(db: Database, recipient: string): Promise<boolean> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(mails)
    .where(
      and(eq(mails.recipient, recipient), isNotNull(mails.leadId), gt(mails.createdAt, new Date(Date.now() - DAY))),
    );
  return (row?.count ?? 0) < MOST_A_DAY;
}

async function languageOf(db: Database, pageId: string): Promise<PageLanguage> {
  const [page] = await db
    .select({ language: pageArtefacts.language })
    .from(pageArtefacts)
    .where(eq(pageArtefacts.pageId, pageId));
  return page?.language ?? 'en';
}

/** Asks the sender of a lead whether it was them. */
export async function askForConfirmation({ db, jobs, log, secrets }: Asking, lead: LeadRow): Promise<void> {
  if (!(await mayBeMailed(db, lead.email))) return;
  const texts = CONFIRM_TEXTS[await languageOf(db, lead.pageId)];
  const token = linkToken(secrets, { lead: lead.id, until: Date.now() + CONFIRM_WITHIN }, PLACE);
  const link = `${await siteOrigin(db, lead.projectId)}${CONFIRM_PATH}?token=${encodeURIComponent(token)}`;
  const body = [texts.ask, '', link, '', texts.ignore, '', lead.pageTitle, ''].join('\n');
  const mailId = await queueMail(db, { recipient: lead.email, subject: texts.subject, body, leadId: lead.id });
  await enqueueMail({ jobs, log }, mailId);
}

function leadIn({ secrets }: Pick<Context, 'secrets'>, token: string): string | undefined {
  const known = v.safeParse(carried, openLinkToken(secrets, token, PLACE));
  return known.success && known.output.until > Date.now() ? known.output.lead : undefined;
}

/** Answers the link of a confirmation: the lead counts from now on. A second click changes nothing. */
export async function answerConfirmation(
  context: Pick<Context, 'db' | 'jobs' | 'secrets'>,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const leadId = leadIn(context, token);
  const confirmed =
    leadId &&
    (await context.db.transaction(async (tx) => {
      const [lead] = await tx.update(leads).set({ confirmed: true }).where(eq(leads.id, leadId)).returning();
      if (lead) await countLead(tx, context, lead);
      return lead;
    }));
  const language = confirmed ? await languageOf(context.db, confirmed.pageId) : 'en';
  const [title, text] = CONFIRM_TEXTS[language][confirmed ? 'done' : 'gone'];
  const formId = confirmed ? confirmed.formId : null;
  const file = formId ? await findDelivered(context.db, formId) : null;
  const links = file ? [{ href: fileLink(context.secrets, file.formId), label: downloadLabel(file) }] : [];
  return reply
    .code(confirmed ? 200 : 410)
    .type('text/html; charset=utf-8')
    .send(plainPage(title, text, { language, links }));
}
