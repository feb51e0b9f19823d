import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { mails, passwordResets } from '../../platform/db/schema.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const NEW_PASSWORD = 'Lighthouse-9-keeper';

let backend: TestApp;
before(async () => {
  backend = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
after(() => backend.close());

let host = 0;
/** Each ask comes from an address of its own: throttles are by address. */
const from = () => ({ headers: { 'x-forwarded-for': `10.1.0.${++host}` } });
const forgot = (email: string, place = from()) =>
  backend.call('POST /v1/api/password/forgot', { body: { email }, ...place });
const reset = (token: string, password = NEW_PASSWORD) =>
  backend.call('POST /v1/api/password/reset', { body: { token, password }, ...from() });
const login = (email: string, password: string) =>
  backend.call('POST /v1/api/login', { body: { email, password }, ...from() });

const mailsTo = (email: string) =>
  backend.context.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.createdAt));

async function mailedToken(email: string, count = 1): Promise<string> {
  await until(async () => (await mailsTo(email)).length === count);
  return /reset-password\?token=(\S+)/.exec((await mailsTo(email))[0]?.body ?? '')?.[1] ?? '';
}

test('leads through mail to a new password and ends every session', async () => {
  const { email, token } = await backend.signIn();
  assert.equal((await forgot(email.toUpperCase())).statusCode, 202);
  const link = await mailedToken(email);

  assert.equal((await reset(link)).statusCode, 200);
  assert.equal((await backend.call('GET /v1/api/user/me', { token })).statusCode, 401);
  assert.equal((await login(email, PASSWORD)).statusCode, 400);
  assert.equal((await login(email, NEW_PASSWORD)).statusCode, 200);
});

test('says whether a link works, without using it up', async () => {
  const { email } = await backend.signIn();
  await forgot(email);
  const link = await mailedToken(email);
  const check = (token: string) => backend.call('POST /v1/api/password/reset/check', { body: { token }, ...from() });
  assert.equal((await check(link)).statusCode, 200);
  assert.equal((await check('bogus')).json().code, 'reset_invalid');
  assert.equal((await reset(link)).statusCode, 200);
  assert.equal((await check(link)).json().code, 'reset_invalid');
});

test('writes in the language of whoever asks', async () => {
  const { email } = await backend.signIn();
  const { headers } = from();
  const place = { headers: { ...headers, 'accept-language': 'es' } };
  const answer = await forgot(email, place);
  assert.equal(answer.json().message, 'Si este correo tiene una cuenta, un enlace está en camino.');
  await mailedToken(email);
  assert.equal((await mailsTo(email))[0]?.subject, 'Elige una nueva contraseña de Landfall');

  const reader = await backend.signIn();
  const elsewhere = { headers: { ...from().headers, 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.8' } };
  await forgot(reader.email, elsewhere);
  await mailedToken(reader.email);
  const [mail] = await mailsTo(reader.email);
  assert.equal(mail?.subject, 'Escolha uma nova senha do Landfall');
  assert.match(mail?.body ?? '', /O link funciona uma vez, durante \d+ minutos\./);
});

test('answers an unknown e-mail alike and writes to nobody', async () => {
  const { email } = await backend.signIn();
  const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
  assert.equal(unknown.statusCode, 202);
  assert.deepEqual(unknown.json(), known.json());
  await mailedToken(email);
  assert.equal((await mailsTo('nobody@example.com')).length, 0);
});

test('a link works once, also when used twice at once', async () => {
  const { email } = await backend.signIn();
  await forgot(email);
  const link = await mailedToken(email);
  const answers = await Promise.all([reset(link), reset(link, `${NEW_PASSWORD}-2`)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 422]);
  assert.equal((await reset(link)).json().code, 'reset_invalid');
});

test('a newer link takes the place of the older one', async () => {
  const { email } = await backend.signIn();
  await forgot(email);
  const first = await mailedToken(email);
  await forgot(email);
  const second = await mailedToken(email, 2);
  assert.equal((await reset(first)).statusCode, 422);
  assert.equal((await reset(second)).statusCode, 200);
});

test('a link is worth nothing after 30 minutes', async () => {
  const { email } = await backend.signIn();
  await forgot(email);
  const link = await mailedToken(email);
  await backend.context.db.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1000) });
  assert.equal((await reset(link)).statusCode, 422);
});

test('a password that everybody guesses is refused and leaves the link good', async () => {
  const { email } = await backend.signIn();
  await forgot(email);
  const link = await mailedToken(email);
  const refused = await reset(link, 'Password123');
  assert.equal(refused.statusCode, 422);
  assert.ok(refused.json().fields.password);
  assert.equal((await reset(link)).statusCode, 200);
});

test('a stranger who asks too often neither fills a mailbox nor keeps its owner from a link', async () => {
  const { email } = await backend.signIn();
  const stranger = from();
  for (let ask = 0; ask < 6; ask++) assert.equal((await forgot(email, stranger)).statusCode, 202);
  const mailed = async () => (await mailsTo(email)).length;
  await until(async () => (await mailed()) === 3);
  assert.equal((await forgot(email)).statusCode, 202);
  await until(async () => (await mailed()) === 4);
});
