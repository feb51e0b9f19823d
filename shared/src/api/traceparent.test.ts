import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { setRuntimeConfig } from '../config/runtime-config.ts';
import type { Endpoint } from '../contracts/endpoints/endpoint.ts';
import { fakeBackend } from '../testing/backend.ts';
import { testConfig } from '../testing/render-screen.tsx';
import { send } from './send.ts';

const backend = fakeBackend();
const readShop = {
  method: 'GET',
  path: '/shop',
  access: 'public',
  responses: { 200: v.object({ data: v.number() }) },
} satisfies Endpoint;

beforeEach(() => backend.get('/shop', { data: 1 }));

async function sent(): Promise<string | null> {
  await send(readShop);
  return backend.calls.at(-1)?.headers.get('traceparent') ?? null;
}
const traceOf = (header: string | null) => header?.split('-')[1];

test('says nothing unless the deployment asks for it', async () => {
  setRuntimeConfig(testConfig());
  expect(await sent()).toBeNull();
  setRuntimeConfig(testConfig({ tracing: false }));
  expect(await sent()).toBeNull();
});

test('the first call does not wait for what names its trace', async () => {
  setRuntimeConfig(testConfig({ tracing: true }));
  expect(await sent()).toBeNull();
  await waitFor(async () => expect(await sent()).not.toBeNull());
});

test('names a trace, and leaves the choice whether to record it to the server', async () => {
  setRuntimeConfig(testConfig({ tracing: true }));
  const [one, two] = [await sent(), await sent()];
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(traceOf(one)).not.toBe(traceOf(two));
});

test('asks for a share of the traces to be recorded', async () => {
  const random = jest.spyOn(Math, 'random');
  setRuntimeConfig(testConfig({ tracing: 0.1 }));
  random.mockReturnValue(0.09);
  expect(await sent()).toMatch(/-01$/);
  random.mockReturnValue(0.1);
  expect(await sent()).toMatch(/-00$/);
  random.mockRestore();
});

test('what one click causes has one trace, and what comes later another one', async () => {
  setRuntimeConfig(testConfig({ tracing: true }));
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  document.body.click();
  const [first, second] = [await sent(), await sent()];
  expect(traceOf(first)).toBe(traceOf(second));
  expect(first).not.toBe(second);
  now.mockReturnValue(2_000);
  expect(traceOf(await sent())).not.toBe(traceOf(first));
  document.body.click();
  const third = await sent();
  expect(traceOf(third)).not.toBe(traceOf(first));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(traceOf(await sent())).not.toBe(traceOf(third));
  now.mockRestore();
});

test('tells no other origin', async () => {
  setRuntimeConfig(testConfig({ tracing: true, apiUrl: 'http://elsewhere.test' }));
  await send({ ...readShop, origin: 'http://api.test' });
  expect(backend.calls.at(-1)?.headers.get('traceparent')).toBeNull();
});
