import { mails } from '../../../platform/db/schema.ts';
import { enqueueMail } from '../../../platform/mail/mail.ts';
import { growthTexts } from '../../texts.ts';
import type { Kind } from '../kind.ts';
import { cut, headlineOf } from '../lead-message.ts';
import { stopLine } from '../recipient-mail.ts';
import { addressesOf, agreedRecipients, assertAddresses } from '../recipients.ts';

/** Characters of one answer, and of a subject. */
const LONGEST = 5_000;
const SUBJECT = 150;

/** A mail of each lead, to the account's own address or to others that agreed. */
export const email: Kind = {
  id: 'email',
  title: 'email',
  about: 'emailAbout',
  fields: [
    {
      name: 'to',
      label: 'addresses',
      help: 'addressesHelp',
      example: 'sales@example.com',
    },
  ],
  check: ({ to }) => assertAddresses(to),
  async send({ settings, lead, context, tryId }) {
    const { language, owner } = lead;
    const texts = growthTexts(language);
    const listed = addressesOf(settings.to);
    const recipients = await agreedRecipients(context.db, owner, listed.length > 0 ? listed : [owner.email]);
    if (recipients.length === 0) return { status: null, error: texts.noneAgreed, answer: '', isFinal: true };
    const lines = lead.fields.map(([name, value]) => `${name}: ${cut(value, LONGEST)}`);
    const source = [lead.utmSource, lead.referrer].filter(Boolean).join(', ');
    const text = [
      `${headlineOf(lead)}`,
      '',
      ...lines,
      '',
      ...(source ? [texts.source(source)] : []),
      texts.seeAt(lead.link),
      '',
    ].join('\n');
    const subject = cut(headlineOf(lead).replace(/\s+/g, ' '), SUBJECT);
    const rows = recipients.map(({ email: recipient, id }) => ({
      // The same at every run of this try, so that a kill in between sends it once.
      id: `${tryId}.${id || 'owner'}`,
      recipient,
      subject,
      body: id ? text + stopLine(context, id, language) : text,
      replyTo: lead.email,
    }));
    await context.db.insert(mails).values(rows).onConflictDoNothing();
    for (const { id } of rows) await enqueueMail(context, id);
    return {
      status: null,
      error: null,
      answer: texts.handedOver(recipients.map((each) => each.email).join(', ')),
    };
  },
};
