/**
 * jsdom asks for permission before an upload to another origin, so the page stands on the fake backend's own.
 *
 * @jest-environment-options {"url": "http://api.test/"}
 */

import { act } from '@testing-library/react';
import * as v from 'valibot';
import { api } from '../api/client.ts';
import { upload } from '../api/upload.ts';
import { setRuntimeConfig } from '../config/runtime-config.ts';
import { DataProvider } from '../data/data-provider.tsx';
import { useApi } from '../data/use-api.ts';
import { notify } from '../notify/notify.ts';
import { useWritableStore } from '../store/store.ts';
import { failure, fakeBackend } from '../testing/backend.ts';
import { fixtures, installBrowserForms, renderScreen, screen, testConfig, waitFor } from '../testing/index.ts';
import { onSessionReset, type SessionEnd } from './session.ts';
import { getToken, removeToken, setToken } from './token.ts';

installBrowserForms();
const backend = fakeBackend();
const answer = v.object({ data: v.string() });
const ANA = 'token-of-ana';
const BEN = 'token-of-ben';

const ends: SessionEnd[] = [];
onSessionReset((end) => ends.push(end));
const authFail = jest.fn();
window.addEventListener('auth-fail', authFail);

beforeEach(() => {
  setRuntimeConfig(testConfig());
  removeToken();
  setToken(`first-${ANA}`);
  setToken(ANA);
  ends.length = 0;
  authFail.mockClear();
});

/** Answers to a path that come when the test says so, in the order of the calls. */
function held(method: 'get' | 'put' | 'post', path: string) {
  const waiting: ((response: Response) => void)[] = [];
  backend[method](path, () => new Promise((resolve) => waiting.push(resolve)));
  return {
    arrived: () => waitFor(() => expect(waiting).not.toHaveLength(0)),
    answer: async (response: Response) => {
      waiting.shift()?.(response);
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

/** What becomes of a call. */
function follow(call: Promise<unknown>) {
  const settled = jest.fn();
  call.then(settled, settled);
  return settled;
}

/** A call of Ana's; then her session ends and Ben signs in. */
async function anaThenBen(path: string, call: () => Promise<unknown>, method: 'get' | 'put' | 'post' = 'get') {
  const server = held(method, path);
  const settled = follow(call());
  await server.arrived();
  backend.get('/ends', () => failure(401));
  await api.get('/ends', answer).catch(() => {});
  authFail.mockClear();
  setToken(BEN);
  return { server, settled };
}

test.each([
  ['a 401', () => failure(401)],
  ['an answer', () => Response.json({ data: 'of Ana' })],
  ['a failure', () => failure(500)],
])('%s of a session that is over is never heard of, and the next one goes on', async (_name, late) => {
  const { server, settled } = await anaThenBen('/slow', () => api.get('/slow', answer));
  await server.answer(late());
  expect(settled).not.toHaveBeenCalled();
  expect(authFail).not.toHaveBeenCalled();
  expect(getToken()).toBe(BEN);
});

test('the same holds for an upload, and for a file', async () => {
  const send = () => upload('/up', new FormData(), answer);
  const first = await anaThenBen('/up', send, 'post');
  await first.server.answer(failure(401));
  setToken(ANA);
  const second = await anaThenBen('/file', () => api.file('/file'));
  await second.server.answer(failure(401));
  for (const { settled } of [first, second]) expect(settled).not.toHaveBeenCalled();
  expect(authFail).not.toHaveBeenCalled();
  expect(getToken()).toBe(BEN);
});

test('signing in with another token ends the session before it, once; with the same one, none', async () => {
  backend.get('/x', { data: 'x' });
  await api.get('/x', answer);
  setToken(ANA);
  expect(ends).toEqual([]);
  setToken(BEN);
  expect(ends).toEqual(['sign-in']);
  setToken(ANA);
  expect(ends).toEqual(['sign-in']);
});

test('who signs in in another tab gets nothing that this page was about to send', async () => {
  backend.get('/x', { data: 'x' });
  backend.put('/mine', {});
  await api.get('/x', answer);
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab does.
  document.cookie = `access_token_app=${BEN}; Path=/`;
  const settled = follow(api.put('/mine', { name: 'Ana' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
  expect(backend.calls.map(({ path }) => path)).toEqual(['/x']);
  expect(ends).toEqual(['sign-in']);
  expect(await api.get('/x', answer)).toEqual({ data: 'x' });
});

test("a late 401 of this page leaves another tab's session alone", async () => {
  const server = held('get', '/slow');
  const call = api.get('/slow', answer);
  await server.arrived();
  // biome-ignore lint/suspicious/noDocumentCookie: as another tab does.
  document.cookie = `access_token_app=${BEN}; Path=/`;
  void server.answer(failure(401));
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(authFail).not.toHaveBeenCalled();
  expect(getToken()).toBe(BEN);
});

function Name() {
  const { data } = useApi('/name', answer, { everySeconds: 300 });
  return <p>{data?.data ?? 'nothing'}</p>;
}

test('whoever raises auth-fail: the store, the cache and the notifications forget the account', async () => {
  backend.get('/name', ({ headers }) => Response.json({ data: `seen by ${headers.get('accesstokenapp')}` }));
  renderScreen(
    <DataProvider>
      <Name />
    </DataProvider>,
  );
  expect(await screen.findByText(`seen by ${ANA}`)).toBeVisible();
  act(() => useWritableStore.getState().setProjects([fixtures.project()]));
  act(() => notify.success('bread.jpg uploaded successfully'));
  await screen.findByText('bread.jpg uploaded successfully');

  removeToken();
  act(() => {
    window.dispatchEvent(new Event('auth-fail'));
    setToken(BEN);
  });
  expect(useWritableStore.getState().projects).toEqual([]);
  expect(await screen.findByText(`seen by ${BEN}`)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('bread.jpg uploaded successfully')).not.toBeInTheDocument());
});
