import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { settleEarly } from '../api/early-reads.ts';
import { endpoint } from '../contracts/endpoints/endpoint.ts';
import { pageQuery } from '../contracts/wire.ts';
import { removeToken, setToken } from '../session/token.ts';
import { failure, fakeBackend } from '../testing/backend.ts';
import { fireEvent, renderScreen, screen, waitFor } from '../testing/index.ts';
import { useInvalidate, useQuery } from './use-query.ts';

const backend = fakeBackend();
const readShop = endpoint({
  method: 'GET',
  path: '/shop/:shop_id',
  access: 'session',
  query: pageQuery,
  responses: { 200: v.object({ data: v.string() }) },
});
const readShops = endpoint({ ...readShop, path: '/shop/' });

interface ShopProps {
  shop_id?: string;
  query?: { page?: number; limit?: number };
  everySeconds?: number;
}

function Shop({ shop_id = 'a b', query = {}, everySeconds }: ShopProps) {
  const { data, error } = useQuery(readShop, { params: { shop_id }, query }, { everySeconds });
  return <p>{data?.data ?? error?.message ?? 'nothing yet'}</p>;
}

const Waiting = () => <p>{useQuery(readShop, null).data ? 'read' : 'nothing yet'}</p>;
const All = () => <p>{useQuery(readShops, {}).data?.data}</p>;

const Again = () => {
  const invalidate = useInvalidate();
  return (
    <button type="button" onClick={() => void invalidate(readShop)}>
      Again
    </button>
  );
};

/** Shows its children when it is on. */
function Switch({ children }: { children: ReactNode }) {
  const [on, setOn] = useState(false);
  return (
    <>
      <button type="button" role="switch" aria-checked={on} onClick={() => setOn(!on)} />
      {on && children}
    </>
  );
}

afterEach(() => jest.useRealTimers());
const fakeTime = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });

it('reads an endpoint, its parameters and query in the address', async () => {
  backend.get('/shop/a%20b', { data: 'bread' });
  renderScreen(<Shop query={{ page: 2, limit: undefined }} />);
  expect(await screen.findByText('bread')).toBeVisible();
  expect(backend.calls.map(({ path }) => path)).toEqual(['/shop/a%20b?page=2']);
});

it('asks once for the same request, in whichever order it is written', async () => {
  backend.get('/shop/a%20b', { data: 'bread' });
  renderScreen(
    <>
      <Shop query={{ page: 2, limit: 10 }} />
      <Shop query={{ limit: 10, page: 2 }} />
    </>,
  );
  expect(await screen.findAllByText('bread')).toHaveLength(2);
  expect(backend.calls).toHaveLength(1);
});

it('reads nothing before it knows what to ask for', async () => {
  renderScreen(<Waiting />);
  expect(screen.getByText('nothing yet')).toBeVisible();
  expect(backend.calls).toHaveLength(0);
});

it('reads every request of an endpoint again, and no other endpoint', async () => {
  backend.get('/shop/a', { data: 'bread' });
  backend.get('/shop/b', { data: 'cake' });
  backend.get('/shop/', { data: 'all' });
  const { user } = renderScreen(
    <>
      <Shop shop_id="a" query={{ page: 1 }} everySeconds={300} />
      <Shop shop_id="b" />
      <All />
      <Again />
    </>,
  );
  await screen.findByText('all');
  await screen.findByText('cake');
  backend.get('/shop/a', { data: 'rolls' });
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('rolls')).toBeVisible();
  expect(backend.calls.filter(({ path }) => path === '/shop/')).toHaveLength(1);
  await waitFor(() => expect(backend.calls).toHaveLength(5));
});

it('takes what was read within the interval for fresh when it is shown again, until it is invalidated', async () => {
  backend.get('/shop/a', { data: 'bread' });
  const { user } = renderScreen(
    <>
      <Switch>
        <Shop shop_id="a" everySeconds={300} />
      </Switch>
      <Again />
    </>,
  );
  const change = () => user.click(screen.getByRole('switch'));
  await change();
  await screen.findByText('bread');
  await change();
  await change();
  expect(screen.getByText('bread')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(backend.calls).toHaveLength(1);
  await change();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await change();
  await waitFor(() => expect(backend.calls).toHaveLength(2));
});

it('keeps what it has when the next reading fails', async () => {
  backend.get('/shop/a', { data: 'bread' });
  const { user } = renderScreen(
    <>
      <Shop shop_id="a" />
      <Again />
    </>,
  );
  await screen.findByText('bread');
  backend.get('/shop/a', () => failure(404));
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await waitFor(() => expect(backend.calls).toHaveLength(2));
  expect(screen.getByText('bread')).toBeVisible();
});

it.each([3_000, 19_000])('polls when it is due although the first response took %i ms', async (latency) => {
  fakeTime();
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.get('/shop/a', async () => {
    await promise;
    return Response.json({ data: 'bread' });
  });
  renderScreen(<Shop shop_id="a" everySeconds={20} />);
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(latency));
  resolve();
  await screen.findByText('bread');
  await act(() => jest.advanceTimersByTimeAsync(20_000 - latency));
  await waitFor(() => expect(backend.calls).toHaveLength(2));
});

it('polls once for two who show the same, whenever they came', async () => {
  fakeTime();
  backend.get('/shop/a', { data: 'bread' });
  const shop = <Shop shop_id="a" everySeconds={20} />;
  renderScreen(
    <>
      {shop}
      <Switch>{shop}</Switch>
    </>,
  );
  await screen.findByText('bread');
  await act(() => jest.advanceTimersByTimeAsync(7_000));
  fireEvent.click(screen.getByRole('switch'));
  await act(() => jest.advanceTimersByTimeAsync(58_000));
  await waitFor(() => expect(backend.calls).toHaveLength(4));
});

describe('what the page read before its scripts ran', () => {
  const PATH = '/shop/a%20b';

  async function readEarly(body: string, at = Date.now()) {
    setToken('token-1');
    const byPath = { [PATH]: { at, isWaitedFor: true, response: Promise.resolve(new Response(body)) } };
    const reads = { token: 'token-1', language: 'en', sent: Promise.resolve(), byPath };
    Object.assign(window, { __LANDFALL__: { reads } });
    await settleEarly();
  }

  beforeEach(() => void backend.get(PATH, { data: 'bread' }));
  afterEach(() => {
    removeToken();
    Reflect.deleteProperty(window, '__LANDFALL__');
  });

  it('is shown by the first rendering, is not asked for again, and read anew once it changed', async () => {
    await readEarly('{"data":"early"}');
    const { user } = renderScreen(
      <>
        <Shop everySeconds={60} />
        <Again />
      </>,
    );
    expect(screen.getByText('early')).toBeVisible();
    expect(backend.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByText('bread')).toBeVisible();
  });

  it('is polled by the clock from when it was asked for', async () => {
    fakeTime();
    await readEarly('{"data":"early"}', Date.now() - 10_000);
    renderScreen(<Shop everySeconds={30} />);
    expect(screen.getByText('early')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(backend.calls).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('bread')).toBeVisible();
  });

  it('is no data where it is not what the contract says', async () => {
    await readEarly('{"data":1}');
    renderScreen(<Shop everySeconds={60} />);
    expect(screen.getByText('nothing yet')).toBeVisible();
    expect(await screen.findByText(/GET/)).toBeVisible();
  });
});
