import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mails, recoveryCodes, users } from '../../platform/db/schema.ts';
import { codeOf, earlierCodeOf } from '../../testing/one-time-codes.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
after(() => backend.close());

interface Person {
  id: string;
  email: string;
  token: string;
}
let host = 0;
const login = ({ email }: Person, otp?: string, address = `10.2.${Math.floor(++host / 250)}.${host % 250}`) =>
  backend.call('POST /v1/api/login', {
    body: { email, password: PASSWORD, ...(otp !== undefined && { otp }) },
    headers: { 'x-forwarded-for': address },
  });
const call = ({ token }: Person, line: string, body?: object) =>
  backend.call(line.replace(' ', ' /v1/api/user/two-factor'), { token, ...(body && { body }) });

async function begin(person: Person): Promise<string> {
  const answer = await call(person, 'POST ', { password: PASSWORD });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data.secret;
}

async function turnedOn(): Promise<{ person: Person; secret: string; codes: string[] }> {
  const person = await backend.signIn();
  const secret = await begin(person);
  // The step before this one, so that the codes of now are still to be used.
  const answer = await call(person, 'POST /confirm', { code: await earlierCodeOf(secret) });
  assert.equal(answer.statusCode, 200, answer.body);
  return { person, secret, codes: answer.json().data.recovery_codes };
}

test('counts once it is confirmed, and not before', async () => {
  const person = await backend.signIn();
  const answer = await call(person, 'POST ', { password: PASSWORD });
  const { secret, uri } = answer.json().data;
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.match(secret, /^[A-Z2-7]{32}$/);
  assert.match(uri, /^otpauth:\/\/totp\/Landfall:/);
  assert.ok(uri.includes(`secret=${secret}`) && uri.includes(encodeURIComponent(person.email)));
  assert.equal((await login(person)).statusCode, 200);

  const wrong = await call(person, 'POST /confirm', { code: '000000' });
  assert.deepEqual([wrong.statusCode, wrong.json().code], [400, 'otp_wrong']);
  assert.deepEqual((await call(person, 'GET ')).json().data, { enabled: false, recovery_codes_left: 0 });
  const on = await call(person, 'POST /confirm', { code: await codeOf(secret) });
  assert.equal(on.json().data.recovery_codes.length, 10);
  assert.deepEqual((await call(person, 'GET ')).json().data, { enabled: true, recovery_codes_left: 10 });
  assert.equal((await call(person, 'POST ', { password: PASSWORD })).statusCode, 409);
});

test('sign-in asks for a code and takes each one once', async () => {
  const { person, secret } = await turnedOn();
  const without = await login(person);
  assert.deepEqual([without.statusCode, without.json().code], [400, 'otp_required']);
  const code = await codeOf(secret);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const answers = await Promise.all([login(person, spaced), login(person, code)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  const again = await login(person, code);
  assert.deepEqual([again.statusCode, again.json().code], [400, 'otp_wrong']);
  assert.equal((await login(person, await codeOf(secret, -4))).statusCode, 400);
});

test('a wrong password says nothing of a second factor', async () => {
  const { person } = await turnedOn();
  const body = { email: person.email, password: 'not-this-one', otp: '123456' };
  const answer = await backend.call('POST /v1/api/login', { body, headers: { 'x-forwarded-for': '10.3.0.1' } });
  assert.equal(answer.json().code, 'wrong_credentials');
});

test('a recovery code stands in for the app, once, however it is typed', async () => {
  const { person, codes } = await turnedOn();
  const [first = '', second = ''] = codes;
  const answers = await Promise.all([login(person, first), login(person, first.toLowerCase().replaceAll('-', ' '))]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
  assert.equal((await login(person, second.replaceAll('-', ''))).statusCode, 200);
  assert.equal((await call(person, 'GET ')).json().data.recovery_codes_left, 8);
  const stranger = await turnedOn();
  assert.equal((await login(stranger.person, codes[2])).statusCode, 400);
});

test('stores no recovery code, and shows them and the secret never again', async () => {
  const { person, secret, codes } = await turnedOn();
  const { db } = backend.context;
  const stored = JSON.stringify(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id)));
  for (const code of codes) assert.ok(!stored.includes(code) && !stored.includes(code.replaceAll('-', '')));
  const me = await backend.call('GET /v1/api/user/me', { token: person.token });
  assert.ok(!me.body.includes(secret));
});

test('keeps the secret encrypted; one from before it was so is read, and encrypted by its next use', async () => {
  const { person, secret } = await turnedOn();
  const { db } = backend.context;
  const stored = async () => (await db.select().from(users).where(eq(users.id, person.id)))[0]?.totpSecret ?? '';
  assert.match(await stored(), /^sealed1\./);
  await db.update(users).set({ totpSecret: secret }).where(eq(users.id, person.id));
  assert.equal((await login(person, await codeOf(secret))).statusCode, 200);
  assert.match(await stored(), /^sealed1\./);
  assert.equal((await login(person, await codeOf(secret, 1))).statusCode, 200);
});

test('where the key is lost, recovery codes still open the door', async () => {
  const { person, secret, codes } = await turnedOn();
  const { db } = backend.context;
  await db.update(users).set({ totpSecret: 'sealed1.00000000.AAAA' }).where(eq(users.id, person.id));
  assert.equal((await login(person, await codeOf(secret))).json().code, 'otp_wrong');
  assert.equal((await login(person, codes[0])).statusCode, 200);
});

test('stops guessing second factors, from wherever they come', async () => {
  const { person, secret } = await turnedOn();
  const answers = await Promise.all(Array.from({ length: 14 }, () => login(person, '000000')));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 400).length, 10);
  assert.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 4);
  assert.equal((await login(person, await codeOf(secret))).statusCode, 429);
});

test('signing in without a code first is not counted as a failure', async () => {
  const { person, codes } = await turnedOn();
  for (let attempt = 0; attempt < 12; attempt++) {
    assert.equal((await login(person, undefined, '10.4.0.1')).json().code, 'otp_required');
  }
  assert.equal((await login(person, codes[0], '10.4.0.1')).statusCode, 200);
});

test('turning it off needs the password and a code', async () => {
  const { person, codes } = await turnedOn();
  const end = (password: string, otp: string) => call(person, 'DELETE ', { password, otp });
  const wrong = await end('not-this-one', codes[0] ?? '');
  assert.deepEqual([wrong.statusCode, Object.keys(wrong.json().fields)], [422, ['password']]);
  assert.equal((await end(PASSWORD, '000000')).json().code, 'otp_wrong');
  assert.equal((await login(person)).json().code, 'otp_required');
  assert.equal((await end(PASSWORD, codes[0] ?? '')).statusCode, 200);
  assert.equal((await login(person)).statusCode, 200);
  const [row] = await backend.context.db.select().from(users).where(eq(users.id, person.id));
  assert.deepEqual([row?.totpSecret, row?.totpPending], [null, null]);
  const left = await backend.context.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id));
  assert.equal(left.length, 0);
});

test('beginning needs the password', async () => {
  const person = await backend.signIn();
  assert.equal((await call(person, 'POST ', { password: 'not-this-one' })).statusCode, 422);
  assert.equal((await call(person, 'POST /confirm', { code: '123456' })).statusCode, 409);
});

test('tells the owner when it goes on and off', async () => {
  const { person, secret } = await turnedOn();
  const off = await call(person, 'DELETE ', { password: PASSWORD, otp: await codeOf(secret) });
  assert.equal(off.statusCode, 200, off.body);
  const told = await backend.context.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.recipient, person.email))
    .orderBy(mails.createdAt);
  assert.deepEqual(
    told.map(({ subject }) => subject),
    ['Two-factor authentication is on', 'Two-factor authentication is off'],
  );
});
