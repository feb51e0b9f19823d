import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Report } from './finding.ts';
import { isLocal } from './names.ts';
import { reasonOf } from './run-checks.ts';
import type { Subject } from './subject.ts';

const WAITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 };

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'Nothing listens there: is the port in SMTP_URL right (587, or 465 with smtps://)?'],
  [/ENOTFOUND|EDNS|EAI_AGAIN/, 'The host in SMTP_URL is not known: look at its name, and at DNS.'],
  [/ETIMEDOUT|[Tt]imeout/, 'It cannot be reached: many networks close port 25; try 587, and look at the firewall.'],
  [/Invalid login|EAUTH|535|534|530/, 'User or password in SMTP_URL is wrong; percent-encode what is special in them.'],
  [/certificate|self.signed|ERR_TLS|altnames/i, "Look at the server's certificate, and at its name in SMTP_URL."],
];

const todoOf = (reason: string) => ADVICE.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Look at SMTP_URL.';

type Auth = { user: string; pass: string } | undefined;

/** Connects and signs in, as sending does, and tells what the connection is like. Sends nothing. */
async function greet(
  url: string,
  signal: AbortSignal,
): Promise<{ isSecure: boolean; signedIn: boolean; host: string }> {
  // The transport reads the address as sending does.
  const options = createTransport({ url, ...WAITS }).options as SMTPConnection.Options & { auth?: Auth };
  const connection = new SMTPConnection(options);
  signal.addEventListener('abort', () => connection.close(), { once: true });
  try {
    return await new Promise((resolve, reject) => {
      connection.once('error', reject);
      const done = () =>
        resolve({
          isSecure: connection.secure === true,
          signedIn: options.auth !== undefined,
          host: String(options.host ?? ''),
        });
      connection.connect((error?: Error | null) => {
        if (error) return reject(error);
        const { auth } = options;
        if (!auth) return done();
        connection.login({ credentials: auth, ...auth }, (refused?: Error | null) =>
          refused ? reject(refused) : done(),
        );
      });
    });
  } finally {
    connection.quit();
    connection.once('error', () => {});
  }
}

/** Whether the mail server takes our connection, encrypts it, and knows us; with `mailTo` also whether it takes a message. */
export async function lookAtMail({ config, mailTo, isPublic, signal }: Subject, report: Report): Promise<void> {
  const { smtpUrl, from, outbox } = config.mail;
  if (!smtpUrl) {
    const seen = `No mail server is set: mails become files in ${outbox}`;
    if (mailTo) report.failure(`Nothing was sent to ${mailTo}: no mail server is set`, 'Set SMTP_URL.');
    if (isPublic) return report.failure(seen, 'Set SMTP_URL: purchase codes and resets of passwords are mailed.');
    return report.ok(seen);
  }
  try {
    const { isSecure, signedIn, host } = await greet(smtpUrl, signal);
    const seen = `${host} took the connection${isSecure ? ', encrypted' : ''}${signedIn ? ', and the password' : ''}`;
    if (isSecure || isLocal(host)) report.ok(seen);
    else
      report.warning(
        `${seen}; it is not encrypted${signedIn ? ', so the password can be read on the way' : ''}`,
        'Use smtps://, or a server that offers STARTTLS.',
      );
  } catch (error) {
    const reason = [(error as { code?: string }).code, reasonOf(error)].filter(Boolean).join(': ');
    return report.failure(`The mail server refuses us: ${reason}`, todoOf(reason));
  }
  if (mailTo) await sendOne(smtpUrl, from, mailTo, report);
}

async function sendOne(url: string, from: string, to: string, report: Report): Promise<void> {
  const mailer = createTransport({ url, ...WAITS });
  try {
    await mailer.sendMail({
      from,
      to: { name: '', address: to },
      subject: 'Landfall can send mail',
      text: 'This message was sent by `landfall doctor --mail-to`. Nothing has to be done.',
    });
    report.ok(`The mail server took a message to ${to}: look whether it arrives, and not among spam`);
  } catch (error) {
    const reason = reasonOf(error);
    report.failure(`The mail server did not take a message to ${to}: ${reason}`, 'May MAIL_FROM be used there?');
  } finally {
    mailer.close();
  }
}
