import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { asc } from 'drizzle-orm';
import { generate } from 'otplib';
import { mintCode } from './commerce/codes/codes.ts';
import { mails } from './platform/db/schema.ts';
import { createLog } from './platform/log.ts';
import { buildSitesApp } from './sites-app.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { until } from './testing/until.ts';

const EMAIL = 'ann@example.com';
const PASSWORD = 'Correct-horse-1';
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  // Nobody listens there: every call fails, and failures are what logs are full of.
  STRIPE_API_URL: 'http://127.0.0.1:1',
  AI_URL: 'http://127.0.0.1:1/v1',
  AI_KEY: 'ai-key-0123456789',
  AI_MODEL: 'none',
  AI_ATTEMPTS: '1',
  SMTP_URL: 'smtp://mailer:smtp-password-123@127.0.0.1:1',
  LOG_LEVEL: 'trace',
};

let backend: TestApp;
const output = new PassThrough();
let written = '';
output.on('data', (chunk) => {
  written += chunk;
});
before(async () => {
  backend = await testApp(KEYS, createLog('trace', output));
});
after(() => backend.close());

const lines = () =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The newest mail's text with what it promises: a code, a link. */
async function mailed(pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    const rows = await backend.context.db.select().from(mails).orderBy(asc(mails.createdAt));
    found = rows.map(({ body }) => pattern.exec(body)?.[1]).findLast((each) => each !== undefined);
    return found !== undefined;
  });
  return found ?? '';
}

test('a walk through the API with every kind of secret leaves none of them in the log', async () => {
  const { call, context } = backend;
  const secrets = new Map<string, string>(Object.entries(KEYS).filter(([name]) => /KEY|SECRET/.test(name)));
  secrets.set('mail password', 'smtp-password-123');
  secrets.set('master key', context.config.secretKeys.current?.toString('hex') ?? '');

  const code = await context.db.transaction((tx) => mintCode(tx, { planName: 'pro', orderId: null }));
  secrets.set('purchase code', code).set('password', PASSWORD);
  const registration = { email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD, code, terms: true };
  assert.equal((await call('POST /v1/api/register', { body: registration })).statusCode, 201);
  await call('POST /v1/api/register', { body: { ...registration, code: 'ABCD-EFGH-JKLM-NPQR' } });
  secrets.set('wrong code', 'ABCD-EFGH-JKLM-NPQR').set('wrong password', 'Wrong-horse-2');
  await call('POST /v1/api/login', { body: { email: EMAIL, password: 'Wrong-horse-2' } });
  const token = (await call('POST /v1/api/login', { body: { email: EMAIL, password: PASSWORD } })).json().access_token;
  secrets.set('token', token);

  const begun = await call('POST /v1/api/user/two-factor', { token, body: { password: PASSWORD } });
  const { secret } = begun.json().data;
  const otp = await generate({ secret });
  const on = await call('POST /v1/api/user/two-factor/confirm', { token, body: { code: otp } });
  const [recovery] = on.json().data.recovery_codes;
  secrets.set('authenticator secret', secret).set('one-time code', `"${otp}"`).set('recovery code', recovery);
  const body = { email: EMAIL, password: PASSWORD };
  const second = await call('POST /v1/api/login', { body: { ...body, otp: recovery } });
  assert.equal(second.statusCode, 200, second.body);
  secrets.set('second token', second.json().access_token);

  await call('POST /v1/api/password/forgot', { body: { email: EMAIL } });
  const reset = await mailed(/[?&#/](?:token|t)?=?([\w-]{30,})/);
  secrets.set('reset token', reset);
  await call('POST /v1/api/password/reset', { body: { token: reset, password: 'weak' } });
  await call(`GET /v1/api/password/reset?token=${reset}`);

  const [, another = ''] = on.json().data.recovery_codes;
  const change = { email: 'elsewhere@example.com', old_password: PASSWORD, otp: another };
  await call('PUT /v1/api/user/me', { token, body: { ...change, old_password: 'Wrong-horse-2' } });
  assert.equal((await call('PUT /v1/api/user/me', { token, body: change })).statusCode, 200);
  const undo = await mailed(/undo-email\?token=([\w-]{30,})/);
  const undone = await call('POST /v1/api/user/email/undo', { body: { token: undo } });
  secrets.set('second recovery code', another).set('undo token', undo);
  secrets.set('token to a new password', undone.json().data.reset_token);

  // Failures with secrets in them: no provider, a broken body, a database that is away.
  await call('POST /v1/api/public/payment/create', { body: { plan_name: 'pro', email: EMAIL, method: 1 } });
  await call('POST /v1/payments/webhook/stripe', {
    body: { id: 'evt_secret_1' },
    headers: { 'stripe-signature': 't=1,v1=signature-of-theirs' },
  });
  secrets.set('webhook signature', 'signature-of-theirs');
  const broken = { payload: `{"password":"${PASSWORD}"`, headers: { 'content-type': 'application/json' } };
  await backend.app.inject({ method: 'POST', url: '/v1/api/login', ...broken });
  const { executeSql } = backend.database;
  await executeSql('alter table sessions rename to sessions_away');
  await call('GET /v1/api/user/me', { token });
  await call('POST /v1/api/login', { body: { ...body, otp: '123456' } });
  await executeSql('alter table sessions_away rename to sessions');

  await call('GET /v1/preview/token-of-a-preview');
  await backend.app.inject({
    ...{ method: 'POST', url: '/v1/preview/token-of-a-preview/comment' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Reader-Ben&text=words-of-a-reader',
  });
  secrets.set('comment', 'words-of-a-reader');
  secrets.set('preview link', 'token-of-a-preview');

  // Visitors' words are theirs, too.
  const sites = await buildSitesApp(context);
  await sites.inject({ url: '/?secret=visitors-query', headers: { host: 'nobody.example' } });
  await sites.close();
  secrets.set('query', 'visitors-query');
  await until(() => /mail\.send failed/.test(written));

  for (const [name, value] of secrets) {
    assert.ok(value.length >= 8, `${name} is not there`);
    const line = written.split('\n').find((each) => each.includes(value));
    assert.equal(line, undefined, `the ${name} is in the log`);
  }
});

test('every line says on whose account it was written', async () => {
  const known = lines();
  const answered = known.filter(({ msg }) => msg === 'Answered');
  assert.ok(answered.length > 10);
  for (const { reqId } of answered) assert.match(String(reqId), /^[\da-f-]{36}$/);
  const ids = new Set(answered.map(({ reqId }) => reqId));
  const [failed] = known.filter(({ msg }) => /mail\.send failed/.test(String(msg)));
  assert.ok(ids.has(failed?.reqId), 'a job names the request that asked for it');
  assert.deepEqual([failed?.job, typeof failed?.jobId], ['mail.send', 'string']);
  for (const line of written.split('\n')) assert.ok((line.match(/"reqId"/g)?.length ?? 0) <= 2, line);
  assert.ok(known.some(({ msg, reqId, host }) => msg === 'Site answered' && reqId && host === 'nobody.example'));
});
