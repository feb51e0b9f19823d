import { act } from '@testing-library/react';
import * as v from 'valibot';
import { failure, fakeBackend } from '../testing/backend.ts';
import { fireEvent, renderScreen, screen, waitFor } from '../testing/index.ts';
import { useApi, useRefresh } from './use-api.ts';

const backend = fakeBackend();
const answer = v.object({ data: v.string() });

function Reading({ every = 300 }: { every?: number }) {
  const { data, error, isValidating } = useApi('/x', answer, { query: { page: 1 }, everySeconds: every });
  const refresh = useRefresh();
  return (
    <>
      <p aria-busy={isValidating}>{data?.data ?? error?.message ?? 'nothing yet'}</p>
      <button type="button" onClick={() => void refresh('/x')}>
        Refresh
      </button>
    </>
  );
}

afterEach(() => jest.useRealTimers());

test('reads a path again on demand, whatever its query', async () => {
  backend.get('/x', { data: 'one' });
  const { user } = renderScreen(<Reading />);
  await screen.findByText('one');
  backend.get('/x', { data: 'two' });
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('two')).toBeVisible();
  expect(backend.calls.every(({ path }) => path === '/x?page=1')).toBe(true);
});

test('keeps good data when a refresh fails', async () => {
  backend.get('/x', { data: 'one' });
  const { user } = renderScreen(<Reading />);
  await screen.findByText('one');
  backend.get('/x', () => failure(500, 'Broken'));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(backend.calls).toHaveLength(2));
  expect(screen.getByText('one')).toBeVisible();
});

async function pollsWith(visibility: DocumentVisibilityState): Promise<number> {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  backend.get('/x', { data: 'one' });
  renderScreen(<Reading every={300} />);
  await screen.findByText('one');
  await act(() => jest.advanceTimersByTimeAsync(299_000));
  expect(backend.calls).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  hidden.mockRestore();
  return backend.calls.length;
}

test('polls at its interval', async () => {
  expect(await pollsWith('visible')).toBe(2);
});

// Taken before any test replaces the timers.
const { setTimeout: setRealTimeout } = globalThis;
const turn = () => new Promise((resolve) => setRealTimeout(resolve));

/** Lets time pass second by second, each read answered before the next: responses travel in real time. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    while (document.querySelector('[aria-busy=true]')) await act(turn);
  }
}

test('goes on polling after an outage longer than its retries, and one question at a time', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  backend.get('/x', { data: 'one' });
  renderScreen(<Reading every={20} />, { retries: 3 });
  await screen.findByText('one');
  backend.get('/x', () => failure(503));
  await pass(20 + 29);
  expect(backend.calls).toHaveLength(5);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await pass(29);
  const tries = backend.calls.length;
  await pass(90);
  expect(backend.calls).toHaveLength(tries + 4);
  backend.get('/x', { data: 'two' });
  await pass(22);
  expect(screen.getByText('two')).toBeVisible();
  const read = backend.calls.length;
  await pass(85);
  expect(backend.calls).toHaveLength(read + 4);
});

test.each([
  ['what is not polled is given up', 0, 503, 4],
  ['an answer that will not change is taken', 20, 404, 1],
])('%s', async (_name, every, status, calls) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  backend.get('/x', () => failure(status));
  renderScreen(<Reading every={every} />, { retries: 3 });
  await pass(200);
  expect(backend.calls).toHaveLength(calls);
});

test('rests while the tab is hidden', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await pollsWith('hidden')).toBe(1);
  jest.restoreAllMocks();
});

test('does not read again because the window got the focus', async () => {
  backend.get('/x', { data: 'one' });
  renderScreen(<Reading />);
  await screen.findByText('one');
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(backend.calls).toHaveLength(1);
});
