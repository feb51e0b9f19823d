import * as v from 'valibot';
import { setRuntimeConfig } from '../config/runtime-config.ts';
import { setLanguage } from '../i18n/language.ts';
import { getToken, removeToken, setToken } from '../session/token.ts';
import { failure, fakeBackend } from '../testing/backend.ts';
import { testConfig } from '../testing/render-screen.tsx';
import { type ApiError, messageOf } from './api-error.ts';
import { api } from './client.ts';

const backend = fakeBackend();
const answer = v.object({ data: v.number() });

beforeEach(() => setRuntimeConfig(testConfig()));
afterEach(removeToken);

const rejection = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it resolved')),
    (error) => error,
  );

test('sends the token of the cookie in its header, and none without it', async () => {
  backend.get('/x', { data: 1 });
  await api.get('/x', answer);
  setToken('a=b;c');
  await api.get('/x', answer);
  expect(backend.calls.map(({ headers }) => headers.get('accesstokenapp'))).toEqual([null, 'a=b;c']);
});

test('says the language of the texts, the default ones in English', async () => {
  backend.get('/x', { data: 1 });
  await api.get('/x', answer);
  await setLanguage('es');
  await api.get('/x', answer);
  await setLanguage('default');
  expect(backend.calls.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'es']);
});

test('parses what comes back, and refuses what breaks the contract', async () => {
  backend.get('/good', { data: 1, more: true });
  backend.get('/bad', { data: 'one' });
  expect(await api.get('/good', answer)).toEqual({ data: 1 });
  expect(await rejection(api.get('/bad', answer))).toMatchObject({ message: 'Error en GET', status: 200 });
});

test.each([
  ['GET', () => api.get('/x', answer)],
  ['POST', () => api.post('/x', {}, answer)],
  ['PUT', () => api.put('/x', {})],
  ['DELETE', () => api.delete('/x')],
])('a failed %s has its generic text, the status and the body', async (method, call) => {
  const fail = () => failure(500);
  backend.get('/x', fail);
  backend.post('/x', fail);
  backend.put('/x', fail);
  backend.delete('/x', fail);
  expect(await rejection(call())).toMatchObject({ message: `Error en ${method}`, status: 500, data: {} });
});

test("carries the server's message and fields", async () => {
  backend.post('/x', () => Response.json({ message: 'No', fields: { code: ['Used'] } }, { status: 422 }));
  const error = await rejection(api.post('/x', {}, answer));
  expect(messageOf(error, 'fallback')).toBe('No');
  expect(error.fields).toEqual({ code: ['Used'] });
  expect(messageOf(new Error('x'), 'fallback')).toBe('fallback');
});

test('a 401 on any call removes the token and raises auth-fail', async () => {
  const onAuthFail = jest.fn();
  window.addEventListener('auth-fail', onAuthFail, { once: true });
  setToken('old');
  backend.put('/x', () => failure(401));
  expect((await rejection(api.put('/x', {}))).status).toBe(401);
  expect(getToken()).toBeUndefined();
  expect(onAuthFail).toHaveBeenCalledTimes(1);
});

test.each([403, 404, 500])('a %i keeps the session', async (status) => {
  const onAuthFail = jest.fn();
  window.addEventListener('auth-fail', onAuthFail);
  setToken('old');
  backend.get('/x', () => failure(status));
  await rejection(api.get('/x', answer));
  window.removeEventListener('auth-fail', onAuthFail);
  expect(getToken()).toBe('old');
  expect(onAuthFail).not.toHaveBeenCalled();
});

test('only the expected statuses are a success where a call names them', async () => {
  backend.post('/x', { data: 1 }, 201);
  expect(await api.post('/x', {}, answer, { expect: [201] })).toEqual({ data: 1 });
  expect(await rejection(api.post('/x', {}, answer, { expect: [200] }))).toMatchObject({ status: 201 });
});

test('a lost connection is an ApiError with status 0', async () => {
  backend.get('/x', () => Response.error());
  expect(await rejection(api.get('/x', answer))).toMatchObject({ status: 0, message: 'Error en GET' });
});

test('an answer without JSON is no trouble where nothing is read from it', async () => {
  backend.delete('/x', () => new Response(null, { status: 200 }));
  await expect(api.delete('/x')).resolves.toBeUndefined();
  backend.get('/html', () => new Response('<html>', { status: 502 }));
  expect((await rejection(api.get('/html', answer))).data).toBe('<html>');
});

test('reads a file with the token, and fails like every other call', async () => {
  setToken('t');
  backend.get('/pdf', () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  const file = await api.file('/pdf');
  expect(file.size).toBe(4);
  expect(backend.calls[0]?.headers.get('accesstokenapp')).toBe('t');
  backend.get('/pdf', () => failure(404, 'There is no such invoice.'));
  expect(await rejection(api.file('/pdf'))).toMatchObject({ message: 'There is no such invoice.', status: 404 });
});

test('a file that asks for a body is POSTed for', async () => {
  backend.post('/export', () => new Response('zip'));
  expect((await api.file('/export', { password: 'p' })).size).toBe(3);
  expect(backend.calls[0]).toMatchObject({ method: 'POST', body: { password: 'p' } });
});

test('a DELETE may carry a body', async () => {
  backend.delete('/x', {});
  await api.delete('/x', { json: { password: 'p' } });
  expect(backend.calls[0]?.body).toEqual({ password: 'p' });
});
