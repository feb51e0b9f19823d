import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
import { startS3 } from '../../testing/s3-server.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { run } from '../cli/run.ts';
import { backUp } from './back-up.ts';
import { type Manifest, readManifest } from './manifest.ts';
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
  const many = Array.from({ length: 1_100 }, (_, n) => ({ id: `u${n}`, email: `u${n}@x.example` }));
  await backend.context.db.insert(users).values(many.map((one) => ({ ...one, planName: 'pro', passwordHash: 'x' })));
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
    await restore(second.context, file);
    // Before anybody visits the page: a visit is counted.
    const again = await backUp(second.context, `${file}.again`);
    await assertSame(second, address);
    return { made, again, file, second };
  } finally {
    await second.close();
  }
}

test('what was destroyed is back: every row, a published page, a file', async () => {
  const { made, again } = await throughFire({}, {}, 'embedded');
  assert.deepEqual(hashes(again), hashes(made));
  assert.ok(made.tables.find(({ name }) => name === 'users')?.size ?? 0 > 100_000);
  assert.equal(made.objects.vanished, 0);
});

test('a page whose artefact was replaced while the backup ran is written anew where it is restored', async () => {
  const file = join(folder, 'replaced');
  const first = await testApp();
  const address = await fill(first);
  for (const { key } of await first.context.db.select().from(pageArtefacts)) {
    for (const object of artefactKeys(key)) await first.context.storage.delete(object);
  }
  await backUp(first.context, file);
  await first.close();
  const second = await testApp();
  await restore(second.context, file);
  await assertSame(second, address);
  await second.close();
});

/** Runs a backup or a restore as a process that kills itself where it reports what the pattern says. */
async function killedAt(pattern: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = startChild(new URL('../../testing/killed-backup.ts', import.meta.url), [pattern, ...args], env);
  assert.equal(await child.exited, null, child.errors());
}

/** Kills a restore while it puts files, and while it puts rows: the state before is there, or none, and it is said which. */
async function killedOnPostgres(env: { DATA_DIR: string; DATABASE_URL: string; SECRET_KEY: string }): Promise<void> {
  const file = join(folder, 'embedded');
  const here = join(env.DATA_DIR, 'storage');
  await killedAt('^put objects', ['restore', file, 'force'], env);
  const untouched = await run(['plans', 'list'], env);
  assert.equal(untouched.exitCode, 0, untouched.stderr);
  const put = (await readdir(here, { recursive: true, withFileTypes: true })).find((entry) => entry.isFile());
  const first = join(put?.parentPath ?? '', put?.name ?? '');
  const { ino } = await stat(first);

  await killedAt('^put rows 1\\d\\d\\d', ['restore', file, 'force'], env);
  assert.equal((await stat(first)).ino, ino, 'what was put is not put again');
  assert.match((await run(['plans', 'list'], env)).stderr, /was cut short, and the state before it is gone/);
  await rm(join(folder, 'other'), { recursive: true, force: true });
  await cp(file, join(folder, 'other'), { recursive: true });
  const manifest = join(folder, 'other/backup.json');
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(/"id":"[^"]+"/, '"id":"another"'));
  const other = await run(['restore', '--from', join(folder, 'other')], env);
  assert.match(other.stderr, /embedded was cut short here[\s\S]*The state before is gone/);
  const done = await run(['restore', '--from', file], env);
  assert.equal(done.exitCode, 0, done.stderr);
  const again = join(folder, 'embedded-again');
  assert.equal((await run(['backup', '--to', again], env)).exitCode, 0);
  assert.deepEqual(hashes(await readManifest(again)), hashes(await readManifest(file)));
}

test('so it is on PostgreSQL, and from the embedded database to PostgreSQL', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const server = await startPostgres(binaries);
  try {
    const [one, two, three] = [await server.newDatabase(), await server.newDatabase(), await server.newDatabase()];
    const { made, again } = await throughFire({ DATABASE_URL: one }, { DATABASE_URL: two }, 'postgres').catch(
      (error) => {
        // A test's application is a running server, which must not be restored under.
        assert.match(String(error), /Landfall is running on this database/);
        return { made: null, again: null };
      },
    );
    assert.deepEqual([made, again], [null, null]);

    const env = { DATABASE_URL: three, DATA_DIR: join(folder, 'three'), SECRET_KEY: 'ab'.repeat(32) };
    await killedOnPostgres(env);
    for (const name of ['postgres', 'embedded']) {
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
  const file = join(folder, 'cli');
  const [from, to] = [{ DATA_DIR: join(folder, 'from') }, { DATA_DIR: join(folder, 'to') }];
  await run(['users', 'create', '--email', 'ann@example.com', '--plan', 'pro'], from);
  await run(['secrets', 'renew'], from);
  const backup = await run(['backup', '--to', file], from);
  assert.equal(backup.exitCode, 0, backup.stderr);
  assert.match(backup.stdout, /and the master key/);
  assert.equal((await stat(file)).mode & 0o777, 0o700);
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

test('whatever is no whole backup of this version changes nothing, and is told apart', async () => {
  const file = join(folder, 'cli');
  const spoilt = join(folder, 'spoilt');
  const backend = await testApp();
  const refusal = async (from = spoilt) => {
    const { message } = await restore(backend.context, from).then(() => assert.fail('it was restored'), Object);
    assert.match(message, /The state before is as it was/);
    return message;
  };
  const spoil = async (path: string, change: (content: Buffer) => Buffer | string) => {
    await rm(spoilt, { recursive: true, force: true });
    await cp(file, spoilt, { recursive: true });
    await writeFile(join(spoilt, path), change(await readFile(join(spoilt, path))));
  };

  await spoil('database/plans.jsonl', (rows) => rows.toString().replace('premium', 'premiuX'));
  assert.match(await refusal(), /is damaged: .*plans\.jsonl/);
  await spoil('database/users.jsonl', (rows) => rows.subarray(0, -20));
  assert.match(await refusal(), /is damaged: .*users\.jsonl/);
  await spoil('backup.json', (text) => text.subarray(0, 100));
  assert.match(await refusal(), /is damaged: .*backup\.json/);
  await spoil('backup.json', (text) => text.toString().replace('landfall-backup-2', 'landfall-backup-9'));
  assert.match(await refusal(), /another version \(landfall-backup-9/);
  await spoil('backup.json', (text) => text.toString().replace(/"schema":"[^"]+"/, '"schema":"1-abc"'));
  assert.match(await refusal(), /another version \(schema 1-abc/);
  await rm(join(spoilt, 'backup.json'));
  assert.match(await refusal(), /is no backup of Landfall, or only a part/);
  await spoil('backup.json', (text) => text);
  await rm(join(spoilt, 'database'), { recursive: true });
  assert.match(await refusal(), /is damaged/);
  assert.match(await refusal(join(folder, 'nowhere')), /does not exist/);
  await writeFile(join(folder, 'old.tar'), 'an archive');
  assert.match(await refusal(join(folder, 'old.tar')), /is a file, and a backup is a folder/);
  assert.deepEqual(await backend.context.db.select().from(users), []);
  await backend.close();
});

test('an object that changed in the backup is never put', async () => {
  const backend = await testApp();
  await backend.context.storage.put('uploads/00/note.txt', Buffer.from('as it was'), 'text/plain');
  const copy = join(folder, 'objects-alone');
  await backUp(backend.context, copy, { objectsOnly: true });
  await backend.context.storage.delete('uploads/00/note.txt');
  await writeFile(join(copy, 'objects/uploads/00/note.txt'), 'as it isnt');
  await assert.rejects(restore(backend.context, copy, { objectsOnly: true }), /is damaged/);
  await assert.rejects(backend.context.storage.stat('uploads/00/note.txt'), { code: 'not_found' });
  await assert.rejects(restore(backend.context, copy), /holds no database/);

  await writeFile(join(copy, 'objects/uploads/00/note.txt'), 'as it was');
  await restore(backend.context, copy, { objectsOnly: true });
  assert.equal(String(await buffer(await backend.context.storage.read('uploads/00/note.txt'))), 'as it was');
  await backend.close();
});

test('a full disk and a store that is away are named, and the same command goes on afterwards', async () => {
  const s3 = await startS3();
  const backend = await testApp(s3.env);
  const { storage } = backend.context;
  for (const name of ['one', 'two']) await storage.put(`uploads/00/${name}.txt`, Buffer.from(name), 'text/plain');
  const to = join(folder, 'troubled');
  const troubled = (error: Error) => ({
    ...backend.context,
    storage: {
      ...storage,
      read: (key: string) => (key.endsWith('two.txt') ? Promise.reject(error) : storage.read(key)),
    },
  });
  const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
  await assert.rejects(backUp(troubled(full), to), /The disk is full[\s\S]*not finished[\s\S]*troubled\.partial/);
  await s3.away();
  await assert.rejects(backUp(backend.context, to), /The store or the database is away/);
  await s3.back();
  await assert.rejects(restore(backend.context, to), /was never finished/);
  const elsewhere = { ...backend.context, config: { ...backend.context.config, dataDir: join(folder, 'elsewhere') } };
  await assert.rejects(backUp(elsewhere, to), /was begun for another instance/);

  const made = await backUp(backend.context, to);
  assert.deepEqual([made.objects.count, made.objects.bytes], [2, 6]);
  await storage.delete('uploads/00/two.txt');
  await restore(backend.context, to, { objectsOnly: true });
  assert.equal(String(await buffer(await storage.read('uploads/00/two.txt'))), 'two');
  assert.equal((await storage.stat('uploads/00/two.txt')).contentType, 'text/plain');
  await backend.close();
  await s3.close();
});

test('a backup that is killed goes on where it was', async () => {
  const from = { DATA_DIR: join(folder, 'from') };
  const store = join(from.DATA_DIR, 'storage/uploads/00');
  await mkdir(store, { recursive: true });
  for (let n = 0; n < 40; n++) await writeFile(join(store, `${n}.txt`), `object ${n}`);
  const file = join(folder, 'killed');
  await killedAt('^objects 20 of 40', ['backup', file], from);
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith('killed')),
    ['killed.partial'],
  );
  const copies = join(`${file}.partial`, 'objects/uploads/00');
  const [kept = '', deleted = ''] = await readdir(copies);
  const before = await stat(join(copies, kept));
  await rm(join(store, deleted));
  await writeFile(join(store, 'later.txt'), 'written meanwhile');
  assert.equal((await run(['backup', '--to', file], from)).exitCode, 0);
  const copied = await readdir(join(file, 'objects/uploads/00'));
  assert.deepEqual(copied.toSorted(), (await readdir(store)).toSorted());
  assert.equal((await stat(join(file, 'objects/uploads/00', kept))).ino, before.ino);
  const parts = (await readdir(file)).filter((name) => name !== 'secret.key');
  assert.deepEqual(parts.toSorted(), ['backup.json', 'database', 'lists', 'objects']);
});
