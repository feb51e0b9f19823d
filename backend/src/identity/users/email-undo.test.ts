import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { mintCode } from '../../commerce/codes/codes.ts';
import { emailUndos, mails, users } from '../../platform/db/schema.ts';
import { codeOf, earlierCodeOf } from '../../testing/one-time-codes.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { deleteExpiredUndos } from './email-undo.ts';

const NEW_PASSWORD = 'Lighthouse-9-keeper';

let backend: TestApp;
let origin: string;
before(async () => {
  backend = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
  origin = await backend.app.listen({ port: 0 });
});
after(() => backend.close());

interface Person {
  id: string;
  email: string;
  token: string;
}

let places = 0;
async function send(line: string, body?: object, token?: string) {
  const [method = '', path] = line.split(' ');
  const answer = await fetch(origin + path, {
    method,
    headers: {
      'x-forwarded-for': `10.9.${Math.floor(++places / 250)}.${places % 250}`,
      ...(token && { accesstokenapp: token }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const newEmail = () => `${randomUUID()}@example.com`;
const undo = (token: string) => send('POST /v1/api/user/email/undo', { token });
const me = async ({ token }: Person) => send('GET /v1/api/user/me', undefined, token);
const login = (email: string, password = PASSWORD) => send('POST /v1/api/login', { email, password });
const mailsTo = (email: string) =>
  backend.context.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.createdAt));

async function linkIn(email: string, path: string): Promise<string> {
  const bodies = (await mailsTo(email)).map(({ body }) => body);
  return bodies.map((body) => new RegExp(`${path}\\?token=(\\S+)`).exec(body)?.[1]).find(Boolean) ?? '';
}

async function change(person: Person, email = newEmail(), otp?: string): Promise<string> {
  const body = { name: 'Ann', email, old_password: PASSWORD, ...(otp && { otp }) };
  const answer = await send('PUT /v1/api/user/me', body, person.token);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return email;
}

async function confirm(email: string): Promise<void> {
  const answer = await send('POST /v1/api/user/confirm', { token: await linkIn(email, 'confirm-email') });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
}

test('the old e-mail is told at the request, with a link that is stored as a hash only', async () => {
  const person = await backend.signIn();
  await change(person);
  const [mail] = await mailsTo(person.email);
  assert.equal(mail?.subject, 'Somebody asked to change your Landfall e-mail');
  const link = await linkIn(person.email, 'undo-email');
  assert.match(mail?.body ?? '', new RegExp(`/undo-email\\?token=${link}\n`));
  assert.ok(link.length >= 40);
  const stored = JSON.stringify(await backend.context.db.select().from(emailUndos));
  assert.ok(!stored.includes(link));
  const [row] = await backend.context.db.select().from(emailUndos).where(eq(emailUndos.userId, person.id));
  const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 3_600_000);
  assert.ok(days > 6.9 && days <= 7, String(days));
});

test('undone before the confirmation, nothing changes any more and nobody stays in', async () => {
  const person = await backend.signIn();
  const wanted = await change(person);
  const second = (await login(person.email)).body.access_token;

  const answer = await undo(await linkIn(person.email, 'undo-email'));
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  assert.equal(answer.body.data.email, person.email);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  for (const token of [person.token, second]) assert.equal((await me({ ...person, token })).status, 401);
  const late = await send('POST /v1/api/user/confirm', { token: await linkIn(wanted, 'confirm-email') });
  assert.equal(late.body.code, 'confirmation_invalid');
  assert.equal((await mailsTo(person.email))[0]?.subject, 'The change of your Landfall e-mail was undone');
});

test('undone after the confirmation, the old e-mail counts again and leads to a new password', async () => {
  const person = await backend.signIn();
  const thief = await change(person);
  await confirm(thief);
  assert.equal((await login(thief)).status, 200);

  const { data } = (await undo(await linkIn(person.email, 'undo-email'))).body;
  assert.equal(data.email, person.email);
  // Whoever asked for the change knows the password.
  for (const email of [thief, person.email]) assert.equal((await login(email)).body.code, 'wrong_credentials');
  const reset = { token: data.reset_token, password: NEW_PASSWORD };
  assert.equal((await send('POST /v1/api/password/reset', reset)).status, 200);
  assert.equal((await login(person.email, NEW_PASSWORD)).status, 200);
  assert.equal((await login(thief, NEW_PASSWORD)).status, 400);
});

test('a link that opened a new password for the new e-mail opens nothing after that', async () => {
  const person = await backend.signIn();
  const thief = await change(person);
  await confirm(thief);
  await send('POST /v1/api/password/forgot', { email: thief });
  const link = async () => linkIn(thief, 'reset-password');
  await until(async () => (await link()) !== '');
  await undo(await linkIn(person.email, 'undo-email'));
  const reset = { token: await link(), password: NEW_PASSWORD };
  assert.equal((await send('POST /v1/api/password/reset', reset)).body.code, 'reset_invalid');
});

test('used a second time, or twice at once, it does nothing more and says that it is done', async () => {
  const person = await backend.signIn();
  await change(person);
  const link = await linkIn(person.email, 'undo-email');
  const answers = await Promise.all([undo(link), undo(link)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const tokens = answers.map(({ body }) => body.data.reset_token).filter(Boolean);
  assert.equal(tokens.length, 1);
  const reset = { token: tokens[0], password: NEW_PASSWORD };
  assert.equal((await send('POST /v1/api/password/reset', reset)).status, 200);
  const { access_token } = (await login(person.email, NEW_PASSWORD)).body;

  const again = await undo(link);
  assert.deepEqual([again.status, again.body.data], [200, { email: person.email }]);
  assert.equal((await me({ ...person, token: access_token })).status, 200);
  assert.equal((await login(person.email, NEW_PASSWORD)).status, 200);
});

test('a link that is unknown, broken or too old says so', async () => {
  const person = await backend.signIn();
  await change(person);
  const link = await linkIn(person.email, 'undo-email');
  for (const token of ['no-such-token', `${link}x`]) {
    const answer = await undo(token);
    assert.deepEqual([answer.status, answer.body.code], [422, 'undo_invalid']);
  }
  assert.equal((await undo('')).status, 422);
  const { db } = backend.context;
  const mine = eq(emailUndos.userId, person.id);
  await db
    .update(emailUndos)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(mine);
  assert.equal((await undo(link)).body.code, 'undo_invalid');
  assert.equal((await me(person)).status, 200);
  await deleteExpiredUndos(db);
  assert.deepEqual(await db.select().from(emailUndos).where(mine), []);
});

test('the first address of a chain of changes wins over all that came later', async () => {
  const person = await backend.signIn();
  const thief = await change(person);
  await confirm(thief);
  const further = await change(person);
  await confirm(further);
  const theirs = await linkIn(thief, 'undo-email');
  await undo(await linkIn(person.email, 'undo-email'));
  assert.equal((await undo(theirs)).body.code, 'undo_invalid');
  const [row] = await backend.context.db.select().from(users).where(eq(users.id, person.id));
  assert.equal(row?.email, person.email);
});

test('nobody else gets the old e-mail while it can be gone back to', async () => {
  const person = await backend.signIn();
  await confirm(await change(person));
  const other = await backend.signIn();
  const body = { email: person.email, old_password: PASSWORD };
  assert.equal((await send('PUT /v1/api/user/me', body, other.token)).body.code, 'email_taken');

  const code = await backend.context.db.transaction((tx) => mintCode(tx, { planName: 'pro', orderId: null }));
  const form = { email: person.email, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, code, terms: true };
  assert.equal((await send('POST /v1/api/register', form)).body.code, 'email_taken');
  // The account itself may go back the ordinary way, and the code is still unused.
  await change(person, person.email);
  await backend.context.db.delete(emailUndos).where(eq(emailUndos.userId, person.id));
  assert.equal((await send('POST /v1/api/register', { ...form, email: newEmail() })).status, 201);
});

test('a second factor from before the request stays; one from after it goes', async () => {
  const [before, since] = [await backend.signIn(), await backend.signIn()];
  const turnOn = async ({ token }: Person) => {
    const path = '/v1/api/user/two-factor';
    const { secret } = (await send(`POST ${path}`, { password: PASSWORD }, token)).body.data;
    const code = await earlierCodeOf(secret);
    assert.equal((await send(`POST ${path}/confirm`, { code }, token)).status, 200);
    return codeOf(secret);
  };
  const factorOf = async ({ id }: Person) =>
    (await backend.context.db.select().from(users).where(eq(users.id, id)))[0]?.totpSecret;

  await change(before, newEmail(), await turnOn(before));
  await undo(await linkIn(before.email, 'undo-email'));
  assert.ok(await factorOf(before));

  await change(since);
  await turnOn(since);
  await undo(await linkIn(since.email, 'undo-email'));
  assert.equal(await factorOf(since), null);
  const subjects = (await mailsTo(since.email)).map(({ subject }) => subject);
  assert.ok(subjects.includes('Two-factor authentication is off'));
});

test('speaks the language of the request', async () => {
  const { token, email } = await backend.signIn();
  const headers = { 'accept-language': 'es' };
  const body = { email: newEmail(), old_password: PASSWORD };
  await backend.call('PUT /v1/api/user/me', { token, headers, body });
  assert.equal((await mailsTo(email))[0]?.subject, 'Alguien ha pedido cambiar el correo de tu cuenta de Landfall');
  const refused = await backend.call('POST /v1/api/user/email/undo', { headers, body: { token: 'x' } });
  assert.equal(refused.json().message, 'Este enlace ha caducado o no está completo.');
});

test('an account that leaves takes its links along', async () => {
  const person = await backend.signIn();
  await confirm(await change(person));
  const link = await linkIn(person.email, 'undo-email');
  assert.equal((await send('DELETE /v1/api/user/me', { password: PASSWORD }, person.token)).status, 200);
  assert.equal((await undo(link)).body.code, 'undo_invalid');
  assert.deepEqual(await mailsTo(person.email), []);
});
