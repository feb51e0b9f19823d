import { fileAddress } from '../paths/file-address.ts';
import { testConfig } from '../testing/render-screen.tsx';
import { hasCapability, setRuntimeConfig } from './runtime-config.ts';

test('names each entry that is wrong', () => {
  const wrong = testConfig({ cdnUrl: '', remotes: { mfe_pages: { entry: 7 } }, delays: { login: -1 } });
  expect(() => setRuntimeConfig(wrong)).toThrow(/cdnUrl: [\s\S]*delays\.login: [\s\S]*remotes\.mfe_pages\.entry: /);
});

test('fills in the documented pauses', () => {
  const { delays } = setRuntimeConfig(testConfig({ delays: undefined }));
  expect(delays).toEqual({ login: 1000, register: 3000, createProject: 1000 });
});

test('knows the declared capabilities, and keeps those it does not know', () => {
  setRuntimeConfig(testConfig({ capabilities: ['sessions', 'from.the.future'] }));
  expect(hasCapability('sessions')).toBe(true);
  expect(hasCapability('payments.status')).toBe(false);
});

test.each([
  ['http://cdn.test', 'a', 'b.jpg'],
  ['http://cdn.test/', '/a/', '/b.jpg'],
  ['http://cdn.test//', 'a/', 'b.jpg'],
])('joins %s, %s and %s with exactly one slash', (cdnUrl, path_parent, path_child) => {
  setRuntimeConfig(testConfig({ cdnUrl }));
  expect(fileAddress({ path_parent, path_child })).toBe('http://cdn.test/a/b.jpg');
});
