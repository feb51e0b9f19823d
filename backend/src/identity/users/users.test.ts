import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { user } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { mails } from '../../platform/db/schema.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const NEW_PASSWORD = 'Better-horse-2';
const put = (token: string, body: unknown) => backend.call('PUT /v1/api/user/me', { token, body });

test('tells the signed-in account, with times in seconds', async () => {
  const { token, email } = await backend.signIn({ planName: 'basic' });
  const answer = await backend.call('GET /v1/api/user/me', { token });
  const data = v.parse(user, answer.json().data);
  assert.equal(data.email, email);
  assert.deepEqual(data.plan, { name: 'basic', prefix: 'Basic' });
  assert.ok(Math.abs(data.created_at - Date.now() / 1000) < 60);
  assert.deepEqual(Object.keys(answer.json().data).sort(), [
    'avatar',
    'created_at',
    'email',
    'name',
    'plan',
    'updated_at',
  ]);
});

test('changes the name, and clears one that comes as null', async () => {
  const { token, email } = await backend.signIn();
  const changed = await put(token, { name: '  Zoë 🚀  ', email });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal(changed.json().data.name, 'Zoë 🚀');
  assert.equal(changed.json().data.email, email);

  assert.equal((await put(token, { name: null, email })).json().data.name, '');
});

test("refuses another account's e-mail, whatever its case", async () => {
  const { email } = await backend.signIn();
  const { token } = await backend.signIn();
  const answer = await put(token, { name: 'Ann', email: email.toUpperCase(), old_password: PASSWORD });
  assert.equal(answer.statusCode, 409);
  assert.equal(answer.json().code, 'email_taken');
});

test('ignores fields that are not the caller’s to set', async () => {
  const { token } = await backend.signIn({ planName: 'basic' });
  const answer = await put(token, {
    name: 'Ann',
    plan: { name: 'premium' },
    planName: 'premium',
    id: 'x',
    created_at: 1,
  });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json().data.plan.name, 'basic');
  assert.notEqual(answer.json().data.created_at, 1);
});

test('a password change revokes every other token and keeps this one', async () => {
  const { token, email } = await backend.signIn();
  const login = (password: string) => backend.call('POST /v1/api/login', { body: { email, password } });
  const other = (await login(PASSWORD)).json().access_token;

  const answer = await put(token, { old_password: PASSWORD, password: NEW_PASSWORD });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal((await backend.call('GET /v1/api/user/me', { token: other })).statusCode, 401);
  assert.equal((await backend.call('GET /v1/api/user/me', { token })).statusCode, 200);
  assert.equal((await login(PASSWORD)).statusCode, 400);
  assert.equal((await login(NEW_PASSWORD)).statusCode, 200);
  const [mail, ...others] = await backend.context.db.select().from(mails).where(eq(mails.recipient, email));
  assert.deepEqual([mail?.subject, others.length], ['Your Landfall password was changed', 0]);
});

test('the new password is another one, and its owner is told in the language of the request', async () => {
  const { token, email } = await backend.signIn();
  const headers = { 'accept-language': 'es' };
  const same = await backend.call('PUT /v1/api/user/me', {
    token,
    headers,
    body: { old_password: PASSWORD, password: PASSWORD },
  });
  assert.deepEqual(
    [same.statusCode, same.json().fields],
    [422, { password: ['Es la contraseña que ya tienes. Elige otra.'] }],
  );
  await backend.call('PUT /v1/api/user/me', {
    token,
    headers,
    body: { old_password: PASSWORD, password: NEW_PASSWORD },
  });
  const told = await backend.context.db.select().from(mails).where(eq(mails.recipient, email));
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ['La contraseña de tu cuenta de Landfall ha cambiado'],
  );
});

test('a wrong current password is a mistake in a field, never a 401', async () => {
  const { token } = await backend.signIn();
  const answer = await put(token, { old_password: 'not-this-one', password: NEW_PASSWORD });
  assert.equal(answer.statusCode, 422);
  assert.ok(answer.json().fields.old_password);
});

test('a weak new password changes nothing, the name included', async () => {
  const { token } = await backend.signIn();
  await put(token, { name: 'Ann' });
  for (const password of ['short', 'nouppercase1', 'With space 1', 'Password1']) {
    const answer = await put(token, { old_password: PASSWORD, password });
    assert.equal(answer.statusCode, 422, password);
    assert.ok(answer.json().fields.password, password);
  }
  assert.equal((await backend.call('GET /v1/api/user/me', { token })).json().data.name, 'Ann');
});

test('of two password changes at once from the same old password, one succeeds', async () => {
  const { token } = await backend.signIn();
  const answers = await Promise.all([
    put(token, { old_password: PASSWORD, password: 'First-change-1' }),
    put(token, { old_password: PASSWORD, password: 'Second-change-2' }),
  ]);
  assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [200, 422]);
});
