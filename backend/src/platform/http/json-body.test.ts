import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import type { App } from './app-type.ts';
import { jsonNesting, registerJsonBody } from './json-body.ts';

test('counts what nests, and nothing that stands in a text', () => {
  for (const [text, depth] of [
    ['{"a":["{",[1]]}', 3],
    ['{"a":"\\"}}}{{{["}', 1],
    ['{"a":"b\\\\","c":{}}', 2],
    ['"', 0],
    ['', 0],
  ] as const)
    assert.equal(jsonNesting(text), depth, text);
  assert.equal(jsonNesting(`"${'\\'.repeat(1_000_000)}"`), 0);
});

test('large bodies are read one after the other, and what they inherit cannot be named in any spelling', async () => {
  const app = fastify() as unknown as App;
  registerJsonBody(app);
  app.post('/', { bodyLimit: 2_000_000 }, async ({ body }) => Object.keys(body as object));
  const send = async (more: string) => {
    const payload = `{"html":"${'x'.repeat(500_000)}",${more}}`;
    const headers = { 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode;
  };
  const answers = ['"a":1', '"__proto__":{}', '"\\u005f_proto__":{}', '"constructor":{"prototype":{}}', '"b":'].map(
    send,
  );
  assert.deepEqual(await Promise.all(answers), [200, 400, 400, 400, 400]);
  await app.close();
});

test('halves of characters, which no database stores, are replaced wherever they stand', async () => {
  const app = fastify() as unknown as App;
  registerJsonBody(app);
  app.post('/', async ({ body }) => body);
  const payload = String.raw`{"a\udc00":["\uD83D\uDE00","\ud800",{"b":"c\\ud800"}],"n":null}`;
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  assert.deepEqual(response.json(), { 'a\ufffd': ['😀', '\ufffd', { b: 'c\\ud800' }], n: null });
  await app.close();
});
