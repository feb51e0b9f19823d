import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { tempFolderOf, writeDurably } from '../storage/durable-write.ts';

interface Message {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  /** Whom an answer goes to; empty: to nobody. */
  replyTo: string;
  createdAt: Date;
}

export interface MailTransport {
  /** Resolves once the message is in safe hands; rejects with the reason why not. Sending the same message again is harmless. */
  send(message: Message): Promise<void>;
  /** True where the message left for its recipient, so that its text need not be kept. */
  readonly delivers: boolean;
}

const envelope = ({ id, recipient, subject, body, replyTo, createdAt }: Message, from: string) => ({
  from,
  to: { name: '', address: recipient },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  subject,
  text: body,
  date: createdAt,
  // The same on every attempt, so that mail systems can drop the second copy after a crash between send and note.
  messageId: `<${id}@landfall>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtpTransport(url: string, from: string): MailTransport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const mailer = createTransport({ url, ...timeouts });
  return {
    delivers: true,
    async send(message) {
      await mailer.sendMail(envelope(message, from));
    },
  };
}

function outboxTransport(folder: string, dataDir: string, from: string, log: FastifyBaseLogger): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    delivers: false,
    async send(message) {
      const { message: raw } = await mailer.sendMail(envelope(message, from));
      const moment = message.createdAt.toISOString().slice(0, 19).replaceAll(':', '-');
      const path = join(folder, `${moment}-${message.id}.eml`);
      await writeDurably(path, Buffer.isBuffer(raw) ? raw : Buffer.from(String(raw)), tempFolderOf(dataDir));
      log.info({ recipient: message.recipient, subject: message.subject, path }, 'mail written to the outbox');
    },
  };
}

/** SMTP where a server is configured, else message files (`.eml`) in the outbox folder. */
export function createMailTransport(config: Pick<Config, 'mail' | 'dataDir'>, log: FastifyBaseLogger): MailTransport {
  const { smtpUrl, from, outbox } = config.mail;
  return smtpUrl ? smtpTransport(smtpUrl, from) : outboxTransport(outbox, config.dataDir, from, log);
}
