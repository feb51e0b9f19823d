import { CONTRACT_VERSION, setRuntimeConfig } from '@landfall/shared/host';
import { fakeBackend, fireEvent, renderScreen, screen, testConfig, waitFor } from '@landfall/shared/testing';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { useState } from 'react';
import { watchTyping } from '../reload/typing.ts';
import { registerAreas } from './load-area.ts';
import { manifestResponse } from './manifest-responses.ts';
import { allAreas, areaRecord, noteArea } from './registry.ts';
import { RemoteScreen } from './remote-screen.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
jest.spyOn(console, 'error').mockImplementation(() => {});
const backend = fakeBackend();

// jsdom has no digests: every content's is 'AQID' here. The browser tests have the real ones.
Object.defineProperty(crypto, 'subtle', { value: { digest: async () => new Uint8Array([1, 2, 3]).buffer } });
const ITS_HASH = 'sha384-AQID';

watchTyping();
let count = 0;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(registerRemotes).mockReset();
  // Whatever is still looked after.
  for (const { remote } of allAreas()) noteArea(remote, { trial: null });
});

const manifestOf = (release: string, more: object = {}) => ({
  metaData: {
    buildInfo: { buildVersion: '1.0.0', release, commit: release, contract: CONTRACT_VERSION, ...more },
    publicPath: 'auto',
    remoteEntry: { name: `${release}.js`, path: 'files/', type: 'global' },
  },
  exposes: [],
});

type Screen = () => unknown;

/** An area whose next version is tried; what runs is what the manifest that federation is given names. */
function tryNext({
  share = 5,
  drawn,
  canary = {},
  pins,
  screens = {},
}: {
  share?: number;
  drawn?: number;
  canary?: object;
  pins?: string;
  screens?: Record<string, Screen>;
} = {}) {
  const name = `tried_${++count}`;
  const url = `http://api.test/${name}/mf-manifest.json`;
  const offered = {
    version: 'next',
    share,
    trial: '20261123',
    manifest: 'releases/next/mf-manifest.json',
    integrity: ITS_HASH,
    contract: CONTRACT_VERSION,
    ...canary,
  };
  const serve = (manifest: object, path = 'mf-manifest.json') => backend.get(`/${name}/${path}`, manifest);
  const hashes = (release: string) => ({ integrity: { [`files/${release}.js`]: 'sha256-x' } });
  const announce = () => serve(manifestOf('current', { ...hashes('current'), canary: offered }));
  announce();
  serve(manifestOf('next', hashes('next')), 'releases/next/mf-manifest.json');
  backend.post('/errors', {});
  backend.post('/errors/session', {});
  if (drawn !== undefined) localStorage.setItem(`canary:${name}`, `next ${drawn}`);
  const config = {
    errorsUrl: 'http://api.test/errors',
    timeouts: { area: 2_000, canary: 30 },
    remotes: { [name]: { entry: url, ...(pins && { integrity: pins }) } },
  };
  setRuntimeConfig(testConfig(config));
  registerAreas();
  jest.mocked(loadRemote).mockImplementation(async () => {
    const { metaData } = await (manifestResponse(url) as Response).json();
    const { release } = metaData.buildInfo;
    const main = screens[release] ?? (() => `the ${release} version`);
    return { default: { screens: { main }, contractVersion: CONTRACT_VERSION } };
  });
  return {
    name,
    announce,
    withdraw: () => serve(manifestOf('current')),
    promote: () => serve(manifestOf('next')),
    open: () => renderScreen(<RemoteScreen remote={name} screen="main" area="files" />, { config }),
    sessions: () => backend.calls.filter(({ path }) => path === '/errors/session').map(({ body }) => body),
    reports: () => backend.calls.filter(({ path }) => path === '/errors').map(({ body }) => body),
    kept: () => localStorage.getItem(`canary:${name}`),
  };
}

const sees = (text: string) => screen.findByText(text);
const broken = (): never => {
  throw new Error('broken');
};

test('who draws a number below the share has the next version, everybody else the current one; both are counted', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.04);
  const first = tryNext({ share: 5 });
  const { unmount } = first.open();
  expect(await sees('the next version')).toBeVisible();
  await waitFor(() => expect(first.sessions()).toEqual([{ trial: '20261123', remote: first.name, version: 'next' }]));
  expect(areaRecord(first.name).trial).toMatchObject({ part: 'next', share: 5 });
  expect(first.kept()).toBe('next 4');
  unmount();
  jest.spyOn(Math, 'random').mockReturnValue(0.05);
  const second = tryNext({ share: 5 });
  second.open();
  expect(await sees('the current version')).toBeVisible();
  await waitFor(() => expect(second.sessions()).toContainEqual(expect.objectContaining({ version: 'current' })));
});

test('a browser draws once for a next version, also where the share grows, and again for another one', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  const { open, kept } = tryNext({ share: 20, drawn: 12 });
  const { unmount } = open();
  expect(await sees('the next version')).toBeVisible();
  expect(kept()).toBe('next 12');
  unmount();
  const other = tryNext({ share: 20 });
  localStorage.setItem(`canary:${other.name}`, 'an-older-one 3');
  random.mockReturnValue(0.9);
  other.open();
  expect(await sees('the current version')).toBeVisible();
  expect(other.kept()).toBe('next 90');
});

test('a browser that keeps nothing has the current version and is not counted', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { open, name, sessions } = tryNext();
  open();
  expect(await sees('the current version')).toBeVisible();
  expect(areaRecord(name).trial?.part).toBe('none');
  expect(sessions()).toEqual([]);
});

test('what stands in the manifest in another form, or needs a newer host, is left alone', async () => {
  const odd = tryNext({ drawn: 0, canary: { share: 'many' } });
  const { unmount } = odd.open();
  expect(await sees('the current version')).toBeVisible();
  expect(areaRecord(odd.name).trial).toBeNull();
  unmount();
  const newer = tryNext({ drawn: 0, canary: { contract: CONTRACT_VERSION + 1 } });
  newer.open();
  expect(await sees('the current version')).toBeVisible();
  expect(newer.reports()).toEqual([]);
});

test('a pinned area’s next version is pinned by the manifest that names it', async () => {
  const good = tryNext({ drawn: 0, pins: ITS_HASH });
  const { unmount } = good.open();
  expect(await sees('the next version')).toBeVisible();
  unmount();
  for (const integrity of ['sha384-BBBB', '']) {
    const wrong = tryNext({ drawn: 0, pins: ITS_HASH, canary: { integrity } });
    const { unmount: leave } = wrong.open();
    expect(await sees('the current version')).toBeVisible();
    await waitFor(() =>
      expect(wrong.reports()).toContainEqual(
        expect.objectContaining({ remote: wrong.name, version: 'next', kind: 'load', trial: '20261123', first: true }),
      ),
    );
    leave();
  }
});

test('a next version that crashes gives way to the current one by itself, and never comes back to this browser', async () => {
  const { open, reports, sessions, kept } = tryNext({ drawn: 0, screens: { next: broken } });
  open();
  expect(await sees('the current version')).toBeVisible();
  expect(kept()).toBe('next 100');
  await waitFor(() => expect(reports()).toMatchObject([{ version: 'next', kind: 'render', first: true }]));
  expect(sessions().map((body) => (body as { version: string }).version)).toEqual(['next']);
});

test('one that is withdrawn gives way in a tab that has it open, without a reload', async () => {
  const { open, withdraw, name } = tryNext({ drawn: 0 });
  open();
  expect(await sees('the next version')).toBeVisible();
  withdraw();
  expect(await sees('the current version')).toBeVisible();
  expect(areaRecord(name).trial).toBeNull();
});

function Field() {
  const [value, setValue] = useState('');
  return <input aria-label="Name" value={value} onChange={(event) => setValue(event.target.value)} />;
}

test('what is being typed in one that is withdrawn stays until the person goes elsewhere', async () => {
  history.replaceState(null, '', '/dashboard/files');
  const { open, withdraw, name } = tryNext({ drawn: 0, screens: { next: Field } });
  open();
  fireEvent.input(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Bread' } });
  const asked = () => backend.calls.filter(({ path }) => path === `/${name}/mf-manifest.json`).length;
  withdraw();
  const before = asked();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bread');
  history.replaceState(null, '', '/dashboard');
  expect(await sees('the current version')).toBeVisible();
});

test('one that is promoted goes on where it is open, and nobody looks after it any more', async () => {
  const { open, promote, name } = tryNext({ drawn: 0 });
  open();
  expect(await sees('the next version')).toBeVisible();
  promote();
  await waitFor(() => expect(areaRecord(name).trial).toBeNull());
  expect(screen.getByText('the next version')).toBeVisible();
  expect(areaRecord(name).generation).toBe(0);
});

test('an area that crashed is shown again only after its manifest was read again', async () => {
  const { open, name } = tryNext({ drawn: 99, screens: { current: broken } });
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  const asked = () => backend.calls.filter(({ path }) => path === `/${name}/mf-manifest.json`).length;
  expect(asked()).toBe(1);
  unmount();
  backend.get(`/${name}/mf-manifest.json`, manifestOf('mended'));
  open();
  expect(await sees('the mended version')).toBeVisible();
  expect(asked()).toBe(2);
});
