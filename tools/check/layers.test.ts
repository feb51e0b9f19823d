import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { findLayerOffences } from './layers.ts';

let root = '';

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'layers-'));
});

after(() => rm(root, { recursive: true }));

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

test('finds what imports against the direction, types and late imports included', async () => {
  await write({
    'mfe-a/src/routes.ts': "import './screens/all.ts';",
    'mfe-a/src/screens/all.ts': "import '../list/list.ts';\nimport '../detail/detail.ts';",
    'mfe-a/src/list/list.ts': "import '../components/row.ts';\nimport type { D } from '../detail/detail.ts';",
    'mfe-a/src/list/late.ts': "export const late = () => import('../detail/detail.ts');",
    'mfe-a/src/list/list.test.ts': "import '../screens/all.ts';",
    'mfe-a/src/detail/detail.ts': "import { l } from '../lib/l.ts';\nexport type D = typeof l;",
    'mfe-a/src/components/row.ts': "import '../lib/l.ts';\nimport '../detail/detail.ts';",
    'mfe-a/src/lib/l.ts': "import '../components/row.ts';\nexport const l = 1;",
    'mfe-a/src/api/calls.ts': "import { l } from '../lib/l.ts';\nexport const c = l;",
    'mfe-a/src/use-commands.ts': "import './list/list.ts';",
    'mfe-a/src/detail/around.ts': "import '../use-commands.ts';",
    'mfe-a/src/lib/around.ts': "import '../use-commands.ts';",
    'mfe-a/src/screens/back.ts': "import '../routes.ts';\nimport '../page/entry.ts';",
    'mfe-a/src/page/entry.ts': "import '../screens/all.ts';",
    'mfe-a/src/addresses.ts': "export { D } from './detail/detail.ts';",
    'host/src/reload/r.ts': "import '../shell/s.ts';",
    'host/src/shell/s.ts': "import '../federation/f.ts';",
    'host/src/federation/f.ts': "import '../reload/r.ts';",
  });

  const found = await findLayerOffences(['host', 'mfe-a'], root);

  assert.deepEqual(found.map((line) => line.replace(/:.*/, '')).toSorted(), [
    'host/src/reload/r.ts may not import host/src/shell/s.ts',
    'mfe-a/src/addresses.ts may not import mfe-a/src/detail/detail.ts',
    'mfe-a/src/api/calls.ts may not import mfe-a/src/lib/l.ts',
    'mfe-a/src/components/row.ts may not import mfe-a/src/detail/detail.ts',
    'mfe-a/src/detail/around.ts may not import mfe-a/src/use-commands.ts',
    'mfe-a/src/lib/around.ts may not import mfe-a/src/use-commands.ts',
    'mfe-a/src/lib/l.ts may not import mfe-a/src/components/row.ts',
    'mfe-a/src/list/late.ts may not import mfe-a/src/detail/detail.ts',
    'mfe-a/src/list/list.ts may not import mfe-a/src/detail/detail.ts',
    'mfe-a/src/screens/back.ts may not import mfe-a/src/page/entry.ts',
    'mfe-a/src/screens/back.ts may not import mfe-a/src/routes.ts',
  ]);
});
