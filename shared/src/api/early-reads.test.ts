import { dropAllEarly, peekEarly, settleEarly, takeEarly } from './early-reads.ts';

const HEADERS = { accesstokenapp: 'token-1', 'accept-language': 'en' };
const PATH = '/v1/api/user/me';

function send(response: Promise<Response>, { at = Date.now(), isWaitedFor = true } = {}) {
  // A failure is known before anybody asks.
  response.catch(() => {});
  const byPath = { [PATH]: { at, isWaitedFor, response } };
  const reads = { token: 'token-1', language: 'en', sent: Promise.resolve(), byPath };
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
  await settleEarly();
  expect(peekEarly(PATH, headers)).toBeUndefined();
  expect(await takeEarly(PATH, headers)).toBeUndefined();
});

test('one that failed, was refused, or was read long ago is sent again', async () => {
  const failures = [Promise.reject(new TypeError('Failed to fetch')), answered(401)];
  for (const failure of failures) {
    send(failure);
    await settleEarly();
    expect(peekEarly(PATH, HEADERS)).toBeUndefined();
    expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
  }
  send(answered(), { at: Date.now() - 60_000 });
  await settleEarly();
  expect(peekEarly(PATH, HEADERS)).toBeUndefined();
  expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
});

test('what has come can be looked at before it is taken', async () => {
  send(answered());
  expect(peekEarly(PATH, HEADERS)).toBeUndefined();
  await settleEarly();
  expect(peekEarly(PATH, HEADERS)?.body).toBe('{}');
  expect(await (await takeEarly(PATH, HEADERS))?.text()).toBe('{}');
  expect(peekEarly(PATH, HEADERS)).toBeUndefined();
});

test('only what a first rendering waits for is waited for', async () => {
  send(new Promise(() => {}), { isWaitedFor: false });
  await settleEarly();
  expect(peekEarly(PATH, HEADERS)).toBeUndefined();
});

test('all of it is forgotten before something is changed', async () => {
  send(answered());
  await settleEarly();
  dropAllEarly();
  expect(peekEarly(PATH, HEADERS)).toBeUndefined();
  expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
});

test('nothing is taken where no early script ran', async () => {
  await settleEarly();
  expect(await takeEarly(PATH, HEADERS)).toBeUndefined();
});
