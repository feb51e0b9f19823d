import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findOwnMocks } from './own-mocks.ts';

const FILES = {
  'host/src/a.test.ts': "jest.mock('./b.ts', () => ({ b: jest.fn() }));\n\njest.mock('uplot');\n",
  'mfe-files/src/list/c.test.tsx':
    "jest\n  .doMock<typeof import('../d.ts')>(\n    \"../d.ts\",\n  );\njest.unstable_mockModule('@landfall/shared/overlay', () => ({}));\n",
  'backend/src/e.test.ts': "import { mock } from 'node:test';\nmock.module('@landfall/page/compose', {});\n",
  'shared/src/f.test.ts': "jest.mock('@module-federation/enhanced/runtime');\njest.mocked(load).mockReset();\n",
};

test('finds each module of ours that a test replaces, and none of others', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'own-mocks-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  assert.deepEqual(await findOwnMocks(root), [
    'backend/src/e.test.ts:2 may not mock @landfall/page/compose: it is ours',
    'host/src/a.test.ts:1 may not mock ./b.ts: it is ours',
    'mfe-files/src/list/c.test.tsx:1 may not mock ../d.ts: it is ours',
    'mfe-files/src/list/c.test.tsx:5 may not mock @landfall/shared/overlay: it is ours',
  ]);
  await rm(root, { recursive: true });
});
