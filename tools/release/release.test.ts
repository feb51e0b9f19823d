import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { promote, readCanary, startCanary, withdraw } from './canary.ts';
import { readHistory } from './history.ts';
import { manifestHash } from './manifest.ts';
import { release, rollBack } from './release.ts';

let root: string;
let folder: string;
before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'landfall-releases-'));
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'served-'));
});
after(() => rm(root, { recursive: true, force: true }));

const hex = (name: string) => Buffer.from(name).toString('hex').padEnd(10, '0').slice(0, 10);

async function write(dist: string, files: Record<string, string>): Promise<string> {
  await mkdir(dist, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(dist, name), content);
  return dist;
}

/** A built area whose one chunk says `text`. */
function area(text: string, commit = 'abc', buildVersion = '1.0.0'): Promise<string> {
  const chunk = `routes.${hex(text)}.js`;
  const assets = { sync: [chunk], async: [] };
  const manifest = {
    metaData: {
      buildInfo: { buildVersion, commit, contract: 4, integrity: { [chunk]: 'sha256-x' } },
      remoteEntry: { name: 'remoteEntry.js', path: '' },
    },
    exposes: [{ assets: { js: assets, css: { sync: [], async: [] } } }],
  };
  return write(path.join(root, `area-${text}-${commit}`), {
    [chunk]: text,
    'remoteEntry.js': `import('${chunk}')`,
    'mf-manifest.json': JSON.stringify(manifest),
    '.inputs': String(Math.random()),
  });
}

/** A built host whose one script says `text`. */
function host(text: string): Promise<string> {
  const script = `main.${hex(text)}.js`;
  return write(path.join(root, `host-${text}`), {
    [script]: text,
    'index.html': `<meta name="landfall-build" content="1.0.0 abc"><script src="/${script}"></script>`,
    'script-hashes.txt': `'sha256-${text}'`,
    'mf-manifest.json': '{}',
  });
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const put = (dist: string, at = 1, keepDays = 30) => release({ dist, folder, keepDays, now: day(at) });
const chunksOf = (manifest: string) => JSON.parse(manifest).exposes[0].assets.js.sync as string[];
const current = async () => {
  const [chunk = ''] = chunksOf(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'));
  return readFile(path.join(folder, chunk), 'utf8');
};

test('an area’s versions share a folder; going back twice goes back two versions, and then there is none', async () => {
  for (const text of ['one', 'two', 'three']) await put(await area(text));
  assert.equal(await current(), 'three');
  await rollBack(folder, day(2));
  assert.equal(await current(), 'two');
  await rollBack(folder, day(2));
  assert.equal(await current(), 'one');
  await assert.rejects(rollBack(folder, day(2)), /no earlier version/);
  await put(await area('four'), 3);
  await rollBack(folder, day(4));
  assert.equal(await current(), 'one', 'what was left as worse is passed over');
});

test('going back leads to the version that is named, also to one that was left before', async () => {
  const names: string[] = [];
  for (const text of ['one', 'two', 'three']) names.push((await put(await area(text)))[0]?.version ?? '');
  await rollBack(folder, day(2), { to: names[0] });
  assert.equal(await current(), 'one');
  await rollBack(folder, day(3), { to: names[2] });
  assert.equal(await current(), 'three');
  await rollBack(folder, day(4));
  assert.equal(await current(), 'one', 'the version before it');
  await assert.rejects(rollBack(folder, day(5), { to: '9.9.9' }), /9\.9\.9 is not in .* There are: 1\.0\.0-/);
  assert.equal(await current(), 'one');
});

test('the same build again is the same version, and one of uncommitted sources says so', async () => {
  const [first] = await put(await area('one'));
  await rm(path.join(root, 'area-one-abc'), { recursive: true });
  const [again] = await put(await area('one'), 2);
  assert.equal(again?.version, first?.version);
  assert.match(first?.version ?? '', /^1\.0\.0-[0-9a-f]{10}$/);
  const [marked] = await put(await area('one', 'abc-dirty'), 3);
  assert.match(marked?.version ?? '', /^1\.0\.0-[0-9a-f]{10}-dirty$/);
});

test('old versions go with the files that nobody needs; the one to go back to stays however old', async () => {
  const old = await put(await area('one'), 1);
  await put(await area('two'), 2);
  await put(await area('three'), 100);
  assert.equal((await readHistory(folder)).length, 2);
  const files = await readdir(path.join(folder, 'files'));
  assert.ok(!files.includes(`routes.${hex('one')}.js`));
  assert.ok(files.includes(`routes.${hex('two')}.js`));
  assert.ok(!(await readdir(path.join(folder, 'releases'))).includes(old[0]?.version ?? ''));
});

test('a host is released beside its earlier versions; its policy allows both pages’ scripts', async () => {
  const page = () => readFile(path.join(folder, 'index.html'), 'utf8');
  const hashes = () => readFile(path.join(folder, 'script-hashes.txt'), 'utf8');
  const provided = { folder, keepDays: 30, now: day(1), contract: 4 };
  await release({ ...provided, dist: await host('one') });
  assert.equal(await hashes(), "'sha256-one'");
  const [second] = await release({ ...provided, dist: await host('two') });
  assert.equal(second?.contract, 4);
  assert.match(await page(), new RegExp(`main\\.${hex('two')}\\.js`));
  assert.equal(await hashes(), "'sha256-two' 'sha256-one'");
  assert.equal(await readFile(path.join(folder, `main.${hex('one')}.js`), 'utf8'), 'one', 'who has it open goes on');
  await rollBack(folder, day(2));
  assert.match(await page(), new RegExp(`main\\.${hex('one')}\\.js`));
  assert.equal(await hashes(), "'sha256-one' 'sha256-two'");
});

test('servers see which scripts a page has before it is there', async () => {
  await release({ dist: await host('one'), folder, keepDays: 30, now: day(1) });
  const releasing = release({ dist: await host('two'), folder, keepDays: 30, now: day(2), settle: 300 });
  const seen = new Set<string>();
  let done = false;
  void releasing.then(() => {
    done = true;
  });
  while (!done) {
    const allowed = await readFile(path.join(folder, 'script-hashes.txt'), 'utf8');
    const isNew = (await readFile(path.join(folder, 'index.html'), 'utf8')).includes(hex('two'));
    seen.add(`${allowed.includes('two') ? 'allowed' : 'forbidden'} ${isNew ? 'new' : 'old'}`);
  }
  assert.ok(seen.has('allowed old'));
  assert.ok(!seen.has('forbidden new'));
});

const tried = async (text: string, share = 5) => startCanary({ dist: await area(text), folder, share, now: day(2) });

test('a next version stands beside the current one, and everybody’s manifest names it with its hash', async () => {
  await put(await area('one'));
  const [, next] = await tried('two');
  assert.equal(await current(), 'one');
  const canary = await readCanary(folder);
  assert.equal(canary?.version, next?.version);
  assert.equal(canary?.share, 5);
  const manifest = await readFile(path.join(folder, canary?.manifest ?? ''), 'utf8');
  const [chunk = ''] = chunksOf(manifest);
  assert.equal(await readFile(path.join(folder, chunk), 'utf8'), 'two', 'its files lie where everybody’s do');
  assert.equal(canary?.integrity, await manifestHash(path.dirname(path.join(folder, canary?.manifest ?? ''))));
  await tried('two', 20);
  assert.deepEqual({ ...canary, share: 20 }, await readCanary(folder), 'a larger share is the same trial');
});

test('promoted it is everybody’s, withdrawn nobody’s, and going back never leads to it', async () => {
  const [first] = await put(await area('one'));
  const plain = await readFile(path.join(folder, 'mf-manifest.json'), 'utf8');
  await tried('two');
  await withdraw(folder, day(3));
  assert.equal(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'), plain);
  await tried('three');
  await promote(folder, day(4));
  assert.equal(await current(), 'three');
  assert.equal(await readCanary(folder), undefined);
  assert.ok((await readHistory(folder)).every(({ share }) => share === undefined));
  const [back] = await rollBack(folder, day(5));
  assert.equal(back?.version, first?.version);
});

test('while a version is tried, nothing else is released; it stays however long it takes', async () => {
  await put(await area('one'));
  await tried('two');
  await assert.rejects(
    put(await area('three'), 200),
    /is tried on 5 % of the browsers: --promote or --withdraw it first/,
  );
  await assert.rejects(rollBack(folder, day(200)), /is tried on 5 %/);
  await assert.rejects(tried('three'), /is tried already/);
  await withdraw(folder, day(200));
  await assert.rejects(withdraw(folder, day(200)), /No version is tried/);
  await assert.rejects(promote(folder, day(200)), /No version is tried/);
});

test('a next version needs a current one that is another, and a share', async () => {
  await assert.rejects(tried('one'), /Nothing is released/);
  await put(await area('one'));
  await assert.rejects(tried('one'), /everybody has already/);
  await assert.rejects(tried('two', 100), /a share between 0 and 100/);
  await assert.rejects(startCanary({ dist: await host('one'), folder, share: 5, now: day(1) }), /Only areas are tried/);
});

test('the same code with another map is released; the same name with other code is not', async () => {
  const map = `routes.${hex('one')}.js.map`;
  const dist = await area('one');
  await write(dist, { [map]: '// A comment' });
  await put(dist);
  await write(dist, { [map]: '// Another comment' });
  assert.equal((await put(dist, 2)).length, 2);
  await write(dist, { [`routes.${hex('one')}.js`]: 'changed' });
  await assert.rejects(put(dist, 3), /exists with other content/);
  assert.equal((await readHistory(folder)).length, 2);
  await rm(dist, { recursive: true });
});

test('a folder that holds neither is refused, and nothing is there afterwards', async () => {
  await assert.rejects(put(await write(path.join(root, 'empty'), { 'a.txt': '' })), /no built area, and no built host/);
  assert.deepEqual(await readHistory(folder), []);
});

/** Whatever is published at this name fails, as if the command had been killed there. Returns how to let it pass again. */
async function killedAt(name: string): Promise<() => Promise<void>> {
  const file = path.join(folder, `${name}.br.incoming`);
  await mkdir(file, { recursive: true });
  return () => rm(file, { recursive: true });
}

test('a trial whose start was cut short can be begun again or withdrawn', async () => {
  await put(await area('one'));
  const goOn = await killedAt('mf-manifest.json');
  await assert.rejects(tried('two'));
  await goOn();
  await withdraw(folder, day(3));
  await tried('three');
  assert.equal((await readCanary(folder))?.share, 5);
});

test('a release that was cut short is gone back from to what is there, and the next one allows its page’s scripts', async () => {
  for (const text of ['one', 'two']) await put(await area(text));
  const goOn = await killedAt('mf-manifest.json');
  await assert.rejects(put(await area('three')));
  assert.equal(await current(), 'two', 'what was current stays current');
  await goOn();
  await rollBack(folder, day(3));
  assert.equal(await current(), 'two');
});

test('the page that is there keeps its scripts where the release before was cut short', async () => {
  await put(await host('one'));
  const goOn = await killedAt('index.html');
  await assert.rejects(put(await host('two')));
  await goOn();
  const goOnAgain = await killedAt('index.html');
  await assert.rejects(put(await host('two'), 2));
  assert.equal(await readFile(path.join(folder, 'script-hashes.txt'), 'utf8'), "'sha256-two' 'sha256-one'");
  await goOnAgain();
});

test('the same build again goes on with the trial as it began', async () => {
  await put(await area('one'));
  await tried('two');
  const [, again] = await startCanary({ dist: await area('two'), folder, share: 20, now: day(9) });
  assert.equal(again?.releasedAt, day(2).toISOString());
});

test('what a version delivers, and under which licences, lies beside it and is no file of the area', async () => {
  const dist = await area('one');
  await write(dist, { 'sbom.cdx.json': '{}', 'licences.txt': 'MIT' });
  const [first] = await put(dist);
  const version = path.join(folder, 'releases', first?.version ?? '');
  assert.equal(await readFile(path.join(version, 'licences.txt'), 'utf8'), 'MIT');
  assert.equal(await readFile(path.join(version, 'sbom.cdx.json'), 'utf8'), '{}');
  assert.deepEqual(
    (await readdir(folder)).filter((name) => /sbom|licences/.test(name)),
    [],
  );
  for (const name of ['sbom.cdx.json', 'licences.txt']) await rm(path.join(dist, name));
});

test('what was not judged is neither promoted nor withdrawn', async () => {
  await put(await area('one'));
  await tried('two');
  await assert.rejects(promote(folder, day(3), { expected: '1.0.0-other' }), /is tried, not 1\.0\.0-other/);
  await assert.rejects(withdraw(folder, day(3), { expected: '1.0.0-other' }), /is tried, not 1\.0\.0-other/);
  assert.ok(await readCanary(folder));
});

test('nothing is removed while nobody knows what a version that stays needs', async () => {
  await put(await area('one'), 1);
  const [second] = await put(await area('two'), 2);
  await rm(path.join(folder, 'releases', second?.version ?? '', 'files.json'));
  await assert.rejects(put(await area('three'), 100), /files\.json/);
  assert.ok((await readdir(path.join(folder, 'files'))).includes(`routes.${hex('two')}.js`));
  assert.equal((await readHistory(folder)).length, 3);
});

test('a version that is no name of a folder is refused', async () => {
  for (const version of ['../../etc', '.', '-rf', ''])
    await assert.rejects(put(await area('odd', 'abc', version)), /no name for a release/, version);
});

test('the lock of a command that is gone is taken over; that of one at work or elsewhere is not', async () => {
  const lock = path.join(folder, 'releases', '.lock');
  await mkdir(path.dirname(lock), { recursive: true });
  const { pid } = spawnSync(process.execPath, ['--eval', '']);
  for (const [owner, taken] of [
    [{ pid: process.pid, host: hostname() }, false],
    [{ pid, host: 'another' }, false],
    [{ pid, host: hostname() }, true],
  ] as const) {
    await writeFile(lock, JSON.stringify(owner));
    const releasing = put(await area('one'));
    if (taken) await releasing;
    else await assert.rejects(releasing, /under way/);
  }
  await rm(lock, { recursive: true, force: true });
  await mkdir(lock);
  await assert.rejects(put(await area('one')), /under way/);
});
