import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type SmtpServer, smtpServer } from '../../testing/smtp-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { mails } from '../db/schema.ts';
import { enqueueMail, queueMail, sweepMails } from './mail.ts';
import { sendMail } from './mail-jobs.ts';
import { createMailTransport } from './transport.ts';

let smtp: SmtpServer;
let withSmtp: TestApp;
let withOutbox: TestApp;

before(async () => {
  smtp = await smtpServer();
  withSmtp = await testApp({ SMTP_URL: smtp.url });
  withOutbox = await testApp();
});
after(async () => {
  await withSmtp.close();
  await withOutbox.close();
  await smtp.close();
});

const message = (recipient: string) => ({ recipient, subject: 'Grüße', body: 'The code:\n\n    ABCD\n.\n..dots\n' });

const queue = ({ context }: TestApp, recipient = 'jane@example.com') =>
  context.db.transaction((tx) => queueMail(tx, message(recipient)));

async function rowOf({ context }: TestApp, id: string) {
  const [row] = await context.db.select().from(mails).where(eq(mails.id, id));
  assert.ok(row);
  return row;
}

const isSent = (server: TestApp, id: string) => async () => (await rowOf(server, id)).sentAt !== null;

/** Sends at once, by the configured transport, as the job does. */
const send = ({ context }: TestApp, id: string) =>
  sendMail(context, createMailTransport(context.config, context.log), id);

test('a mail server takes the message, and its text is kept no longer', async () => {
  const id = await queue(withSmtp);
  await enqueueMail(withSmtp.context, id);
  await until(isSent(withSmtp, id));
  const [taken] = smtp.messages;
  assert.match(taken ?? '', /^To: jane@example\.com$/m);
  assert.match(taken ?? '', /^From: Landfall <no-reply@landfall\.example>$/m);
  assert.match(taken ?? '', /The code:\n\n {4}ABCD\n\.\n\.\.dots/);
  const { body, lastError } = await rowOf(withSmtp, id);
  assert.deepEqual([body, lastError], ['', '']);
});

test('a message is sent once, however often its job runs', async () => {
  const before = smtp.messages.length;
  const id = await queue(withSmtp);
  await send(withSmtp, id);
  await send(withSmtp, id);
  await send(withSmtp, 'no such mail');
  assert.equal(smtp.messages.length, before + 1);
});

test('a refused message is kept with the reason, and sent when the server takes it', async () => {
  smtp.recipientAnswer = '451 the mailbox is full';
  const id = await queue(withSmtp);
  await assert.rejects(send(withSmtp, id), /mailbox is full/);
  const row = await rowOf(withSmtp, id);
  assert.match(row.lastError, /mailbox is full/);
  assert.ok(row.body.includes('ABCD') && !row.sentAt);

  smtp.recipientAnswer = '250 ok';
  await send(withSmtp, id);
  assert.equal((await rowOf(withSmtp, id)).lastError, '');
});

test('an unreachable server fails the job and keeps the message', async () => {
  const gone = await smtpServer();
  await gone.close();
  const server = await testApp({ SMTP_URL: gone.url });
  try {
    const id = await queue(server);
    await enqueueMail(server.context, id);
    await until(async () => (await rowOf(server, id)).lastError !== '');
    const row = await rowOf(server, id);
    assert.match(row.lastError, /ECONNREFUSED/);
    assert.ok(row.body.includes('ABCD') && !row.sentAt);
  } finally {
    await server.close();
  }
});

test('the sweep sends what a crash kept from being enqueued', async () => {
  const id = await queue(withSmtp);
  await sweepMails(withSmtp.context);
  await until(isSent(withSmtp, id));
});

test('a message whose cause is rolled back is never sent', async () => {
  const { db } = withSmtp.context;
  const broken = db.transaction(async (tx) => {
    await queueMail(tx, message('nobody@example.com'));
    throw new Error('rolled back');
  });
  await assert.rejects(broken, /rolled back/);
  assert.deepEqual(await db.select().from(mails).where(eq(mails.recipient, 'nobody@example.com')), []);
});

test('a recipient cannot add headers', async () => {
  const id = await queue(withSmtp, 'a@example.com\r\nBcc: spy@example.com');
  await send(withSmtp, id).catch(() => {});
  for (const taken of smtp.messages) assert.doesNotMatch(taken, /^Bcc:/m);
});

test('without a server the message is a file in the outbox, and its text stays', async () => {
  const id = await queue(withOutbox);
  await send(withOutbox, id);
  const { outbox } = withOutbox.context.config.mail;
  const [name] = (await readdir(outbox)).filter((each) => each.includes(id));
  assert.match(name ?? '', /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-.+\.eml$/);
  assert.equal((await stat(join(outbox, name ?? ''))).mode & 0o777, 0o600);
  const text = await readFile(join(outbox, name ?? ''), 'utf8');
  assert.match(text, /^To: jane@example\.com$/m);
  assert.match(text, / {4}ABCD/);
  const row = await rowOf(withOutbox, id);
  assert.ok(row.sentAt && row.body.includes('ABCD'));
});

test('an outbox that cannot be written keeps the message and leaves no half file', async () => {
  const { mail, dataDir } = withOutbox.context.config;
  await rm(mail.outbox, { recursive: true, force: true });
  await writeFile(mail.outbox, 'in the way');
  const id = await queue(withOutbox);
  await assert.rejects(send(withOutbox, id));
  assert.notEqual((await rowOf(withOutbox, id)).lastError, '');
  await rm(mail.outbox);
  await mkdir(mail.outbox);
  await send(withOutbox, id);
  assert.equal((await readdir(mail.outbox)).length, 1);
  assert.deepEqual(await readdir(join(dataDir, 'tmp')), []);
});
