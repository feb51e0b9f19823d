import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as endpoints from '@landfall/shared/endpoints';
import * as editorEndpoints from '../../content/editor/endpoints.ts';
import * as previewEndpoints from '../../content/previews/endpoints.ts';
import { AppError } from '../../platform/errors.ts';
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

test('says what an upload is made of', async () => {
  const { paths } = (await backend.call('GET /v1/docs/openapi.json')).json();
  for (const path of ['/v1/editor/other/upload', '/v1/api/user/me/avatar']) {
    const form = paths[path].post.requestBody.content['multipart/form-data'].schema;
    assert.deepEqual(form.required, ['file']);
    assert.equal(form.properties.file.type, 'string');
  }
});

test('says which file a call answers', async () => {
  const { paths } = (await backend.call('GET /v1/docs/openapi.json')).json();
  const { responses } = paths['/v1/api/user/invoice/{invoice_id}/pdf'].get;
  assert.deepEqual(Object.keys(responses['200'].content), ['application/pdf']);
});

test('names the codes of the failures that are a call’s own', async () => {
  const { post } = (await backend.call('GET /v1/docs/openapi.json')).json().paths['/v1/api/login'];
  assert.deepEqual(post['x-error-codes'], ['wrong_credentials', 'otp_required', 'otp_wrong', 'account_suspended']);
  assert.match(post.responses.default.description, /`wrong_credentials`/);
});

test('documents no call that is not declared as an endpoint', async () => {
  const { paths } = (await backend.call('GET /v1/docs/openapi.json')).json();
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = Object.values({ ...endpoints, ...editorEndpoints, ...previewEndpoints })
    .filter((value) => typeof value === 'object')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  assert.deepEqual(
    documented.filter((call) => !declared.includes(call)),
    [],
  );
});

test('every code that an endpoint names is one of the backend', () => {
  const named = Object.values({ ...endpoints, ...editorEndpoints, ...previewEndpoints }).flatMap((value) =>
    typeof value === 'object' && 'errors' in value ? [...value.errors] : [],
  );
  for (const code of named) assert.ok(new AppError(code).status >= 400, code);
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

test('leads from the address without a slash to the page', async () => {
  const { statusCode, headers } = await backend.call('GET /v1/docs');
  assert.equal(statusCode, 301);
  assert.equal(headers.location, '/v1/docs/');
});

test('says of what lies beside the page what is said of every unknown address', async () => {
  const { statusCode, headers, body } = await backend.call('GET /v1/docs/nothing');
  assert.equal(statusCode, 404);
  assert.equal(JSON.parse(body).code, 'not_found');
  assert.match(String(headers['content-security-policy']), /default-src 'none'/);
});
