import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type Scope, scopes } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { suspend, unsuspend } from '../../operations/admin/suspend.ts';
import { apiTokens } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';
import { revokeAllAccess } from '../auth/sessions.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

type Person = { id: string; token: string };

const add = ({ token }: Person, fields: object = {}) =>
  backend.call('POST /v1/api/user/token', {
    token,
    body: { name: 'n8n', scopes: [...scopes], password: PASSWORD, ...fields },
  });

async function made(person: Person, fields: object = {}): Promise<{ id: string; token: string }> {
  const answer = await add(person, fields);
  assert.equal(answer.statusCode, 201, answer.body);
  const { data, token } = answer.json();
  return { id: data.id, token };
}

const bearer = (token: string, line: string, options: { headers?: Record<string, string>; body?: object } = {}) =>
  backend.call(line, { ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });

const pages = (project: string) => `GET /v1/api/project/${project}/page`;

test('a token is shown once, stored hashed, and listed by how it begins', async () => {
  const person = await backend.signIn();
  const answer = await add(person, { scopes: ['pages:read'] });
  assert.equal(answer.headers['cache-control'], 'no-store');
  const { data, token } = answer.json();
  assert.match(token, /^lf_[\w-]{27,}$/);
  assert.ok(token.startsWith(data.prefix) && data.prefix.length < 12);
  assert.deepEqual(
    [data.scopes, data.project_id, data.expires_at, data.last_used_at],
    [['pages:read'], null, null, null],
  );
  const listed = await backend.call('GET /v1/api/user/token', { token: person.token });
  assert.deepEqual(listed.json(), { data: [data] });
  const [row] = await backend.context.db.select().from(apiTokens).where(eq(apiTokens.id, data.id));
  assert.ok(!JSON.stringify(row).includes(token));
});

test('making one needs the password, and a code where two-factor is on', async () => {
  const person = await backend.signIn();
  const wrong = await add(person, { password: 'not-this-one' });
  assert.deepEqual([wrong.statusCode, wrong.json().code], [422, 'wrong_password']);
  assert.equal((await add(person, { password: undefined })).statusCode, 422);
  const begun = await backend.call('POST /v1/api/user/two-factor', {
    token: person.token,
    body: { password: PASSWORD },
  });
  const { secret } = begun.json().data;
  const confirmed = await backend.call('POST /v1/api/user/two-factor/confirm', {
    token: person.token,
    body: { code: await generate({ secret }) },
  });
  assert.equal(confirmed.statusCode, 200, confirmed.body);
  assert.equal((await add(person)).json().code, 'otp_required');
  const [otp] = confirmed.json().data.recovery_codes;
  assert.equal((await add(person, { otp })).statusCode, 201);
});

test('refuses a project of somebody else, and an end that is past', async () => {
  const [person, other] = [await backend.signIn(), await pageOwner(backend)];
  assert.equal((await add(person, { project_id: other.project })).statusCode, 404);
  assert.ok((await add(person, { expires_at: 1 })).json().fields.expires_at);
});

test('opens what its scopes name, without a cookie, and names the one that is missing', async () => {
  const owner = await pageOwner(backend);
  const { token } = await made(owner, { scopes: ['pages:read'] });
  assert.equal((await bearer(token, pages(owner.project))).statusCode, 200);
  const refused = await bearer(token, `GET /v1/api/project/${owner.project}/lead`);
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'scope_missing']);
  assert.match(refused.json().message, /leads:read/);
  assert.match(String(refused.headers['www-authenticate']), /insufficient_scope/);
  const account = await bearer(token, 'GET /v1/api/user/me');
  assert.deepEqual([account.statusCode, account.json().code], [403, 'session_required']);
});

test('a session beside a bearer token counts for nothing', async () => {
  const owner = await pageOwner(backend);
  const { token } = await made(owner, { scopes: ['leads:read'] });
  const beside = { accesstokenapp: owner.token, cookie: `access_token_app=${owner.token}` };
  assert.equal((await bearer(token, pages(owner.project), { headers: beside })).statusCode, 403);
  assert.equal((await bearer('lf_unknown', pages(owner.project), { headers: beside })).statusCode, 401);
  assert.equal((await bearer(owner.token, pages(owner.project), { headers: beside })).statusCode, 401);
  assert.equal((await bearer('', pages(owner.project), { headers: beside })).statusCode, 401);
});

test('within its project where it has one', async () => {
  const owner = await pageOwner(backend);
  const type = 'project:landing:page';
  const body = { name: 'Second shop', description: 'More rockets.', tipo: type, type };
  const second = (await backend.call('POST /v1/api/project/new', { token: owner.token, body })).json().data.project_id;
  const { token } = await made(owner, { project_id: owner.project });
  assert.equal((await bearer(token, pages(owner.project))).statusCode, 200);
  assert.equal((await bearer(token, pages(second))).statusCode, 404);
  const listed = (await bearer(token, 'GET /v1/api/project/')).json().data;
  assert.deepEqual(
    listed.map(({ project_id }: { project_id: string }) => project_id),
    [owner.project],
  );
  assert.equal((await bearer(token, 'GET /v1/editor/other/files')).statusCode, 403);
  const all = await made(owner);
  assert.equal((await bearer(all.token, pages(second))).statusCode, 200);
  const stranger = await made(await backend.signIn());
  assert.equal((await bearer(stranger.token, pages(second))).statusCode, 404);
});

test('opens nothing once it is revoked or expired, or while its account is suspended', async () => {
  const owner = await pageOwner(backend);
  const [revoked, expired, kept] = [await made(owner), await made(owner), await made(owner)];
  const gone = await backend.call(`DELETE /v1/api/user/token/${revoked.id}`, { token: owner.token });
  assert.equal(gone.statusCode, 200);
  assert.equal((await backend.call(`DELETE /v1/api/user/token/${revoked.id}`, { token: owner.token })).statusCode, 404);
  const { db } = backend.context;
  await db
    .update(apiTokens)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(apiTokens.id, expired.id));
  for (const { token } of [revoked, expired]) {
    const answer = await bearer(token, pages(owner.project));
    assert.equal(answer.statusCode, 401);
    assert.match(String(answer.headers['www-authenticate']), /invalid_token/);
  }
  const me = await backend.call('GET /v1/api/user/me', { token: owner.token });
  const account = { account: me.json().data.email };
  await suspend(db, account, 'test', 'test');
  assert.equal((await bearer(kept.token, pages(owner.project))).statusCode, 401);
  await unsuspend(db, account, 'test', 'test');
  assert.equal((await bearer(kept.token, pages(owner.project))).statusCode, 200);
  await revokeAllAccess(db, owner.id);
  assert.equal((await bearer(kept.token, pages(owner.project))).statusCode, 401);
});

test('nobody revokes the token of another account', async () => {
  const owner = await pageOwner(backend);
  const { id, token } = await made(owner);
  const stranger = await backend.signIn();
  assert.equal((await backend.call(`DELETE /v1/api/user/token/${id}`, { token: stranger.token })).statusCode, 404);
  assert.equal((await bearer(token, pages(owner.project))).statusCode, 200);
});

test('notes its use once a minute', async () => {
  const owner = await pageOwner(backend);
  const { id, token } = await made(owner);
  const used = async () => {
    await bearer(token, pages(owner.project));
    const [row] = await backend.context.db.select().from(apiTokens).where(eq(apiTokens.id, id));
    return row?.lastUsedAt?.getTime();
  };
  const first = await used();
  assert.ok(first && first > Date.now() - 60_000);
  assert.equal(await used(), first);
  await backend.context.db
    .update(apiTokens)
    .set({ lastUsedAt: new Date(first - 61_000) })
    .where(eq(apiTokens.id, id));
  assert.ok(Number(await used()) >= first);
});

test('says what is left of its limit, and stops beyond it', async () => {
  const owner = await pageOwner(backend);
  const { token } = await made(owner);
  const first = await bearer(token, pages(owner.project));
  assert.equal(first.headers['ratelimit-policy'], '"token";q=300;w=60');
  assert.match(String(first.headers.ratelimit), /^"token";r=299;t=\d+$/);
  for (let count = 1; count < 300; count += 1) await bearer(token, `GET /v1/api/project/${randomUUID()}`);
  const beyond = await bearer(token, pages(owner.project));
  assert.deepEqual([beyond.statusCode, beyond.json().code], [429, 'too_many_requests']);
  assert.ok(Number(beyond.headers['retry-after']) > 0);
  assert.match(String(beyond.headers.ratelimit), /^"token";r=0;/);
  const other = await made(owner);
  assert.equal((await bearer(other.token, pages(owner.project))).statusCode, 200);
});

interface Documented {
  line: string;
  scope: Scope | undefined;
  isPublic: boolean;
}

/** Every documented call, with its parameters filled in. */
async function documentedCalls(project: string): Promise<Documented[]> {
  const { paths } = (await backend.call('GET /v1/docs/openapi.json')).json();
  return Object.entries<Record<string, { security?: Record<string, string[]>[] }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      line: `${method.toUpperCase()} ${path.replace('{project_id}', project).replaceAll(/\{\w+\}/g, 'none')}`,
      scope: security?.find(({ bearer }) => bearer)?.bearer?.[0] as Scope | undefined,
      isPublic: !security,
    })),
  );
}

test('every documented call is open to its own scope and to no other', { timeout: 120_000 }, async () => {
  const owner = await pageOwner(backend);
  const calls = await documentedCalls(owner.project);
  const of = new Map<Scope, string>();
  const renew = async (scope: Scope) => of.set(scope, (await made(owner, { scopes: [scope] })).token);
  const asked = new Map<Scope, number>();
  for (const scope of scopes) await renew(scope);
  assert.ok(calls.filter(({ scope }) => scope).length > 10);
  for (const { line, scope, isPublic } of calls.filter((call) => !call.isPublic)) {
    assert.ok(!isPublic);
    for (const held of scopes) {
      asked.set(held, (asked.get(held) ?? 0) + 1);
      if ((asked.get(held) ?? 0) % 250 === 0) await renew(held);
      const answer = await bearer(of.get(held) ?? '', line, { body: line.startsWith('GET') ? undefined : {} });
      const what = `${line} with ${held}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
      if (held === scope) assert.ok(answer.statusCode !== 401 && answer.statusCode !== 403, what);
      else
        assert.deepEqual(
          [answer.statusCode, answer.json().code],
          [403, scope ? 'scope_missing' : 'session_required'],
          what,
        );
    }
    assert.equal((await backend.call(line)).statusCode, 401, line);
  }
});

test('nothing about the account, its security, its money or its tokens is open to tokens', async () => {
  const calls = await documentedCalls(randomUUID());
  const closed = calls.filter(({ line }) => /\/v1\/api\/(?:user|login|logout|register|password)/.test(line));
  assert.ok(closed.length > 15);
  assert.deepEqual(
    closed.filter(({ scope }) => scope),
    [],
  );
  const changes = calls.filter(({ line }) =>
    /^(?:POST|PUT|DELETE) \/v1\/api\/project\/(?:new|[\w-]+|[\w-]+\/domain.*)$/.test(line),
  );
  assert.ok(changes.length >= 5);
  assert.deepEqual(
    changes.filter(({ scope }) => scope),
    [],
  );
});
