import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { changedAreas } from '../area-inputs.ts';
import { AREAS } from '../areas.ts';
import { inRoot, ROOT } from '../root.ts';

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

describe('the CI examples name the files that make an area new', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  const inputs = files.filter((file) => changedAreas([file]).some(({ area }) => area === 'mfe-pages'));
  const matches = (file: string, patterns: readonly string[]) =>
    patterns.some((pattern) => path.matchesGlob(file, pattern));

  test('GitLab starts the job of an area for each of them', () => {
    const { rules } = parse(readFileSync(inRoot('docs/ci/gitlab-ci.yml'), 'utf8'), { merge: true })['mfe-pages'];
    const patterns = (rules as { changes: string[] }[]).flatMap(({ changes }) => changes);
    assert.deepEqual(
      inputs.filter((file) => !matches(file, patterns)),
      [],
    );
    const others = files.filter((file) => matches(file, patterns) && !file.startsWith('mfe-pages/'));
    assert.deepEqual(
      others.filter((file) => !inputs.includes(file) && !/\.test\.tsx?$/.test(file)),
      [],
    );
  });

  test('GitHub keeps a build under a key of each of them', () => {
    const { jobs } = parse(readFileSync(inRoot('docs/ci/github-actions.yml'), 'utf8'));
    const steps = jobs.area.steps as { with?: { key?: string } }[];
    const key = steps.map((step) => step.with?.key ?? '').find((each) => each.startsWith('dist-')) ?? '';
    const patterns = [...key.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern.replace('{0}', 'mfe-pages'));
    assert.deepEqual(
      inputs.filter((file) => !matches(file, patterns)),
      [],
    );
  });
});
