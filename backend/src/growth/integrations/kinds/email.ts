import { mails } from '../../../platform/db/schema.ts';
import { enqueueMail } from '../../../platform/mail/mail.ts';
import type { Kind } from '../kind.ts';
import { cut, headlineOf, LEAD_TEXTS } from '../lead-message.ts';
import { stopLine } from '../recipient-mail.ts';
import { addressesOf, agreedRecipients, assertAddresses } from '../recipients.ts';

/** Characters of one answer, and of a subject. */
const LONGEST = 5_000;
const SUBJECT = 150;

const WORDS = {
  en: { nobody: 'None of the addresses has agreed to get mail.', queued: 'Handed to the mail server for' },
  es: {
    nobody: 'Ninguna de las direcciones ha aceptado recibir correo.',
    queued: 'Entregado al servidor de correo para',
  },
} as const;

/** A mail of each lead, to the account's own address or to others that agreed. */
export const email: Kind = {
  id: 'email',
  title: { en: 'E-mail', es: 'Correo' },
  about: {
    en: 'Mails each lead to you. An answer goes to whoever sent it.',
    es: 'Te envía cada contacto por correo. Tu respuesta llega a quien lo envió.',
  },
  fields: [
    {
      name: 'to',
      label: { en: 'Addresses', es: 'Direcciones' },
      help: {
        en: 'With commas between them; empty: your own. Any other one is asked by mail first whether it agrees.',
        es: 'Separadas por comas; vacío: la tuya. A cualquier otra le preguntamos antes por correo si está de acuerdo.',
      },
      example: 'sales@example.com',
    },
  ],
  check: ({ to }) => assertAddresses(to),
  async send({ settings, lead, context, tryId }) {
    const { language, owner } = lead;
    const texts = LEAD_TEXTS[language];
    const listed = addressesOf(settings.to);
    const recipients = await agreedRecipients(context.db, owner, listed.length > 0 ? listed : [owner.email]);
    if (recipients.length === 0) return { status: null, error: WORDS[language].nobody, answer: '', isFinal: true };
    const lines = lead.fields.map(([name, value]) => `${name}: ${cut(value, LONGEST)}`);
    const source = [lead.utmSource, lead.referrer].filter(Boolean).join(', ');
    const text = [
      `${headlineOf(lead)}`,
      '',
      ...lines,
      '',
      ...(source ? [`${texts.from}: ${source}`] : []),
      `${texts.see}: ${lead.link}`,
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
      answer: `${WORDS[language].queued} ${recipients.map((each) => each.email).join(', ')}`,
    };
  },
};
