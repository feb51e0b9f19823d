import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { BOOLEAN_FEATURES, NUMERIC_FEATURES, publicPlans } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Account } from '../../identity/auth/sessions.ts';
import { plans } from '../../platform/db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { hasFeature, lacksFeature, requireFeature } from './require-feature.ts';
import { PLANS, seedPlans } from './seed.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

test('offers at least three lifetime plans to everybody, as a bare array', async () => {
  const answer = await backend.call('GET /v1/api/public/other/pricing');
  assert.equal(answer.statusCode, 200);
  const sold = v.parse(publicPlans, answer.json());
  assert.ok(sold.length >= 3);
  assert.equal(sold.filter((plan) => plan.recommended).length, 1);
  for (const { price, features } of sold) {
    assert.ok(price.ltd && price.mo && price.yr);
    assert.deepEqual(
      Object.keys(features).sort(),
      [...NUMERIC_FEATURES, ...BOOLEAN_FEATURES, 'storage_max_mb', 'leads_max'].sort(),
    );
  }
});

test('every feature on the price list can be asked for in one place, which refuses it in its own words', () => {
  const words = BOOLEAN_FEATURES.map((feature) => {
    for (const { name, features } of PLANS) {
      const account = { plan: { name, features } } as unknown as Pick<Account, 'plan'>;
      assert.equal(hasFeature(account, feature), features[feature], `${name} ${feature}`);
      if (features[feature]) assert.doesNotThrow(() => requireFeature(account, feature));
      else assert.throws(() => requireFeature(account, feature), { code: 'plan_required' });
    }
    return lacksFeature({ plan: { name: 'basic' } } as Pick<Account, 'plan'>, feature).message;
  });
  assert.equal(new Set(words).size, BOOLEAN_FEATURES.length);
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

test('another start leaves prices and limits as they were changed', async () => {
  const { db } = backend.context;
  await db.update(plans).set({ priceMonth: 1_000 }).where(eq(plans.name, 'basic'));
  const before = (await backend.call('GET /v1/api/public/other/pricing')).body;
  await seedPlans(db);
  assert.equal((await backend.call('GET /v1/api/public/other/pricing')).body, before);
  assert.equal(JSON.parse(before)[0].price.mo, 10);
});

test('the plan of accounts without any is not on sale', async () => {
  const answer = await backend.call('GET /v1/api/public/other/pricing');
  assert.ok(answer.json().every(({ name }: { name: string }) => name !== 'none'));
  const body = { plan_name: 'none', email: 'buyer@example.com', method: 2 };
  const bought = await backend.call('POST /v1/api/public/payment/create', { body });
  assert.equal(bought.statusCode, 422);
});
