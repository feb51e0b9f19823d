import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

test('publishes OpenAPI 3.1, made from the schemas that the routes use', async () => {
  const document = (await backend.call('GET /v1/docs/openapi.json')).json();
  assert.match(document.openapi, /^3\.1/);
  const login = document.paths['/v1/api/login'].post;
  const body = login.requestBody.content['application/json'].schema;
  assert.deepEqual(body.required, ['email', 'password']);
  assert.equal(body.properties.password.minLength, 3);
  assert.ok(login.responses['200'].content['application/json'].schema.properties.access_token);
  assert.deepEqual(login.responses.default.content['application/json'].schema.required, [
    'message',
    'code',
    'request_id',
  ]);
});

test('says which calls need the token', async () => {
  const { paths } = (await backend.call('GET /v1/docs/openapi.json')).json();
  assert.deepEqual(paths['/v1/api/user/me'].get.security, [{ token: [] }]);
  assert.equal(paths['/v1/api/public/other/pricing'].get.security, undefined);
});

test('shows a readable page that asks nobody but us', async () => {
  const page = await backend.call('GET /v1/docs/');
  assert.equal(page.statusCode, 200);
  assert.match(String(page.headers['content-type']), /text\/html/);
  assert.deepEqual(page.body.match(/(?:src|href)="(?:https?:)?\/\/[^"]*"/g), null);
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, /default-src 'self'/);
  assert.doesNotMatch(policy, /unsafe-eval/);
  assert.equal((await backend.call('GET /v1/docs/js/scalar.js')).statusCode, 200);
});
