import assert from 'node:assert/strict';
import { appendFile, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { artefactKeys } from '../../delivery/artefacts/artefact-store.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { files, pageArtefacts, users } from '../../platform/db/schema.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { startChild } from '../../testing/child.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { run } from '../cli/run.ts';
import { backUp } from './back-up.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-backup-'));
});
after(() => rm(folder, { recursive: true, force: true }));

const FILE = { pathParent: 'uploads/00', pathChild: 'picture.png' };
const CONTENT = Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 251));

const CODE = '<script>window.measured = 1</script>';

/** An instance with a published page that its owner's code stands in, an uploaded file and rows that are easily bent. Returns the page's address. */
async function fill(backend: TestApp): Promise<URL> {
  const owner = await pageOwner(backend);
  const page = await owner.settled((await owner.create()).page_id);
  await backend.call(`PUT /v1/api/project/${owner.project}/pixel`, {
    token: owner.token,
    body: { consent: { required: false }, code: { head: CODE } },
  });
  await backend.context.storage.put(`${FILE.pathParent}/${FILE.pathChild}`, CONTENT, 'image/png');
  const row = {
    ...FILE,
    id: 'file',
    userId: owner.id,
    extension: 'png',
    contentType: 'image/png',
    size: CONTENT.length,
  };
  await backend.context.db.insert(files).values({ ...row, name: 'a "quoted" \\ name\nof two lines, 日本 🚀.png' });
  for (let n = 0; n < 1_100; n++) {
    await backend.context.db
      .insert(users)
      .values({ id: `u${n}`, email: `u${n}@x.example`, planName: 'pro', passwordHash: 'x' });
  }
  return new URL(page.url);
}

async function assertSame(backend: TestApp, address: URL): Promise<void> {
  const sites = await buildSitesApp(backend.context);
  const answer = await sites.inject({ url: address.pathname, headers: { host: address.host } });
  await sites.close();
  assert.equal(answer.statusCode, 200);
  assert.match(answer.body, /Launch day/);
  assert.ok(answer.body.includes(CODE));
  const stored = await buffer(await backend.context.storage.read(`${FILE.pathParent}/${FILE.pathChild}`));
  assert.ok(stored.equals(CONTENT));
}

const hashes = ({ tables }: Manifest) => tables.map(({ name, sha256 }) => [name, sha256]);

/** Backs an instance up, destroys it, and puts it back into a fresh one. */
async function throughFire(source: Record<string, string>, target: Record<string, string>, name: string) {
  const file = join(folder, name);
  const first = await testApp(source);
  const address = await fill(first);
  const made = await backUp(first.context, file);
  await first.close();

  const second = await testApp(target);
  try {
    await restore(second.context, file, false);
    // Before anybody visits the page: a visit is counted.
    const again = await backUp(second.context, `${file}.again`);
    await assertSame(second, address);
    return { made, again, file, second };
  } finally {
    await second.close();
  }
}

test('what was destroyed is back: every row, a published page, a file', async () => {
  const { made, again } = await throughFire({}, {}, 'embedded.tar');
  assert.deepEqual(hashes(again), hashes(made));
  assert.ok(made.tables.find(({ name }) => name === 'users')?.size ?? 0 > 100_000);
  assert.deepEqual(made.vanished, []);
});

test('a page whose artefact was replaced while the backup ran is written anew where it is restored', async () => {
  const file = join(folder, 'replaced.tar');
  const first = await testApp();
  const address = await fill(first);
  for (const { key } of await first.context.db.select().from(pageArtefacts)) {
    for (const object of artefactKeys(key)) await first.context.storage.delete(object);
  }
  await backUp(first.context, file);
  await first.close();
  const second = await testApp();
  await restore(second.context, file, false);
  await assertSame(second, address);
  await second.close();
});

test('so it is on PostgreSQL, and from the embedded database to PostgreSQL', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const server = await startPostgres(binaries);
  try {
    const [one, two, three] = [await server.newDatabase(), await server.newDatabase(), await server.newDatabase()];
    const { made, again } = await throughFire({ DATABASE_URL: one }, { DATABASE_URL: two }, 'postgres.tar').catch(
      (error) => {
        // A test's application is a running server, which must not be restored under.
        assert.match(String(error), /Landfall is running on this database/);
        return { made: null, again: null };
      },
    );
    assert.deepEqual([made, again], [null, null]);

    const env = { DATABASE_URL: three, DATA_DIR: join(folder, 'three'), SECRET_KEY: 'ab'.repeat(32) };
    for (const name of ['postgres.tar', 'embedded.tar']) {
      const { exitCode, stderr } = await run(['restore', '--from', join(folder, name), '--force'], env);
      assert.equal(exitCode, 0, stderr);
      const copy = join(folder, `${name}.copy`);
      assert.equal((await run(['backup', '--to', copy], env)).exitCode, 0);
    }
    const database = await openDatabase({ databaseUrl: three, dataDir: folder });
    assert.equal((await database.db.select().from(files))[0]?.name, 'a "quoted" \\ name\nof two lines, 日本 🚀.png');
    assert.equal((await database.db.select().from(users)).length, 1_101);
    await database.close();
  } finally {
    await server.stop();
  }
});

test('from the command line, with the key of the embedded default, and never over data by mistake', async () => {
  const file = join(folder, 'cli.tar');
  const [from, to] = [{ DATA_DIR: join(folder, 'from') }, { DATA_DIR: join(folder, 'to') }];
  await run(['users', 'create', '--email', 'ann@example.com', '--plan', 'pro'], from);
  await run(['secrets', 'renew'], from);
  const backup = await run(['backup', '--to', file], from);
  assert.equal(backup.exitCode, 0, backup.stderr);
  assert.match(backup.stdout, /and the master key/);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.match((await run(['backup', '--to', file], from)).stderr, /exists already/);

  assert.equal((await run(['restore', '--from', file], to)).exitCode, 0);
  const key = (data: { DATA_DIR: string }) => readFile(join(data.DATA_DIR, 'secret.key'), 'utf8');
  assert.equal(await key(to), await key(from));
  assert.equal((await stat(join(to.DATA_DIR, 'secret.key'))).mode & 0o777, 0o600);
  const over = await run(['restore', '--from', file], to);
  assert.equal(over.exitCode, 1);
  assert.match(over.stderr, /There is data here already \(users\)\. --force/);
  await run(['users', 'create', '--email', 'bob@example.com', '--plan', 'pro'], to);
  assert.equal((await run(['restore', '--from', file, '--force'], to)).exitCode, 0);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: to.DATA_DIR });
  assert.deepEqual(
    (await database.db.select().from(users)).map(({ email }) => email),
    ['ann@example.com'],
  );
  await database.close();
});

test('a damaged or half archive changes nothing', async () => {
  const file = join(folder, 'cli.tar');
  const env = { DATA_DIR: join(folder, 'untouched') };
  const spoilt = join(folder, 'spoilt.tar');
  const refusal = async () => (await run(['restore', '--from', spoilt], env)).stderr;

  await writeFile(spoilt, await readFile(file));
  const handle = await open(spoilt, 'r+');
  // Within the first table's rows: the plans'.
  await handle.write('X', (await readFile(file)).indexOf('premium'));
  await handle.close();
  assert.match(await refusal(), /is damaged: database\//);
  await writeFile(spoilt, (await readFile(file)).subarray(0, 10_000));
  assert.match(await refusal(), /\S/);
  await writeFile(spoilt, 'this is no archive');
  assert.match(await refusal(), /\S/);
  await rm(spoilt);
  assert.match(await refusal(), /ENOENT|no such file/);
  const database = await openDatabase({ databaseUrl: undefined, dataDir: env.DATA_DIR });
  assert.deepEqual(await database.db.select().from(users), []);
  await database.close();
});

test('a backup that is killed leaves nothing under its name, and the next one succeeds', async () => {
  const data = join(folder, 'from');
  const big = join(data, 'storage/uploads/00/big.mp4');
  await mkdir(join(big, '..'), { recursive: true });
  await writeFile(big, '');
  // A hole in the file: large to read, small on the disk.
  await truncate(big, 400_000_000);
  const file = join(folder, 'killed.tar');
  const child = startChild(new URL('../../cli/main.ts', import.meta.url), ['backup', '--to', file], { DATA_DIR: data });
  await until(async () => ((await stat(`${file}.partial/archive.tar`).catch(() => null))?.size ?? 0) > 1_000_000, 60);
  await child.kill('SIGKILL');
  assert.ok(!(await readdir(folder)).includes('killed.tar'));

  await truncate(big, 0);
  await appendFile(big, 'small now');
  assert.equal((await run(['backup', '--to', file], { DATA_DIR: data })).exitCode, 0);
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith('killed')),
    ['killed.tar'],
  );
});
