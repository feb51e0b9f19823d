import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { readCanary, startCanary, withdraw } from './canary.ts';
import { readHistory } from './history.ts';
import { release } from './release.ts';
import { watchCanary } from './watch.ts';

interface Counted {
  sessions: number;
  failed: number;
}

let root: string;
let folder: string;
let server: Server;
let backend: string;
/** What the backend says of the next and of the current version; 503 where it says nothing. */
let counts: { next: Counted; current: Counted } | undefined;
/** What it answers instead. */
let answer: string | undefined;
let names: { next: string; current: string };
let asked: string[];

async function area(text: string): Promise<string> {
  const dist = path.join(root, text);
  await mkdir(dist, { recursive: true });
  const metaData = {
    buildInfo: { buildVersion: '1.0.0', commit: text, contract: 4 },
    remoteEntry: { name: 'remoteEntry.js', path: '' },
  };
  await writeFile(path.join(dist, 'mf-manifest.json'), JSON.stringify({ metaData, exposes: [] }));
  await writeFile(path.join(dist, 'remoteEntry.js'), text);
  return dist;
}

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'landfall-watch-'));
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = counts ? 200 : 503;
    const data = counts && (['next', 'current'] as const).map((arm) => ({ version: names[arm], ...counts?.[arm] }));
    response.end(answer ?? JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  asked = [];
  answer = undefined;
  folder = await mkdtemp(path.join(root, 'served-'));
  const now = new Date();
  const [current] = await release({ dist: await area('one'), folder, keepDays: 30, now });
  const [, next] = await startCanary({ dist: await area('two'), folder, share: 5, now });
  names = { next: next?.version ?? '', current: current?.version ?? '' };
});
afterEach(() => rm(folder, { recursive: true }));
after(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

const lines: string[] = [];
const watch = (times: Partial<Parameters<typeof watchCanary>[0]> = {}) =>
  watchCanary({
    folder,
    remote: 'mfe_pages',
    backend,
    promoteAfter: 0,
    giveUpAfter: 60_000,
    silence: 60_000,
    every: 5,
    tell: (line) => lines.push(line),
    ...times,
  });
const manifest = async () => JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'));
const currentCommit = async () => (await manifest()).metaData.buildInfo.commit;

test('withdraws a version of which more sessions fail, before its time is over', async () => {
  counts = { next: { sessions: 4, failed: 4 }, current: { sessions: 90, failed: 1 } };
  assert.equal(await watch({ promoteAfter: 60_000 }), 'withdrawn');
  assert.equal(await currentCommit(), 'one');
  assert.equal(await readCanary(folder), undefined);
  assert.match(asked[0] ?? '', /^\/v1\/internal\/area-trials\?trial=\d+&remote=mfe_pages$/);
  assert.match(lines.at(-1) ?? '', /^Withdrawn: sessions with an error: 4 of 4 on 1\.0\.0-/);
});

test('a key that does not fit is told before anything is watched', async () => {
  counts = { next: { sessions: 4, failed: 4 }, current: { sessions: 90, failed: 1 } };
  const keys = [generateKeyPairSync('ed25519').privateKey];
  await assert.rejects(watch({ keys }), /is not signed by this key/);
  assert.deepEqual(asked, []);
});

test('what prevents a withdrawal for good ends the watch, what passes is waited for', async () => {
  counts = { next: { sessions: 4, failed: 4 }, current: { sessions: 90, failed: 1 } };
  const lock = path.join(folder, 'releases', '.lock');
  await writeFile(lock, 'somebody');
  let refusals = 0;
  const tell = (line: string) => {
    if (/under way/.test(line) && ++refusals === 2) rmSync(lock);
  };
  assert.equal(await watch({ tell }), 'withdrawn');
  await startCanary({ dist: await area('two'), folder, share: 5, now: new Date() });
  await rm(path.join(folder, 'releases', names.current, 'mf-manifest.json'));
  await assert.rejects(watch(), /ENOENT/);
});

test('promotes a version once its time is over and enough sessions went well', async () => {
  counts = { next: { sessions: 80, failed: 0 }, current: { sessions: 1500, failed: 3 } };
  const started = Date.parse((await readHistory(folder)).at(1)?.releasedAt ?? '');
  assert.equal(await watch({ promoteAfter: 600 }), 'promoted');
  assert.ok(Date.now() - started >= 600);
  assert.equal(await currentCommit(), 'two');
});

test('withdraws what too few have seen until the end, and what nobody can say anything of', async () => {
  counts = { next: { sessions: 10, failed: 0 }, current: { sessions: 190, failed: 0 } };
  assert.equal(await watch({ giveUpAfter: 100 }), 'withdrawn');
  await startCanary({ dist: await area('two'), folder, share: 5, now: new Date() });
  counts = undefined;
  assert.equal(await watch({ silence: 100 }), 'withdrawn');
  assert.match(lines.at(-1) ?? '', /answered 503/);
});

test('leaves alone what somebody else decided', async () => {
  counts = { next: { sessions: 10, failed: 0 }, current: { sessions: 190, failed: 0 } };
  const watching = watch();
  await withdraw(folder, new Date());
  assert.equal(await watching, 'ended');
});

test('a trial that another one follows is not judged any more: nothing is withdrawn by what was seen of it', async () => {
  counts = { next: { sessions: 10, failed: 0 }, current: { sessions: 190, failed: 0 } };
  let watching: Promise<string> | undefined;
  await new Promise<void>((resolve) => {
    watching = watch({ every: 200, tell: () => resolve() });
  });
  await withdraw(folder, new Date());
  await startCanary({ dist: await area('three'), folder, share: 5, now: new Date(Date.now() + 1) });
  assert.equal(await watching, 'ended');
  assert.ok(await readCanary(folder));
});

test('an answer that is none counts as silence', async () => {
  counts = { next: { sessions: 10, failed: 0 }, current: { sessions: 190, failed: 0 } };
  answer = '{"error":"moved"}';
  assert.equal(await watch({ silence: 100 }), 'withdrawn');
  assert.match(lines.at(-1) ?? '', /no counts/);
});
