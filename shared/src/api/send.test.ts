import * as v from 'valibot';
import { setRuntimeConfig } from '../config/runtime-config.ts';
import { endpoint } from '../contracts/endpoints/endpoint.ts';
import { messageResponse, pageQuery } from '../contracts/wire.ts';
import { removeToken, setToken } from '../session/token.ts';
import { failure, fakeBackend } from '../testing/backend.ts';
import { testConfig } from '../testing/render-screen.tsx';
import type { ApiError } from './api-error.ts';
import { addressOf, send } from './send.ts';

const backend = fakeBackend();
const shop = v.object({ data: v.number() });
const readShop = endpoint({
  method: 'GET',
  path: '/shop/:shop_id',
  access: 'session',
  query: pageQuery,
  responses: { 200: shop },
});
const makeShop = endpoint({
  method: 'POST',
  path: '/shop/new',
  access: 'session',
  body: v.object({ name: v.string() }),
  responses: { 201: shop },
  accepts: [201],
});
const closeShop = endpoint({
  method: 'DELETE',
  path: '/shop',
  access: 'session',
  responses: { 200: messageResponse },
  bodyOptional: true,
});
const exportShop = endpoint({ method: 'GET', path: '/shop', access: 'session', responses: {}, file: 'text/csv' });
const upload = endpoint({
  method: 'POST',
  path: '/picture',
  access: 'session',
  form: v.object({ alt: v.optional(v.string()) }),
  responses: { 201: shop },
});

beforeEach(() => setRuntimeConfig(testConfig()));
afterEach(removeToken);

const rejection = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it resolved')),
    (error) => error,
  );

it('writes the same request the same way, in whichever order its query stands', () => {
  const params = { shop_id: 'a/b' };
  const address = addressOf(readShop, { params, query: { page: 1, limit: 2 } });
  expect(address).toBe('/shop/a%2Fb?limit=2&page=1');
  expect(addressOf(readShop, { params, query: { limit: 2, page: 1 } })).toBe(address);
  expect(addressOf(readShop, { params, query: { page: undefined } })).toBe('/shop/a%2Fb');
});

it('sends parameters, query and token, and answers what the endpoint declares', async () => {
  setToken('t');
  backend.get('/shop/1', { data: 1, more: true });
  expect(await send(readShop, { params: { shop_id: '1' }, query: { page: 2 } })).toEqual({ data: 1 });
  expect(backend.calls[0]?.path).toBe('/shop/1?page=2');
  expect(backend.calls[0]?.headers.get('accesstokenapp')).toBe('t');
});

it('goes to the origin that an endpoint names, in place of the deployment’s backend', async () => {
  setRuntimeConfig(testConfig({ apiUrl: 'http://elsewhere.test' }));
  backend.get('/shop/1', { data: 1 });
  expect(await send({ ...readShop, origin: 'http://api.test' }, { params: { shop_id: '1' } })).toEqual({ data: 1 });
});

it('refuses a response that breaks the contract', async () => {
  backend.get('/shop/1', { data: 'one' });
  const error = await rejection(send(readShop, { params: { shop_id: '1' } }));
  expect(error).toMatchObject({ status: 200, message: 'Error en GET' });
});

it('sends a body as JSON, and takes no status but those that the endpoint accepts', async () => {
  backend.post('/shop/new', { data: 1 }, 201);
  expect(await send(makeShop, { body: { name: 'Bakery' } })).toEqual({ data: 1 });
  expect(backend.calls[0]?.body).toEqual({ name: 'Bakery' });
  backend.post('/shop/new', { data: 1 });
  expect(await rejection(send(makeShop, { body: { name: 'Bakery' } }))).toMatchObject({ status: 200 });
});

it('takes a missing body for no failure where the status alone decides', async () => {
  backend.delete('/shop', () => new Response(null));
  expect(await send(closeShop)).toBeUndefined();
  backend.delete('/shop', { message: 'Closed' });
  expect(await send(closeShop)).toEqual({ message: 'Closed' });
  backend.delete('/shop', () => failure(409, 'Not now'));
  expect(await rejection(send(closeShop))).toMatchObject({ status: 409, message: 'Not now' });
});

it('answers a file where the endpoint declares one', async () => {
  backend.get('/shop', () => new Response('a,b'));
  expect((await send(exportShop)).size).toBe(3);
  backend.get('/shop', () => failure(404, 'No such shop'));
  expect(await rejection(send(exportShop))).toMatchObject({ status: 404, message: 'No such shop' });
});

it('sends a file with its fields as a form', async () => {
  backend.post('/picture', { data: 1 }, 201);
  const file = new File(['bytes'], 'bread.jpg', { type: 'image/jpeg' });
  expect(await send(upload, { form: { file, alt: 'Bread' } })).toEqual({ data: 1 });
  expect(backend.calls[0]?.body).toContain('name="file"');
  expect(backend.calls[0]?.body).toContain('name="alt"');
});

it('gives a call up when its signal says so', async () => {
  backend.get('/shop/1', () => new Promise<Response>(() => {}));
  const abort = new AbortController();
  const call = rejection(send(readShop, { params: { shop_id: '1' }, signal: abort.signal }));
  abort.abort();
  expect(await call).toMatchObject({ status: 0 });
});
