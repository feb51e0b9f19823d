import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BOOLEAN_FEATURES, NUMERIC_FEATURES, publicPlans } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { PLANS, seedPlans } from './seed.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

test('offers at least three lifetime plans to everybody, as a bare array', async () => {
  const answer = await backend.call('GET /v1/api/public/other/pricing');
  assert.equal(answer.statusCode, 200);
  const plans = v.parse(publicPlans, answer.json());
  assert.ok(plans.length >= 3);
  assert.equal(plans.filter((plan) => plan.recommended).length, 1);
  for (const { price, features } of plans) {
    assert.ok(price.ltd && price.mo && price.yr);
    assert.deepEqual(Object.keys(features).sort(), [...NUMERIC_FEATURES, ...BOOLEAN_FEATURES].sort());
  }
});

test('a year is exactly twenty per cent cheaper than twelve months', () => {
  for (const plan of PLANS) assert.equal(plan.priceYear * 10, plan.priceMonth * 12 * 8, plan.name);
});

test('answers everybody, also whoever sends a stale token', async () => {
  assert.equal((await backend.call('GET /v1/api/public/other/pricing', { token: 'stale' })).statusCode, 200);
});

test('offers the same plans to the signed-in account', async () => {
  const { token } = await backend.signIn();
  const answer = await backend.call('GET /v1/api/user/plan', { token });
  assert.deepEqual(answer.json().data, (await backend.call('GET /v1/api/public/other/pricing')).json());
  assert.equal((await backend.call('GET /v1/api/user/plan')).statusCode, 401);
});

test('describes the plans in the language that is asked for', async () => {
  const described = async (language: string) => {
    const headers = { 'accept-language': language };
    const { token } = await backend.signIn();
    const answer = await backend.call('GET /v1/api/public/other/pricing', { headers });
    assert.match(String(answer.headers.vary), /Accept-Language/i);
    const own = await backend.call('GET /v1/api/user/plan', { token, headers });
    assert.deepEqual(own.json().data, answer.json());
    return v.parse(publicPlans, answer.json()).map(({ description }) => description);
  };
  assert.deepEqual(
    await described('en'),
    PLANS.map((plan) => plan.description),
  );
  const spanish = await described('es-MX,es;q=0.9');
  assert.equal(spanish[0], 'Para una primera idea: tu propio sitio, en línea hoy mismo.');
  for (const { description } of PLANS) assert.ok(!spanish.includes(description), description);
});

test('seeding again changes nothing', async () => {
  const before = (await backend.call('GET /v1/api/public/other/pricing')).body;
  await seedPlans(backend.context.db);
  assert.equal((await backend.call('GET /v1/api/public/other/pricing')).body, before);
});
