import { NO_PLAN } from '../../commerce/entitlements.ts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq, inArray, sql } from '../../platform/db/operators.ts';
import { forms, leads, mails, pages, plans, projects, users } from '../../platform/db/schema.ts';
import { holdPendingEvents, takeOver } from '../../platform/events/consumers.ts';
import { enqueueMail } from '../../platform/mail/mail.ts';
import { keptLanguage } from '../../platform/texts/kept-language.ts';
import { languageForTag, SOURCE_LANGUAGE } from '../../platform/texts/spoken-language.ts';
import { stopLine } from '../integrations/recipient-mail.ts';
import { agreedRecipients } from '../integrations/recipients.ts';
import { mayBeMailed } from '../leads/confirm-lead.ts';
import { fileLink, findDelivered } from '../leads/delivered-file.ts';
import { FILE_TEXTS } from '../leads/file-texts.ts';
import { allowedSettings, settingsOf } from './form-settings.ts';
import { answerMail, type Download, notificationMail } from './lead-mails.ts';

type Taking = Pick<Context, 'db' | 'jobs' | 'log' | 'config' | 'secrets'>;

/** The leads of these events with their forms and owners, those of accounts with a plan. */
const leadsOf = (tx: Database, leadIds: string[]) =>
  tx
    .select({
      lead: leads,
      form: forms,
      owner: { id: users.id, email: users.email, mailsLeads: users.mailsLeads },
      ownerLanguage: pages.ownerLanguage,
      isAdvanced: sql<boolean>`coalesce((${plans.features} ->> 'form_advanced')::boolean, false)`,
      planName: users.planName,
    })
    .from(leads)
    .innerJoin(forms, eq(forms.id, leads.formId))
    .leftJoin(pages, eq(pages.id, forms.pageId))
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(inArray(leads.id, leadIds));

type Told = Awaited<ReturnType<typeof leadsOf>>[number];

/** The way to what a form delivers; null where it delivers nothing, or its site has no address. */
async function downloadOf(
  tx: Database,
  { secrets }: Pick<Context, 'secrets'>,
  { form }: Told,
): Promise<Download | null> {
  const file = form.file ? await findDelivered(tx, form.id) : null;
  const origin = file && (await siteOrigin(tx, form.projectId));
  if (!file || !origin) return null;
  const { subject, here, days } = FILE_TEXTS[file.language];
  const link = origin + fileLink(secrets, form.id);
  return { subject, text: [here, '', file.name, link, '', days].join('\n') };
}

/** The mails of one lead. Each has the id that its event gives it: however often this runs, it is written once. */
async function mailsOf(tx: Database, context: Taking, eventId: string, told: Told) {
  const { lead, form, owner, ownerLanguage, isAdvanced } = told;
  const settings = allowedSettings(settingsOf(form.settings, owner), isAdvanced);
  // Nobody was asked in which language yet: that in which its page was asked for.
  const ownersTag = languageForTag(ownerLanguage ?? '') ?? SOURCE_LANGUAGE;
  const language = form.settings ? keptLanguage(form) : ownersTag;
  const written: (typeof mails.$inferInsert)[] = [];
  const recipients = await agreedRecipients(tx, owner, [...new Set(settings.notify.map((each) => each.toLowerCase()))]);
  const dashboard = `${context.config.publicUrl}/dashboard`;
  const mail = notificationMail(language, lead, {
    lead: `${dashboard}/forms?lead=${lead.id}&project=${lead.projectId}`,
    // What a form was told counts for it, whatever the account says.
    ...(!form.settings && context.config.accountMails && { settings: `${dashboard}/account?mails=1` }),
  });
  for (const { email: recipient, id } of recipients)
    written.push({
      ...{ id: `${eventId}.notify.${id || 'owner'}`, recipient, leadId: lead.id, replyTo: lead.email },
      subject: mail.subject,
      body: id ? mail.body + stopLine(context, id, language) : mail.body,
    });
  const answer = lead.email ? answerMail(settings, lead, await downloadOf(tx, context, told)) : null;
  if (answer && (await mayBeMailed(tx, lead.email)))
    written.push({
      ...{ id: `${eventId}.answer`, recipient: lead.email, leadId: lead.id, replyTo: owner.email },
      ...answer,
    });
  return written;
}

/** Does what forms say of leads that came in: all of it or nothing; of events that were taken over before, nothing again. */
export async function takeFormEvents(context: Taking, eventIds: string[]): Promise<void> {
  const written = await context.db.transaction(async (tx) => {
    const held = await holdPendingEvents(tx, 'forms', eventIds);
    const about = held.filter(({ type }) => type === 'lead.created');
    const found =
      about.length > 0
        ? await leadsOf(
            tx,
            about.map(({ subjectId }) => subjectId),
          )
        : [];
    const rows: (typeof mails.$inferInsert)[] = [];
    for (const told of found.filter(({ planName }) => planName !== NO_PLAN)) {
      const event = about.find(({ subjectId }) => subjectId === told.lead.id);
      if (event) rows.push(...(await mailsOf(tx, context, event.id, told)));
    }
    if (rows.length > 0) await tx.insert(mails).values(rows).onConflictDoNothing();
    await takeOver(
      tx,
      'forms',
      held.map(({ id }) => id),
    );
    return rows;
  });
  for (const { id } of written) await enqueueMail(context, id);
}
