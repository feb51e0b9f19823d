import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { sessions } from '../../platform/db/schema.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

async function signInAgain(email: string): Promise<string> {
  const headers = { 'user-agent': CHROME };
  const answer = await backend.call('POST /v1/api/login', { body: { email, password: PASSWORD }, headers });
  return answer.json().access_token;
}
const body = { password: PASSWORD };
const list = async (token: string) => (await backend.call('GET /v1/api/user/session', { token })).json().data;
const status = async (token: string) => (await backend.call('GET /v1/api/user/me', { token })).statusCode;

test('lists where the account is signed in, and which of them asks', async () => {
  const { token, email } = await backend.signIn();
  const second = await signInAgain(email);
  const answer = await backend.call('GET /v1/api/user/session', { token: second });
  const [first, other] = answer.json().data;
  assert.equal(first.device, 'Chrome on Windows');
  assert.equal(first.current, true);
  assert.equal(other.current, false);
  assert.ok(Math.abs(first.created_at - Date.now() / 1000) < 60 && first.last_used_at >= first.created_at);
  assert.deepEqual(Object.keys(first).sort(), ['created_at', 'current', 'device', 'last_used_at', 'session_id']);
  for (const secret of [token, second]) assert.ok(!answer.body.includes(secret));
});

test('a session that is ended is signed out at once', async () => {
  const { token, email } = await backend.signIn();
  const other = await signInAgain(email);
  const { session_id } = (await list(token)).find((session: { current: boolean }) => !session.current);
  assert.equal((await backend.call(`DELETE /v1/api/user/session/${session_id}`, { token, body })).statusCode, 200);
  assert.equal(await status(other), 401);
  assert.equal(await status(token), 200);
  assert.equal((await backend.call(`DELETE /v1/api/user/session/${session_id}`, { token, body })).statusCode, 404);
});

test('all the others are ended together', async () => {
  const { token, email } = await backend.signIn();
  const others = [await signInAgain(email), await signInAgain(email)];
  assert.equal((await backend.call('DELETE /v1/api/user/session', { token, body })).statusCode, 200);
  for (const other of others) assert.equal(await status(other), 401);
  assert.equal((await list(token)).length, 1);
});

test('another account sees and ends nothing', async () => {
  const victim = await backend.signIn();
  const { token } = await backend.signIn();
  const [{ session_id }] = await list(victim.token);
  assert.equal((await list(token)).length, 1);
  assert.equal((await backend.call(`DELETE /v1/api/user/session/${session_id}`, { token, body })).statusCode, 404);
  await backend.call('DELETE /v1/api/user/session', { token, body });
  assert.equal(await status(victim.token), 200);
  assert.equal((await backend.call('GET /v1/api/user/session')).statusCode, 401);
});

test('notes the use of a session that rested, and does not list one that ran out', async () => {
  const { id, token } = await backend.signIn();
  const { db } = backend.context;
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  await db.update(sessions).set({ createdAt: hourAgo, lastUsedAt: hourAgo }).where(eq(sessions.userId, id));
  const [resting] = await list(token);
  assert.ok(resting.last_used_at > Date.now() / 1000 - 60);
  assert.ok(resting.created_at < Date.now() / 1000 - 3000);
  await db.insert(sessions).values({ tokenHash: 'gone', userId: id, expiresAt: hourAgo });
  assert.equal((await list(token)).length, 1);
});
