import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { mintCode } from '../../commerce/codes/codes.ts';
import { sessions, users } from '../../platform/db/schema.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
after(() => backend.close());

const newCode = (planName = 'pro') => backend.context.db.transaction((tx) => mintCode(tx, { planName, orderId: null }));
const newEmail = () => `${randomUUID()}@example.com`;
/** Each test comes from an address of its own: throttles are by address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const form = (fields: object) => ({ password: PASSWORD, confirmPassword: PASSWORD, terms: true, ...fields });

async function register(fields: object, address = '10.0.0.1') {
  return backend.call('POST /v1/api/register', { body: form(fields), ...from(address) });
}

test('registers with a purchase code, onto the plan that the code opens', async () => {
  const email = newEmail();
  const answer = await register({ email: email.toUpperCase(), code: await newCode('premium') });
  assert.equal(answer.statusCode, 201, answer.body);
  assert.equal(typeof answer.json().message, 'string');

  const login = await backend.call('POST /v1/api/login', { body: { email, password: PASSWORD } });
  assert.equal(login.statusCode, 200, login.body);
  const me = await backend.call('GET /v1/api/user/me', { token: login.json().access_token });
  assert.deepEqual(me.json().data.plan, { name: 'premium', prefix: 'Premium' });
  assert.equal(me.json().data.email, email);
});

test('stores neither the password nor the token', async () => {
  const { email } = await backend.signIn();
  const login = await backend.call('POST /v1/api/login', { body: { email, password: PASSWORD } });
  const token = login.json().access_token;
  const stored = JSON.stringify([
    await backend.context.db.select().from(sessions),
    await backend.context.db.select().from(users),
  ]);
  assert.ok(!stored.includes(token) && !stored.includes(PASSWORD));
  assert.match(stored, /\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('makes exactly one account of twenty registrations that race for one code', async () => {
  const code = await newCode();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register({ email: newEmail(), code }, '10.0.0.2')),
  );
  const statuses = answers.map((answer) => answer.statusCode);
  assert.equal(statuses.filter((status) => status === 201).length, 1);
  assert.equal(statuses.filter((status) => status === 422).length, 19);
  assert.equal(answers.find((answer) => answer.statusCode === 422)?.json().code, 'code_used');
});

test('a failed registration leaves the code unused', async () => {
  const { email } = await backend.signIn();
  const code = await newCode();
  const taken = await register({ email, code });
  assert.equal(taken.statusCode, 409);
  assert.equal(taken.json().code, 'email_taken');
  assert.equal((await register({ email: newEmail(), code, terms: false })).statusCode, 422);
  assert.equal((await register({ email: newEmail(), code })).statusCode, 201);
});

test('a code that is not known makes no account', async () => {
  const email = newEmail();
  const answer = await register({ email, code: 'AAAA-BBBB-CCCC-DDDD' });
  assert.equal(answer.statusCode, 422);
  assert.equal(answer.json().code, 'code_invalid');
  assert.deepEqual(await backend.context.db.select().from(users).where(eq(users.email, email)), []);
});

test('says which fields of a registration break which rule', async () => {
  const answer = await register({
    email: 'nobody',
    password: 'short',
    confirmPassword: 'other words',
    code: '',
    terms: false,
  });
  assert.equal(answer.statusCode, 422);
  const { fields } = answer.json();
  assert.deepEqual(fields.email, ['Please enter a valid email address.']);
  assert.deepEqual(fields.password, ['Password must be at least 8 characters long.']);
  assert.deepEqual(fields.terms, ['You must accept the terms and conditions.']);
  assert.equal(fields.code[0], 'Purchase code is required.');

  const differ = await register({ email: newEmail(), code: await newCode(), confirmPassword: 'Something-else-2' });
  assert.deepEqual(differ.json().fields, { confirmPassword: ['Passwords do not match.'] });
});

for (const password of ['password', 'Password123!', '12345678', 'aaaaaaaa', 'qwertyuiop']) {
  test(`refuses the password ${password}`, async () => {
    const answer = await register({
      email: newEmail(),
      code: 'AAAA-BBBB-CCCC-DDDD',
      password,
      confirmPassword: password,
    });
    assert.equal(answer.statusCode, 422);
    assert.ok(answer.json().fields.password);
  });
}

test('an unknown e-mail and a wrong password get the same answer', async () => {
  const { email } = await backend.signIn();
  const wrong = await backend.call('POST /v1/api/login', { body: { email, password: 'not-this-one' } });
  const unknown = await backend.call('POST /v1/api/login', { body: { email: newEmail(), password: 'not-this-one' } });
  assert.equal(wrong.statusCode, 400);
  assert.equal(unknown.statusCode, 400);
  const { request_id: _a, ...first } = wrong.json();
  const { request_id: _b, ...second } = unknown.json();
  assert.deepEqual(first, second);
  assert.equal(first.code, 'wrong_credentials');
});

test('an unknown e-mail takes as long as a wrong password', async () => {
  const { email } = await backend.signIn();
  const time = async (who: string) => {
    const started = performance.now();
    await backend.call('POST /v1/api/login', { body: { email: who, password: 'not-this-one' }, ...from('10.0.0.3') });
    return performance.now() - started;
  };
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 9; i++) {
    known.push(await time(email));
    unknown.push(await time(newEmail()));
  }
  // Without the decoy an unknown e-mail answers in a tenth of the time.
  assert.ok(median(unknown) > median(known) / 3, `${median(unknown)} ms against ${median(known)} ms`);
});

test('stops guessing at an account, also many guesses at once, but not its owner elsewhere', async () => {
  const { email } = await backend.signIn();
  const guess = () =>
    backend.call('POST /v1/api/login', { body: { email, password: 'not-this-one' }, ...from('10.0.0.4') });
  const answers = await Promise.all(Array.from({ length: 15 }, guess));
  const stopped = answers.filter((answer) => answer.statusCode === 429);
  assert.equal(stopped.length, 5);
  assert.ok(Number(stopped[0]?.headers['retry-after']) > 0);

  const owner = { body: { email, password: PASSWORD } };
  assert.equal((await backend.call('POST /v1/api/login', { ...owner, ...from('10.0.0.4') })).statusCode, 429);
  assert.equal((await backend.call('POST /v1/api/login', { ...owner, ...from('10.0.0.5') })).statusCode, 200);
});

test('many logins of one account at once all succeed', async () => {
  const { email } = await backend.signIn();
  const login = () => backend.call('POST /v1/api/login', { body: { email, password: PASSWORD }, ...from('10.0.0.6') });
  const answers = await Promise.all(Array.from({ length: 30 }, login));
  assert.deepEqual([...new Set(answers.map((answer) => answer.statusCode))], [200]);
});

test('an e-mail longer than any real one is a broken rule', async () => {
  const email = `${'x'.repeat(5000)}@example.com`;
  const answer = await register({ email, code: 'AAAA-BBBB-CCCC-DDDD' });
  assert.deepEqual(answer.json().fields, { email: ['Please enter a valid email address.'] });
  assert.equal((await backend.call('POST /v1/api/login', { body: { email, password: 'any' } })).statusCode, 400);
});

test('logging out revokes this token and no other', async () => {
  const { email, token } = await backend.signIn();
  const login = await backend.call('POST /v1/api/login', { body: { email, password: PASSWORD } });
  const other = login.json().access_token;

  assert.equal((await backend.call('POST /v1/api/logout', { token })).statusCode, 200);
  assert.equal((await backend.call('GET /v1/api/user/me', { token })).statusCode, 401);
  assert.equal((await backend.call('POST /v1/api/logout', { token })).statusCode, 401);
  assert.equal((await backend.call('GET /v1/api/user/me', { token: other })).statusCode, 200);
});

test('a token that ran out is worth nothing', async () => {
  const { id, token } = await backend.signIn();
  await backend.context.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, id));
  const answer = await backend.call('GET /v1/api/user/me', { token });
  assert.equal(answer.statusCode, 401);
  assert.equal(answer.json().code, 'unauthenticated');
});

test('a token counts in its header alone', async () => {
  const { token } = await backend.signIn();
  const cookie = await backend.call('GET /v1/api/user/me', { headers: { cookie: `access_token_app=${token}` } });
  assert.equal(cookie.statusCode, 401);
  assert.equal((await backend.call(`GET /v1/api/user/me?accesstokenapp=${token}`)).statusCode, 401);
  assert.equal(
    (await backend.call('GET /v1/api/user/me', { headers: { authorization: `Bearer ${token}` } })).statusCode,
    401,
  );
});

test('a thousand wrong guesses from one address lock nobody out elsewhere', async () => {
  const { email } = await backend.signIn();
  const logIn = (password: string, address: string) =>
    backend.call('POST /v1/api/login', { body: { email, password }, ...from(address) });
  for (let guess = 0; guess < 120; guess += 1) await logIn('Wrong-horse-9', '10.9.0.1');
  assert.equal((await logIn(PASSWORD, '10.9.0.1')).statusCode, 429);
  assert.equal((await logIn(PASSWORD, '10.9.0.2')).statusCode, 200);
});

test('an address that signed in before gets in while guesses come from everywhere', async () => {
  const { email } = await backend.signIn();
  const logIn = (password: string, address: string) =>
    backend.call('POST /v1/api/login', { body: { email, password }, ...from(address) });
  assert.equal((await logIn(PASSWORD, '2001:db8:5:5::1')).statusCode, 200);
  for (let guess = 0; guess < 110; guess += 1) await logIn('Wrong-horse-9', `10.8.${guess}.1`);
  assert.equal((await logIn(PASSWORD, '10.7.0.1')).statusCode, 429);
  assert.equal((await logIn(PASSWORD, '2001:db8:5:5::2')).statusCode, 200);
});

test('a bogus code tells nothing of an e-mail', async () => {
  const { email } = await backend.signIn();
  const [known, unknown] = [
    await register({ email, code: 'AAAA-BBBB-CCCC-DDDD' }, '10.0.3.1'),
    await register({ email: newEmail(), code: 'AAAA-BBBB-CCCC-DDDD' }, '10.0.3.2'),
  ];
  assert.deepEqual([known.statusCode, known.json().code], [422, 'code_invalid']);
  assert.deepEqual([unknown.statusCode, unknown.json().code], [422, 'code_invalid']);
  const code = await newCode();
  assert.equal((await register({ email, code }, '10.0.3.3')).json().code, 'email_taken');
  assert.equal((await register({ email: newEmail(), code }, '10.0.3.3')).statusCode, 201);
});
