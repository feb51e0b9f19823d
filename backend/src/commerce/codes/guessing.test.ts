import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { mintCode } from './codes.ts';

let server: TestApp;
before(async () => {
  server = await testApp();
});
after(() => server.close());

let people = 0;
async function register(code: string, remoteAddress: string) {
  people += 1;
  const password = 'Harbour-7-light';
  const body = { email: `p${people}@example.com`, password, confirmPassword: password, code, terms: true };
  const answer = await server.call('POST /v1/api/register', { body, remoteAddress });
  return { status: answer.statusCode, code: answer.json().code, retryAfter: answer.headers['retry-after'] };
}
const mint = () => server.context.db.transaction((tx) => mintCode(tx, { planName: 'pro', orderId: null }));

test('tells an honest person what is wrong, and a guesser only to wait, whatever the code', async () => {
  const [mine, hers] = [await mint(), await mint()];
  assert.equal((await register('AAAA-BBBB-CCCC-DDDD', '192.0.2.9')).code, 'code_invalid');
  assert.equal((await register(mine, '192.0.2.9')).status, 201);
  assert.equal((await register(mine, '192.0.2.9')).code, 'code_used');

  for (let i = 0; i < 20; i++) assert.equal((await register('AAAA-BBBB-CCCC-DDDD', '192.0.2.1')).status, 422);
  for (const code of ['AAAA-BBBB-CCCC-DDDD', mine, hers]) {
    const { status, code: said, retryAfter } = await register(code, '192.0.2.1');
    assert.deepEqual([status, said], [429, 'too_many_requests']);
    assert.ok(Number(retryAfter) > 0);
  }
  assert.equal((await register(hers, '192.0.2.2')).status, 201);
});

test('counts a whole IPv6 network as one place', async () => {
  for (let i = 0; i < 20; i++) await register('AAAA-BBBB-CCCC-DDDD', `2001:db8:7:7::${i + 1}`);
  assert.equal((await register(await mint(), '2001:db8:7:7:ffff::1')).status, 429);
  assert.equal((await register(await mint(), '2001:db8:7:8::1')).status, 201);
});
