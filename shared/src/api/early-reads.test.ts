import { takeEarly } from './early-reads.ts';

const HEADERS = { accesstokenapp: 'token-1', 'accept-language': 'en' };
const PATH = '/v1/api/user/me';

function send(response: Promise<Response>, at = performance.now()) {
  // A failure is known before anybody asks.
  response.catch(() => {});
  const reads = { token: 'token-1', language: 'en', at, responses: { [PATH]: response } };
  Object.assign(window, { __LANDFALL__: { reads } });
}

const answered = (status = 200) => Promise.resolve(new Response('{}', { status }));

afterEach(() => void Reflect.deleteProperty(window, '__LANDFALL__'));

test('a read that is on its way is taken once', async () => {
  send(answered());
  expect(await takeEarly('/v1/api/project/', HEADERS)).toBeUndefined();
  expect((await takeEarly(PATH, HEADERS))?.status).toBe(200);
  expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
});

test.each([
  ['another account', { ...HEADERS, accesstokenapp: 'token-2' }],
  ['another language', { ...HEADERS, 'accept-language': 'es' }],
])('one for %s is sent again', async (_, headers) => {
  send(answered());
  expect(await takeEarly(PATH, headers)).toBeUndefined();
});

test('one that failed, was refused, or was read long ago is sent again', async () => {
  send(Promise.reject(new TypeError('Failed to fetch')));
  expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
  send(answered(401));
  expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
  send(answered(), performance.now() - 60_000);
  expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
});

test('nothing is taken where no early script ran', async () => {
  expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
});
