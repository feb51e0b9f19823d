import { setRuntimeConfig } from '../config/runtime-config.ts';
import { testConfig } from '../testing/render-screen.tsx';
import { returnPath } from './return-path.ts';
import { getToken, removeToken, setToken } from './token.ts';

beforeEach(() => setRuntimeConfig(testConfig()));

test('keeps the token for one day in its cookie', () => {
  const written: string[] = [];
  const setter = jest.spyOn(document, 'cookie', 'set').mockImplementation((value) => void written.push(value));
  setToken('abc');
  setter.mockRestore();
  expect(written).toEqual(['access_token_app=abc; Max-Age=86400; Path=/; SameSite=Lax']);
});

test('names the cookie domain where the deployment has one', () => {
  setRuntimeConfig(testConfig({ cookieDomain: 'example.com' }));
  const written: string[] = [];
  const setter = jest.spyOn(document, 'cookie', 'set').mockImplementation((value) => void written.push(value));
  setToken('abc');
  setter.mockRestore();
  expect(written[0]).toContain('; Domain=example.com');
});

test('gives back what was kept, and nothing after removal', () => {
  setToken('a b;c');
  expect(getToken()).toBe('a b;c');
  removeToken();
  expect(getToken()).toBeUndefined();
});

test('a token that nobody of ours wrote is a token all the same', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a browser extension or another application would.
  document.cookie = 'access_token_app=100%; Path=/';
  expect(getToken()).toBe('100%');
  removeToken();
});

test.each([
  [{ from: '/dashboard/files?page=2' }, '/dashboard/files?page=2'],
  [{ from: '/dashboard' }, '/dashboard'],
  [{ from: '/dashboardx' }, '/dashboard'],
  [{ from: 'https://evil.example' }, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [null, '/dashboard'],
])('after signing in %j leads to %s', (state, expected) => {
  expect(returnPath(state)).toBe(expected);
});
