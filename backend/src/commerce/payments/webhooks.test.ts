import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fastify } from 'fastify';
import { orders, purchaseCodes } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { answerError } from '../../platform/http/error-handler.ts';
import { validatorCompiler } from '../../platform/http/validator.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { signBody } from './signature.ts';
import { registerWebhookRoutes } from './webhooks.ts';

const secret = Buffer.from('known to this test');
const provider = sandboxProvider('http://localhost:3000', secret);

let server: TestApp;
let http: App;
let origin: string;

before(async () => {
  server = await testApp();
  // The application's own sandbox signs with a secret that nobody can know; this one has ours.
  http = fastify();
  http.setValidatorCompiler(validatorCompiler);
  http.setErrorHandler(answerError);
  registerWebhookRoutes(http, server.context, [provider]);
  origin = await http.listen({ port: 0 });
});
after(async () => {
  await http.close();
  await server.close();
});

let count = 0;
async function order(): Promise<string> {
  count += 1;
  const id = `order-${count}`;
  const values = { id, planName: 'pro', email: 'a@example.com', method: 'card' as const, amount: 1 };
  await server.context.db.insert(orders).values({ ...values, provider: 'sandbox', providerRef: id, status: 'pending' });
  return id;
}

const post = async (body: Buffer, headers: Record<string, string>, name = 'sandbox') =>
  (await fetch(`${origin}/v1/payments/webhook/${name}`, { method: 'POST', body: new Uint8Array(body), headers }))
    .status;

const codes = async () => (await server.context.db.select().from(purchaseCodes)).length;

test('takes a genuine event once, however often it is delivered', async () => {
  const before = await codes();
  const { body, headers } = provider.webhook(await order(), 'approve');
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, headers)));
  assert.deepEqual(answers, [200, 200, 200, 200, 200]);
  assert.equal(await post(body, { ...headers, 'content-type': 'application/json' }), 200);
  assert.equal(await codes(), before + 1);
});

test('refuses a wrong, missing, old or borrowed signature and changes nothing', async () => {
  const before = await codes();
  const { body, headers } = provider.webhook(await order(), 'approve');
  const other = provider.webhook(await order(), 'approve');
  const old = { 'landfall-signature': signBody(secret, body, Date.now() - 6 * 60 * 1000) };
  for (const wrong of [{}, { 'landfall-signature': 'x' }, old, other.headers]) {
    assert.equal(await post(body, wrong as Record<string, string>), 400);
  }
  assert.equal(await post(Buffer.concat([body, Buffer.from(' ')]), headers), 400);
  assert.equal(await post(Buffer.alloc(0), headers), 400);
  assert.equal(await codes(), before);
});

test('acknowledges genuine events that mean nothing here', async () => {
  for (const text of ['{"id":"1","type":"customer.created","order_id":"x"}', 'not json', '[]']) {
    const body = Buffer.from(text);
    assert.equal(await post(body, { 'landfall-signature': signBody(secret, body) }), 200);
  }
});

test('knows no other provider, and takes no endless body', async () => {
  const { body, headers } = provider.webhook('x', 'approve');
  assert.equal(await post(body, headers, 'stripe'), 404);
  assert.equal(await post(Buffer.alloc(300_000), headers), 413);
});

test('the running application takes no event that others signed', async () => {
  const { body, headers } = provider.webhook(await order(), 'approve');
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/v1/payments/webhook/sandbox',
    payload: body,
    headers,
  });
  assert.equal(statusCode, 400);
});
