import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mails, orders, users } from '../../platform/db/schema.ts';
import { sweepMails } from '../../platform/mail/mail.ts';
import { sendMail } from '../../platform/mail/mail-jobs.ts';
import { createMailTransport } from '../../platform/mail/transport.ts';
import { type SmtpServer, smtpServer } from '../../testing/smtp-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { redeemCode } from '../codes/codes.ts';
import { applyProviderEvent } from './order-events.ts';
import { ResendError, resendCode } from './resend.ts';

const CODE = /(?<![\w-])(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}(?![\w-])/;

let smtp: SmtpServer;
let server: TestApp;
before(async () => {
  smtp = await smtpServer();
  server = await testApp({ SMTP_URL: smtp.url });
});
after(async () => {
  await server.close();
  await smtp.close();
});

async function order(): Promise<string> {
  const id = randomUUID();
  const values = { id, planName: 'pro', email: `${id}@example.com`, method: 'card' as const, amount: 11900 };
  await server.context.db.insert(orders).values({ ...values, provider: 'fake', providerRef: id, status: 'pending' });
  return id;
}

const tell = (orderId: string, type: 'paid' | 'refunded') =>
  applyProviderEvent(server.context, 'fake', { eventId: randomUUID(), orderId, type });
const mailsOf = (orderId: string) => server.context.db.select().from(mails).where(eq(mails.orderId, orderId));
const allSent = (orderId: string) => async () => (await mailsOf(orderId)).every(({ sentAt }) => sentAt);
const codesTo = (orderId: string) =>
  smtp.messages.filter((text) => text.includes(`${orderId}@example.com`)).map((text) => CODE.exec(text)?.[0] ?? '');
const redeem = async (code: string) => {
  const { id } = await server.signIn();
  await server.context.db.transaction((tx) => redeemCode(tx, code, id));
  return id;
};

test('a payment that is confirmed while mail is down is mailed when it is back', async () => {
  smtp.recipientAnswer = '451 not now';
  const id = await order();
  await tell(id, 'paid');
  await until(async () => (await mailsOf(id)).some(({ lastError }) => lastError !== ''));
  assert.deepEqual(codesTo(id), []);
  smtp.recipientAnswer = '250 ok';
  // What the queue does when its pause between two tries is over, here at once and twice.
  const { config, log } = server.context;
  for (const mail of [...(await mailsOf(id)), ...(await mailsOf(id))]) {
    await sendMail(server.context, createMailTransport(config, log), mail.id);
  }
  assert.equal(codesTo(id).length, 1);
});

test('sends a new code; the one that was sent before stops working', async () => {
  const id = await order();
  await tell(id, 'paid');
  await until(allSent(id));
  assert.deepEqual(await resendCode(server.context, id), { recipient: `${id}@example.com` });
  await sweepMails(server.context);
  await until(allSent(id));
  const [first, second] = codesTo(id);
  assert.ok(first && second && first !== second);
  await assert.rejects(redeem(first), { code: 'code_invalid' });
  const userId = await redeem(second);

  await assert.rejects(resendCode(server.context, id), ResendError);
  await tell(id, 'refunded');
  const [user] = await server.context.db.select().from(users).where(eq(users.id, userId));
  assert.ok(user?.refundedAt);
});

test('a message with the old code that did not leave yet is dropped', async () => {
  smtp.recipientAnswer = '451 not now';
  const id = await order();
  await tell(id, 'paid');
  await resendCode(server.context, id, 'other@example.com');
  const [only, ...others] = await mailsOf(id);
  assert.deepEqual([only?.recipient, others], ['other@example.com', []]);
  smtp.recipientAnswer = '250 ok';
});

test('has nothing to send for an order that is not paid, or was given back', async () => {
  const id = await order();
  await assert.rejects(resendCode(server.context, id), /not paid: it is pending/);
  await tell(id, 'paid');
  await tell(id, 'refunded');
  await assert.rejects(resendCode(server.context, id), /not paid: it is refunded/);
  await assert.rejects(resendCode(server.context, 'nobody'), { code: 'not_found' });
});
