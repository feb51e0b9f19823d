import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeConfig } from './merge-config.ts';

const defaults = {
  apiUrl: '',
  delays: { login: 1000, register: 3000 },
  remotes: { mfe_forms: { entry: 'http://localhost:3008/mf-manifest.json' } },
  areas: [
    { remote: 'mfe_forms', path: '/dashboard/forms', place: 'forms' },
    { remote: 'mfe_analytics', path: '/dashboard/analytics', place: 'main' },
  ],
};
const paths = (config: Record<string, unknown>) => (config.areas as { path: string }[]).map(({ path }) => path);

test('adds an area and its remote to ours', () => {
  const merged = mergeConfig(defaults, {
    remotes: { acme_notes: { entry: 'http://localhost:4100/mf-manifest.json' } },
    areas: [{ remote: 'acme_notes', path: '/dashboard/notes' }],
  });
  assert.deepEqual(Object.keys(merged.remotes as object), ['mfe_forms', 'acme_notes']);
  assert.deepEqual(paths(merged), ['/dashboard/forms', '/dashboard/analytics', '/dashboard/notes']);
});

test('puts an area that takes a named place where ours was', () => {
  const areas = [{ remote: 'acme_notes', path: '/dashboard/notes', place: 'forms' }];
  assert.deepEqual(paths(mergeConfig(defaults, { areas })), ['/dashboard/analytics', '/dashboard/notes']);
});

test('changes single entries of an object, and replaces everything else', () => {
  const merged = mergeConfig(defaults, { delays: { login: 0 }, apiUrl: 'https://api.example' });
  assert.deepEqual(merged.delays, { login: 0, register: 3000 });
  assert.equal(merged.apiUrl, 'https://api.example');
});
