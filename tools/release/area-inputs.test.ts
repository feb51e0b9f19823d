import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedAreas } from '../area-inputs.ts';
import { AREAS } from '../areas.ts';

const names = (files: string[]) => changedAreas(files).map(({ area }) => area);

test('an area’s own files make it new alone', () => {
  assert.deepEqual(changedAreas(['mfe-pages/src/screens/pages-screen.tsx', 'mfe-pages/README.md']), [
    { area: 'mfe-pages', files: ['mfe-pages/src/screens/pages-screen.tsx'] },
  ]);
  assert.deepEqual(names(['host/src/app.tsx', 'mfe-auth/webpack.config.js']), ['host', 'mfe-auth']);
});

test('what all are made of makes all new', () => {
  const all = AREAS.map(({ name }) => name);
  for (const file of ['shared/src/ui/screen.tsx', 'tools/webpack/base-config.ts', 'pnpm-lock.yaml'])
    assert.deepEqual(names([file]), all, file);
});

test('tests, documents, the backend and the tools beside the build make none new', () => {
  const files = [
    'mfe-pages/src/a.test.tsx',
    'docs/README.md',
    'backend/src/app.ts',
    'tools/release/release.ts',
    'e2e/x.ts',
  ];
  assert.deepEqual(names(files), []);
});
