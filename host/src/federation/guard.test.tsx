import { CONTRACT_VERSION, setRuntimeConfig } from '@landfall/shared/host';
import { fakeBackend, renderScreen, screen, testConfig } from '@landfall/shared/testing';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { completeScript } from './area-scripts.ts';
import { registerAreas } from './load-area.ts';
import { manifestResponse } from './manifest-responses.ts';
import { RemoteScreen } from './remote-screen.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
const load = jest.mocked(loadRemote);
const backend = fakeBackend();

// jsdom has no digests and no keys; these are Node's.
declare const process: { getBuiltinModule: (name: 'node:crypto') => { webcrypto: Crypto } };
const { subtle } = process.getBuiltinModule('node:crypto').webcrypto;
const useSubtle = (value: object | undefined) =>
  Object.defineProperty(crypto, 'subtle', { value, configurable: true, writable: true });

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const bytesOf = (text: string) => new TextEncoder().encode(text);

interface TestKey {
  privateKey: CryptoKey;
  /** As config.json has it. */
  name: string;
}

async function newKey(): Promise<TestKey> {
  const { privateKey, publicKey } = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  return { privateKey, name: `ed25519-${base64(await subtle.exportKey('raw', publicKey))}` };
}

let ours: TestKey;
let next: TestKey;
let theirs: TestKey;
beforeAll(async () => {
  [ours, next, theirs] = [await newKey(), await newKey(), await newKey()];
});

const sha = async (text: string) => `sha384-${base64(await subtle.digest('SHA-384', bytesOf(text)))}`;

let count = 0;
let remote: string;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  useSubtle(subtle);
  localStorage.clear();
  remote = `guarded_${++count}`;
  load
    .mockReset()
    .mockResolvedValue({ default: { screens: { main: () => 'it runs' }, contractVersion: CONTRACT_VERSION } });
  jest.mocked(registerRemotes).mockReset();
});

type Manifest = ReturnType<typeof manifestOf>;
const manifestOf = (sequence: number) => ({
  signed: { remote, sequence },
  metaData: {
    buildInfo: {
      buildVersion: '1.0.0',
      release: `v${sequence}`,
      contract: CONTRACT_VERSION,
      integrity: { 'files/entry.js': 'sha256-entry', 'files/routes.js': 'sha256-routes' } as Record<string, string>,
      canary: undefined as object | undefined,
    },
    publicPath: 'auto',
    remoteEntry: { name: 'entry.js', path: 'files/', type: 'global' },
  },
  exposes: [
    { assets: { js: { sync: ['files/routes.js'], async: [] as string[] }, css: { sync: [] as string[], async: [] } } },
  ],
});

/** As a release signs it: the browser test has the real one. */
async function signed(content: object, keys: readonly TestKey[] = [ours]): Promise<string> {
  const text = JSON.stringify(content);
  const signatures: object[] = [];
  for (const { privateKey, name } of keys) {
    const value = await subtle.sign('Ed25519', privateKey, bytesOf(`landfall-release-1\n${text}`));
    signatures.push({ key: name, value: base64(value) });
  }
  return `${text.slice(0, -1)},"signatures":${JSON.stringify(signatures)}}`;
}

const changed = (sequence: number, change: (manifest: Manifest) => unknown): Manifest => {
  const manifest = manifestOf(sequence);
  change(manifest);
  return manifest;
};

const serve = (text: string, path = 'mf-manifest.json') =>
  backend.get(`/${remote}/${path}`, () => new Response(text, { headers: { 'content-type': 'application/json' } }));

function open(config: object = { releaseKeys: [ours.name] }, more: object = {}) {
  const from = `http://api.test/${remote}/mf-manifest.json`;
  const remotes = { [remote]: { entry: from, ...more } };
  setRuntimeConfig(testConfig({ remotes, ...config }));
  registerAreas();
  const shown = renderScreen(
    <>
      <p>shell</p>
      <RemoteScreen remote={remote} screen="main" area="files" />
    </>,
    { config: { remotes, ...config } },
  );
  return { ...shown, from };
}

/** What a browser has seen of the area before, signed by this key. */
const hasSeen = (sequence: number, { name } = ours) =>
  localStorage.setItem(`release:${remote}:${name}`, String(sequence));

async function runs(): Promise<void> {
  expect(await screen.findByText('it runs')).toBeVisible();
}

test('runs what one of the keys signed, hands on what was signed, and gives every script its hash', async () => {
  serve(await signed(manifestOf(7)));
  const { from } = open();
  await runs();
  expect(await manifestResponse(from)?.json()).toEqual(JSON.parse(JSON.stringify(manifestOf(7))));
  const folder = new URL('.', from).href;
  const integrityOf = (file: string) => {
    const script = document.createElement('script');
    completeScript(script, `${folder}${file}?again=1`);
    return script.integrity;
  };
  expect(integrityOf('files/routes.js')).toBe('sha256-routes');
  expect(integrityOf('files/unknown.js')).toBe(`sha256-${'A'.repeat(43)}=`);
  const link = document.createElement('link');
  completeScript(link, `${folder}files/unknown.css`);
  expect(link.integrity).toBe(`sha256-${'A'.repeat(43)}=`);
});

test('while keys change, what either signed runs, and so does what both signed', async () => {
  const releaseKeys = [ours.name, next.name];
  serve(await signed(manifestOf(1), [next]));
  const { unmount } = open({ releaseKeys });
  await runs();
  unmount();
  remote = `guarded_${++count}`;
  serve(await signed(manifestOf(1), [theirs, next]));
  open({ releaseKeys });
  await runs();
});

test('without keys nothing is asked of a manifest, signed or not', async () => {
  serve(
    await signed(
      changed(0, ({ signed }) => Object.assign(signed, { remote: 'other' })),
      [theirs],
    ),
  );
  hasSeen(9);
  open({});
  await runs();
});

test('a roll-back is signed anew with a higher number, and runs', async () => {
  hasSeen(7);
  serve(await signed(changed(8, ({ metaData }) => Object.assign(metaData.buildInfo, { release: 'v1' }))));
  open();
  await runs();
  expect(localStorage.getItem(`release:${remote}:${ours.name}`)).toBe('8');
});

test('a key that takes another one’s place counts anew: what was signed by a stolen one is no bar', async () => {
  hasSeen(9e15);
  serve(await signed(manifestOf(8), [next]));
  open({ releaseKeys: [next.name] });
  await runs();
});

test('a number is remembered for each key that signed, as far as they are in the configuration', async () => {
  const releaseKeys = [ours.name, next.name];
  serve(await signed(manifestOf(8), [ours, next]));
  const { unmount } = open({ releaseKeys });
  await runs();
  unmount();
  expect(localStorage.getItem(`release:${remote}:${ours.name}`)).toBe('8');
  expect(localStorage.getItem(`release:${remote}:${next.name}`)).toBe('8');
});

test('one key that is none does not keep out what another one signed', async () => {
  serve(await good());
  open({ releaseKeys: ['ed25519-short', ours.name] });
  await runs();
});

test('a release that comes while the page loads is no attack: the manifest is read again', async () => {
  hasSeen(7);
  const [old, current] = [await signed(manifestOf(6)), await signed(manifestOf(8))];
  let asked = 0;
  backend.get(`/${remote}/mf-manifest.json`, () => new Response(asked++ === 0 ? old : current));
  open();
  await runs();
  expect(asked).toBe(2);
});

const NEXT = 'releases/next/mf-manifest.json';

/** The current version with a next one, which this browser tries. */
async function servesNext(text: string, integrity?: string): Promise<void> {
  localStorage.setItem(`canary:${remote}`, 'v-next 0');
  const canary = { version: 'v-next', share: 5, trial: '1', manifest: NEXT, contract: CONTRACT_VERSION };
  serve(text, NEXT);
  serve(
    await signed(changed(5, ({ metaData }) => Object.assign(metaData.buildInfo, { canary: { ...canary, integrity } }))),
  );
}

const nextManifest = () =>
  changed(0, ({ metaData }) => {
    metaData.remoteEntry.name = 'next.js';
    metaData.buildInfo.integrity['files/next.js'] = 'sha256-n';
  });
const nextText = () => signed(nextManifest());
const nameThatRuns = async (from: string) => (await manifestResponse(from)?.json())?.metaData.remoteEntry.name;

test('the next version runs where the signed manifest names the hash of its own, else the current one', async () => {
  const text = await nextText();
  await servesNext(text, await sha(text));
  const { from } = open();
  await runs();
  expect(await nameThatRuns(from)).toBe('next.js');
});

test.each([
  ['is not what the hash says', (text: string) => `${text} `, true],
  ['has no hash', (text: string) => text, false],
])('a next version that %s is not run, the current one is', async (_, change, isNamed) => {
  const text = await nextText();
  await servesNext(change(text), isNamed ? await sha(text) : '');
  const { from } = open();
  await runs();
  expect(await nameThatRuns(from)).toBe('entry.js');
});

test.each<[string, () => Promise<string>]>([
  ['nobody signed', async () => JSON.stringify(nextManifest())],
  ['a foreign key signed', () => signed(nextManifest(), [theirs])],
  ['is signed for another area', () => signed({ ...nextManifest(), signed: { remote: 'mfe_pages', sequence: 0 } })],
  [
    'names no hash of its screens',
    () => {
      const manifest = nextManifest();
      delete manifest.metaData.buildInfo.integrity['files/routes.js'];
      return signed(manifest);
    },
  ],
])('a next version that %s is not run, whatever hash is named of it', async (_, make) => {
  const text = await make();
  await servesNext(text, await sha(text));
  const { from } = open();
  await runs();
  expect(await nameThatRuns(from)).toBe('entry.js');
});

const UNSIGNED = /release that nobody signed/;
const FOREIGN = /signed by nobody whom this site trusts/;
const ALTERED = /changed after it was signed/;
const ELSEWHERE = /release of another part of the dashboard/;
const OLDER = /older release than this browser has seen/;
const UNANNOUNCED = /not released to everybody/;
const UNNAMED = /does not say what each of its files has to be/;
const BAD_KEY = /names a key that is none/;

const good = () => signed(manifestOf(7));
const renamed = (text: string, from: string, to: string) => text.replace(from, to);

const tamperings: [string, RegExp, () => string | Promise<string>, (() => void)?][] = [
  ['no signature', UNSIGNED, () => JSON.stringify(manifestOf(7))],
  ['an empty list of signatures', UNSIGNED, () => signed(manifestOf(7), [])],
  ['signatures that are none', UNSIGNED, async () => renamed(await good(), '"signatures":[{', '"signatures":[{{')],
  ['signatures without their values', UNSIGNED, async () => (await good()).replace(/"value":"[^"]*"/, '"value":1')],
  ['signatures in the midst', UNSIGNED, async () => `${(await good()).slice(0, -1)},"more":1}`],
  ['a foreign key', FOREIGN, () => signed(manifestOf(7), [theirs])],
  [
    'a foreign key that calls itself ours',
    ALTERED,
    async () => (await signed(manifestOf(7), [theirs])).replace(theirs.name, ours.name),
  ],
  ['a signature of other bytes', ALTERED, async () => renamed(await good(), '"sequence":7', '"sequence":9')],
  ['another hash of a script', ALTERED, async () => renamed(await good(), 'sha256-routes', 'sha256-others')],
  ['another entry', ALTERED, async () => renamed(await good(), '"name":"entry.js"', '"name":"evil.js"')],
  [
    'a next version that was added',
    ALTERED,
    async () => renamed(await good(), '"buildVersion"', '"canary":{},"buildVersion"'),
  ],
  ['white space', ALTERED, async () => renamed(await good(), '{"signed"', '{ "signed"')],
  [
    'a second entry of one name',
    ALTERED,
    async () => renamed(await good(), ',"signatures"', ',"exposes":[],"signatures"'),
  ],
  ['a signature cut short', ALTERED, async () => (await good()).replace(/"value":"[^"]{9}/, '"value":"')],
  ['a signature that is no base64', ALTERED, async () => (await good()).replace(/"value":"./, '"value":"%')],
  [
    'the release of another area',
    ELSEWHERE,
    () => signed({ ...manifestOf(7), signed: { remote: 'mfe_pages', sequence: 7 } }),
  ],
  ['no area that it is for', ELSEWHERE, () => signed({ ...manifestOf(7), signed: undefined })],
  ['an older release', OLDER, () => good(), () => hasSeen(8)],
  ['a version that is only tried', UNANNOUNCED, () => signed(manifestOf(0))],
  ['a number that is none', UNANNOUNCED, () => signed({ ...manifestOf(7), signed: { remote, sequence: '7' } })],
  ['a number beyond all numbers', UNANNOUNCED, () => signed({ ...manifestOf(7), signed: { remote, sequence: 1e300 } })],
  [
    'no hash of its entry',
    UNNAMED,
    () => signed(changed(7, (m) => delete m.metaData.buildInfo.integrity['files/entry.js'])),
  ],
  [
    'no hash of its screens',
    UNNAMED,
    () => signed(changed(7, (m) => delete m.metaData.buildInfo.integrity['files/routes.js'])),
  ],
  [
    'no hash of a late script',
    UNNAMED,
    () => signed(changed(7, (m) => m.exposes[0]?.assets.js.async.push('files/late.js'))),
  ],
  ...['md5-x', 'sha256-', 'sha256-%', 'nonsense'].map((hash): (typeof tamperings)[number] => [
    `the hash ${hash}, which a browser takes for none`,
    UNNAMED,
    () => signed(changed(7, (m) => Object.assign(m.metaData.buildInfo.integrity, { 'files/routes.js': hash }))),
  ]),
  ...['https://elsewhere.example/', '', undefined].map((publicPath): (typeof tamperings)[number] => [
    `files that are at ${publicPath}`,
    UNNAMED,
    () => signed(changed(7, (m) => Object.assign(m.metaData, { publicPath }))),
  ]),
  [
    'an entry of a kind that nobody checks',
    UNNAMED,
    () => signed(changed(7, (m) => Object.assign(m.metaData.remoteEntry, { type: 'module' }))),
  ],
  [
    'no hash of a style sheet',
    UNNAMED,
    () => signed(changed(7, (m) => m.exposes[0]?.assets.css.sync.push('files/a.css'))),
  ],
];

test.each(tamperings)(
  'refuses %s, and says so in the area’s place alone',
  async (_, words, text, before = () => {}) => {
    before();
    serve(await text());
    open();
    expect(await screen.findByText(words, undefined, { timeout: 4_000 })).toBeVisible();
    expect(screen.getByText('Files could not be loaded')).toBeVisible();
    expect(screen.getByText('shell')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  },
);

test('refuses everything where the list of keys is empty, and where an area has others than the rest', async () => {
  serve(await good());
  const { unmount } = open({ releaseKeys: [] });
  expect(await screen.findByText(FOREIGN)).toBeVisible();
  unmount();
  remote = `guarded_${++count}`;
  serve(await good());
  open(undefined, { releaseKeys: [theirs.name] });
  expect(await screen.findByText(FOREIGN)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['a key that is none', BAD_KEY, () => {}, () => ['ed25519-short']],
  ['a page over plain HTTP', /checked over HTTPS only/, () => useSubtle(undefined), () => [ours.name]],
  [
    'a browser that knows no Ed25519',
    /This browser cannot check signatures/,
    () => useSubtle({ importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')) }),
    () => [ours.name],
  ],
])('runs nothing with %s', async (_, words, before, releaseKeys) => {
  before();
  serve(await good());
  open({ releaseKeys: releaseKeys() });
  expect(await screen.findByText(words)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a script that a piece asks for and that is not what was released is told from one that is gone', async () => {
  serve(await good());
  const file = `http://api.test/${remote}/files/unknown.js`;
  backend.get(`/${remote}/files/unknown.js`, () => new Response('evil()'));
  const broken = () => {
    throw Object.assign(new Error(`Loading chunk late failed.\n(error: ${file})`), { name: 'ChunkLoadError' });
  };
  load.mockResolvedValue({ default: { screens: { main: broken }, contractVersion: CONTRACT_VERSION } });
  open();
  expect(await screen.findByText(UNNAMED, undefined, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByText('Files stopped working')).toBeVisible();
});
