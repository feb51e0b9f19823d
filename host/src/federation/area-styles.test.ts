import { pinScripts } from './area-scripts.ts';

type LinkHook = (asked: { url: string; attrs?: object }) => HTMLLinkElement | undefined;
let createLink: LinkHook;
const attrs = { rel: 'stylesheet', type: 'text/css' };
const LOADING = 'data-webpack-loading';

beforeAll(async () => {
  const on = (hook: LinkHook) => {
    createLink = hook;
  };
  const __INSTANCES__ = [{ loaderHook: { lifecycle: { createLink: { on } } } }];
  Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__ } });
  await import('./area-styles.ts');
});

test('a style sheet that federation asks for has the hash that the manifest names', () => {
  pinScripts('http://area.test/pinned/mf-manifest.json', { 'files/a.css': 'sha256-a' });
  const link = createLink({ url: 'http://area.test/pinned/files/a.css', attrs });
  expect(link?.outerHTML).toBe(
    '<link rel="stylesheet" type="text/css" crossorigin="anonymous" data-webpack-loading="1" href="http://area.test/pinned/files/a.css">',
  );
  expect(link?.integrity).toBe('sha256-a');
  const unknown = createLink({ url: 'http://area.test/pinned/files/unknown.css', attrs });
  expect(unknown?.integrity).toBe(`sha256-${'A'.repeat(43)}=`);
});

test('the area waits for it as for its own, and takes one that was refused for none', () => {
  const url = 'http://area.test/pinned/files/a.css';
  const [good, refused] = [createLink({ url, attrs }), createLink({ url, attrs })];
  good?.dispatchEvent(new Event('load'));
  expect([good?.hasAttribute(LOADING), good?.rel]).toEqual([false, 'stylesheet']);
  refused?.dispatchEvent(new Event('error'));
  expect(refused?.rel).toBe('');
});

test('an area that nothing is checked of has its style sheets as federation makes them', () => {
  expect(createLink({ url: 'http://area.test/free/a.css', attrs })).toBeUndefined();
});
