import { CONTRACT_VERSION, setRuntimeConfig } from '@landfall/shared/host';
import { act, fakeBackend, renderScreen, screen, testConfig, waitFor } from '@landfall/shared/testing';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { useLayoutEffect } from 'react';
import { prepareArea, registerAreas, reloadArea } from './load-area.ts';
import { areaRecord } from './registry.ts';
import { RemoteScreen } from './remote-screen.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
const load = jest.mocked(loadRemote);
jest.spyOn(console, 'error').mockImplementation(() => {});
const backend = fakeBackend();

// jsdom has no digests: every content's is 'AQID' here. The browser tests have the real ones.
Object.defineProperty(crypto, 'subtle', { value: { digest: async () => new Uint8Array([1, 2, 3]).buffer } });

let count = 0;
afterEach(() => {
  load.mockReset();
  jest.mocked(registerRemotes).mockReset();
});

/** An area of its own for each test: what is known of one outlives its screen. */
function newRemote({
  buildInfo = {},
  status = 200,
  remote = {},
}: {
  buildInfo?: object;
  status?: number;
  remote?: object;
} = {}) {
  const name = `area_${++count}`;
  const path = `/${name}/mf-manifest.json`;
  const metaData = {
    buildInfo: { buildVersion: '1.2.3', commit: 'abc1234', contract: CONTRACT_VERSION, ...buildInfo },
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  };
  const config = {
    errorsUrl: 'http://api.test/errors',
    timeouts: { area: 2_000 },
    remotes: { [name]: { entry: `http://api.test${path}`, ...remote } },
  };
  backend.get(path, { metaData, shared: [], exposes: [] }, status);
  backend.post('/errors', {});
  setRuntimeConfig(testConfig(config));
  registerAreas();
  const open = () =>
    renderScreen(
      <>
        <p>shell</p>
        <RemoteScreen remote={name} screen="main" area="files" />
      </>,
      { config },
    );
  return { name, path, open, serve: (nextStatus: number) => backend.get(path, { metaData }, nextStatus) };
}

const area = (main: () => unknown, contractVersion = CONTRACT_VERSION) => ({
  default: { screens: { main }, contractVersion },
});
const reports = () => backend.calls.filter(({ path }) => path === '/errors').map(({ body }) => body);
const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

test('shows the screen of an area, and knows where it came from', async () => {
  const { name, open } = newRemote();
  load.mockResolvedValue(area(() => 'here it is'));
  open();
  expect(await screen.findByText('here it is')).toBeVisible();
  expect(areaRecord(name)).toMatchObject({ state: 'ready', version: '1.2.3', commit: 'abc1234', error: null });
  expect(areaRecord(name).milliseconds).toBeGreaterThan(0);
});

test('names the area that could not be loaded, keeps the shell, reports it, and tries again', async () => {
  const { name, open, serve } = newRemote({ status: 404 });
  const { user } = open();
  expect(await screen.findByText('Files could not be loaded')).toBeVisible();
  expect(screen.getByText(/Its server cannot be reached right now/)).toBeVisible();
  expect(screen.getByText('shell')).toBeVisible();
  await waitFor(() => expect(reports()).toMatchObject([{ remote: name, kind: 'load', path: '/' }]));

  serve(200);
  load.mockResolvedValue(area(() => 'back again'));
  await user.click(await tryAgain());
  expect(await screen.findByText('back again')).toBeVisible();
  expect(registerRemotes).toHaveBeenLastCalledWith([expect.objectContaining({ name })], { force: true });
});

test('keeps an error while rendering inside its place and reports it with the version', async () => {
  const { name, open } = newRemote();
  load.mockResolvedValueOnce(
    area(() => {
      throw new Error('broken screen, see https://app.test/path?token=secret#x');
    }),
  );
  const { user } = open();
  expect(await screen.findByText('Files stopped working')).toBeVisible();
  expect(screen.getByText('shell')).toBeVisible();
  await waitFor(() =>
    expect(reports()).toMatchObject([
      {
        remote: name,
        version: '1.2.3',
        commit: 'abc1234',
        kind: 'render',
        message: 'broken screen, see https://app.test/path',
      },
    ]),
  );
  load.mockResolvedValue(area(() => 'repaired'));
  await user.click(await tryAgain());
  expect(await screen.findByText('repaired')).toBeVisible();
});

test('refuses an area that needs a newer host before any of its code runs', async () => {
  const { open } = newRemote({ buildInfo: { contract: CONTRACT_VERSION + 1 } });
  open();
  expect(await screen.findByText(/It needs a newer version of Landfall/)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('refuses an area whose code asks for a newer host than its manifest said', async () => {
  const { open } = newRemote();
  load.mockResolvedValue(area(() => 'x', CONTRACT_VERSION + 1));
  open();
  expect(await screen.findByText(/It needs a newer version of Landfall/)).toBeVisible();
});

test('says that a screen is missing', async () => {
  const { open } = newRemote();
  load.mockResolvedValue({ default: { screens: {}, contractVersion: CONTRACT_VERSION } });
  open();
  expect(await screen.findByText(/does not include this screen/)).toBeVisible();
});

test('says that an answer is no manifest', async () => {
  const { path, open } = newRemote();
  backend.get(path, () => new Response('<!doctype html><title>Login</title>'));
  open();
  expect(await screen.findByText(/something that cannot be run/)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('gives up an area that hangs', async () => {
  const { open } = newRemote();
  load.mockReturnValue(new Promise(() => {}));
  open();
  expect(await screen.findByText(/takes too long to answer/)).toBeVisible();
});

test('runs nothing of an area whose manifest is not the expected one', async () => {
  const { open } = newRemote({ remote: { integrity: 'sha384-bm90IHRoaXMgb25l sha256-bm9yIHRoaXM=' } });
  open();
  expect(await screen.findByText(/not the ones that this site expects/)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('loads the current version by itself when a piece is gone, a few times and no more', async () => {
  const { open } = newRemote();
  load.mockResolvedValue(
    area(() => {
      throw Object.assign(new Error('Loading chunk dialog failed.'), { name: 'ChunkLoadError' });
    }),
  );
  open();
  expect(await screen.findByText('Files stopped working')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test.each([
  ['while it loads', (error: Error) => load.mockRejectedValue(error)],
  [
    'while in use',
    (error: Error) =>
      load.mockResolvedValue(
        area(() => {
          throw error;
        }),
      ),
  ],
])(
  "an area that lacks a script of the host's own %s is not started afresh: the page has to be",
  async (_when, fail) => {
    const { open } = newRemote();
    const request = `${location.origin}/shared_src_overlay_ts.js`;
    fail(Object.assign(new Error(`Loading chunk overlay failed. (${request})`), { name: 'ChunkLoadError', request }));
    open();
    expect(await screen.findByText(/This part could not be loaded/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('runs nothing of a pinned area whose manifest names no hashes', async () => {
  const { open } = newRemote({ remote: { integrity: 'sha384-AQID' } });
  open();
  expect(await screen.findByText(/not the ones that this site expects/)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['a frame', true, ''],
  ['a painted form', false, 'none'],
])('a screen that takes the focus as it appears finds the page shown in place of %s', async (_, isFrame, display) => {
  document.body.insertAdjacentHTML('beforeend', `<div id="first-paint"></div><div id="root" style="display: none">`);
  const painted = document.getElementById('first-paint');
  const root = document.getElementById('root');
  if (isFrame) painted?.setAttribute('aria-hidden', 'true');
  let seen: string | undefined;
  const { open } = newRemote();
  load.mockResolvedValue(
    area(() => {
      useLayoutEffect(() => {
        seen = root?.style.display;
      }, []);
      return 'here it is';
    }),
  );
  open();
  expect(await screen.findByText('here it is')).toBeVisible();
  expect(seen).toBe(display);
  expect(root?.style.display).toBe('');
  expect(painted?.isConnected).toBe(false);
  root?.remove();
});

test('an area that was loaded before anything was rendered is shown at once, and gives way once it is reloaded', async () => {
  const { name, open } = newRemote();
  load.mockResolvedValueOnce(area(() => 'prepared'));
  await prepareArea(name);
  open();
  expect(screen.getByText('prepared')).toBeVisible();
  load.mockResolvedValueOnce(area(() => 'the version after it'));
  act(() => reloadArea(name));
  expect(await screen.findByText('the version after it')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure before anything was rendered is shown and reported once', async () => {
  const { name, open } = newRemote({ status: 404 });
  await prepareArea(name);
  open();
  expect(await screen.findByText('Files could not be loaded')).toBeVisible();
  expect(reports()).toMatchObject([{ remote: name, kind: 'load' }]);
});
