import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { emailChanges, mails, recoveryCodes, sessions, users } from '../../platform/db/schema.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { hashPassword } from './passwords.ts';
import { createReauth } from './reauth.ts';
import { accountLookup, openSession } from './sessions.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { secondFactorLimit } from './two-factor.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

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
  /** A second session of theirs. */
  other: string;
}

interface Sensitive {
  line: string;
  /** What the call takes beside the proof. */
  body?: () => object;
  /** The field that the password travels in. */
  field?: string;
  /** Whether it is for accounts with a second factor, for those without, or for both. */
  factor?: boolean;
}

/** Every call that the token alone must not open. */
const SENSITIVE: Sensitive[] = [
  { line: 'PUT /v1/api/user/me', body: () => ({ email: `${randomUUID()}@example.com` }), field: 'old_password' },
  { line: 'PUT /v1/api/user/me', body: () => ({ password: 'Better-horse-2' }), field: 'old_password' },
  { line: 'DELETE /v1/api/user/me' },
  { line: 'POST /v1/api/user/export' },
  { line: 'DELETE /v1/api/user/session' },
  { line: 'DELETE /v1/api/user/session/{session_id}' },
  { line: 'POST /v1/api/user/two-factor', factor: false },
  { line: 'DELETE /v1/api/user/two-factor', factor: true },
  { line: 'POST /v1/api/user/two-factor/recovery', factor: true },
  { line: 'POST /v1/api/user/token', body: () => ({ name: 'Import', scopes: ['pages:read'] }) },
];

/** Calls that change something of the account's and need no more than the token. */
const BY_TOKEN_ALONE = [
  'POST /v1/api/user/two-factor/confirm', // needs the secret that only the password brings
  'POST /v1/api/user/confirm', // needs the token of a mail, and no other
  'POST /v1/api/user/confirm/again',
  'DELETE /v1/api/user/confirm',
  'POST /v1/api/user/email/undo', // needs the token of a mail, and no other
  'DELETE /v1/api/user/token/{token_id}', // takes rights away, and only from programs
  'POST /v1/api/user/me/avatar',
  'DELETE /v1/api/user/me/avatar',
  'POST /v1/api/user/plan/checkout',
  'POST /v1/api/user/plan/redeem',
  'PUT /v1/api/user/mails',
  'PUT /v1/api/user/notification/read',
];

let places = 0;
const newPlace = () => `10.7.${Math.floor(++places / 250)}.${places % 250}`;

async function send(line: string, token: string, body: object | undefined, place = newPlace()): Promise<Response> {
  const [method = '', path] = line.split(' ');
  return fetch(origin + path, {
    method,
    headers: {
      accesstokenapp: token,
      'x-forwarded-for': place,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function person(factor = false): Promise<Person> {
  const { id, email, token } = await backend.signIn();
  const { db } = backend.context;
  if (factor) await db.update(users).set({ totpSecret: SECRET }).where(eq(users.id, id));
  return { id, email, token, other: await openSession(db, id, 'other') };
}

/** The call's address with the other session's id in it. */
async function addressed(line: string, { id, token }: Person): Promise<string> {
  if (!line.includes('{session_id}')) return line;
  const rows = await backend.context.db.select().from(sessions).where(eq(sessions.userId, id));
  const listed = await (await send('GET /v1/api/user/session', token, undefined)).json();
  const [other] = listed.data.filter(({ current }: { current: boolean }) => !current);
  assert.equal(rows.length, 2);
  return line.replace('{session_id}', other.session_id);
}

/** Everything about the account that a sensitive call could change. */
async function state({ id, email }: Person): Promise<unknown> {
  const { db } = backend.context;
  return [
    (await db.select().from(users).where(eq(users.id, id))).map(({ updatedAt: _, ...user }) => user),
    await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)),
    await db.select().from(emailChanges).where(eq(emailChanges.userId, id)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    await db.select({ id: mails.id }).from(mails).where(eq(mails.recipient, email)),
  ];
}

const told = async (answer: Response) => {
  const body = await answer.json();
  return { status: answer.status, code: body.code, fields: Object.keys(body.fields ?? {}) };
};

for (const { line, body, field = 'password', factor } of SENSITIVE) {
  describe(line, () => {
    test('refuses a token alone, and changes nothing', async () => {
      const owner = await person(factor);
      const address = await addressed(line, owner);
      const before = await state(owner);
      for (const empty of [body?.() ?? {}, ...(body ? [] : [undefined])]) {
        const answer = await send(address, owner.token, empty);
        assert.equal(answer.status, 422, await answer.text());
      }
      const named = await told(await send(address, owner.token, { ...body?.(), [field]: '' }));
      assert.deepEqual([named.status, named.fields], [422, [field]]);
      assert.deepEqual(await state(owner), before);
    });

    test('refuses a wrong password in its field, and changes nothing', async () => {
      const owner = await person(factor);
      const address = await addressed(line, owner);
      const before = await state(owner);
      const refused = await told(await send(address, owner.token, { ...body?.(), [field]: 'Wrong-horse-2' }));
      assert.deepEqual(refused, { status: 422, code: 'wrong_password', fields: [field] });
      assert.deepEqual(await state(owner), before);
    });

    if (factor === false) return;
    test('asks for a code too where sign-in does', async () => {
      const owner = await person(true);
      const address = await addressed(line, owner);
      const before = await state(owner);
      const proof = { ...body?.(), [field]: PASSWORD };
      // Beside a wrong password a code tells nothing.
      const guess = await told(await send(address, owner.token, { ...proof, [field]: 'Wrong-horse-2', otp: '000000' }));
      assert.equal(guess.code, 'wrong_password');
      assert.equal((await told(await send(address, owner.token, proof))).code, 'otp_required');
      const wrong = await told(await send(address, owner.token, { ...proof, otp: '000000' }));
      assert.deepEqual([wrong.code, wrong.fields], ['otp_wrong', ['otp']]);
      assert.deepEqual(await state(owner), before);
      const right = await send(address, owner.token, { ...proof, otp: await generate({ secret: SECRET }) });
      assert.ok(right.ok, await right.text());
    });
  });
}

test('every call that changes something of an account is among the sensitive ones, or known not to be', async () => {
  const { paths } = await (await fetch(`${origin}/v1/docs/openapi.json`)).json();
  const calls = Object.entries<object>(paths)
    .filter(([path]) => path.startsWith('/v1/api/user'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((line) => !line.startsWith('GET '));
  assert.deepEqual(calls.sort(), [...new Set(SENSITIVE.map(({ line }) => line)), ...BY_TOKEN_ALONE].sort());
});

test('the archive of an account cannot be had by an address', async () => {
  const { token } = await person();
  assert.equal((await send('GET /v1/api/user/export', token, undefined)).status, 404);
});

test('a name is changed without the password, and no e-mail with it', async () => {
  const { token, email } = await person(true);
  const answer = await send('PUT /v1/api/user/me', token, { name: 'Ann', email });
  assert.equal(answer.status, 200);
  assert.equal((await answer.json()).data.name, 'Ann');
});

test('wrong passwords count with those of sign-in from the same place, and lock nobody out elsewhere', async () => {
  const owner = await person();
  const thief = newPlace();
  const home = newPlace();
  const login = (place: string) =>
    backend.call('POST /v1/api/login', {
      body: { email: owner.email, password: PASSWORD },
      headers: { 'x-forwarded-for': place },
    });
  for (let guess = 0; guess < 5; guess++) {
    const body = { password: 'Wrong-horse-2' };
    assert.equal((await send('DELETE /v1/api/user/session', owner.token, body, thief)).status, 422);
    const form = { email: owner.email, ...body };
    const headers = { 'x-forwarded-for': thief };
    assert.equal((await backend.call('POST /v1/api/login', { body: form, headers })).statusCode, 400);
  }
  const stopped = await send('DELETE /v1/api/user/session', owner.token, { password: PASSWORD }, thief);
  assert.equal(stopped.status, 429);
  assert.ok(Number(stopped.headers.get('retry-after')) > 0);
  assert.equal((await login(thief)).statusCode, 429);
  assert.equal((await send('DELETE /v1/api/user/session', owner.token, { password: PASSWORD }, home)).status, 200);
  assert.equal((await login(home)).statusCode, 200);
});

test('what is refused for another reason is no failure', async () => {
  const owner = await person(true);
  const { email: taken } = await backend.signIn();
  const place = newPlace();
  for (let attempt = 0; attempt < 12; attempt++) {
    assert.equal((await told(await send('DELETE /v1/api/user/session', owner.token, {}, place))).status, 422);
    const without = await send('DELETE /v1/api/user/session', owner.token, { password: PASSWORD }, place);
    assert.equal((await told(without)).code, 'otp_required');
  }
  // A code that was right is still good where the change itself is refused.
  const otp = await generate({ secret: SECRET });
  const change = (email: string) =>
    send('PUT /v1/api/user/me', owner.token, { email, old_password: PASSWORD, otp }, place);
  assert.deepEqual((await told(await change(taken))).fields, ['email']);
  assert.equal((await change(`${randomUUID()}@example.com`)).status, 200);
});

test('a password that was changed while it was compared opens nothing', async () => {
  const { id, token } = await person();
  const { db } = backend.context;
  const account = await accountLookup(db)(token);
  assert.ok(account);
  const passwordHash = await hashPassword('Better-horse-2');
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
  const reauth = createReauth(backend.context, {
    signIn: new SignInLimits(backend.context),
    secondFactor: secondFactorLimit(backend.context),
  });
  const act = () => assert.fail('the old password opened it');
  const late = reauth({ account, ip: newPlace() }, { password: PASSWORD }, async () => act());
  await assert.rejects(late, { code: 'wrong_password' });
});

test('who has not proven anything learns nothing of other accounts', async () => {
  const { token } = await person();
  const { email: taken } = await backend.signIn();
  const ask = async (email: string) => {
    const { request_id: _, ...body } = await (await send('PUT /v1/api/user/me', token, { email })).json();
    return body;
  };
  assert.deepEqual(await ask(taken), await ask('nobody-at-all@example.com'));
});

test('new recovery codes take the place of the old ones, and their owner is told', async () => {
  const owner = await person(true);
  const make = async () =>
    send('POST /v1/api/user/two-factor/recovery', owner.token, {
      password: PASSWORD,
      otp: await generate({ secret: SECRET }),
    });
  const answer = await make();
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  const { recovery_codes: codes } = (await answer.json()).data;
  assert.equal(codes.length, 10);
  const again = { password: PASSWORD, otp: codes[0] };
  const second = await send('POST /v1/api/user/two-factor/recovery', owner.token, again);
  assert.equal(second.status, 200);
  const old = { ...again, otp: codes[1] };
  assert.equal((await told(await send('DELETE /v1/api/user/session', owner.token, old))).code, 'otp_wrong');
  const [fresh] = (await second.json()).data.recovery_codes;
  assert.equal((await send('DELETE /v1/api/user/session', owner.token, { ...again, otp: fresh })).status, 200);
  const subjects = await backend.context.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.recipient, owner.email));
  assert.deepEqual(new Set(subjects.map(({ subject }) => subject)), new Set(['You have new recovery codes']));
});

test('an account without a second factor has no recovery codes to make', async () => {
  const { token } = await person();
  const answer = await send('POST /v1/api/user/two-factor/recovery', token, { password: PASSWORD, otp: '123456' });
  assert.equal(answer.status, 409);
});
