import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { scriptIntegrity } from '../webpack/build-info.ts';
import { promote, readCanary, startCanary, withdraw } from './canary.ts';
import { readHistory } from './history.ts';
import { manifestHash } from './manifest.ts';
import { release, rollBack } from './release.ts';
import { refuseUnsigned } from './signed-manifest.ts';
import { isSignedBy, publicKeyOf, readSigningKeys, splitSigned, writeNewKey } from './signing.ts';

let root: string;
let folder: string;
const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;
const [ours, next] = [newKey(), newKey()];
const keys = [ours];

before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'landfall-signed-'));
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'served-'));
});
after(() => rm(root, { recursive: true, force: true }));

const chunkOf = (text: string) => `routes.${Buffer.from(text).toString('hex').padEnd(10, '0').slice(0, 10)}.js`;

/** A built area whose one chunk says `text`, as our build leaves it. */
async function area(text: string, change: { entry?: string; integrity?: object } = {}): Promise<string> {
  const dist = await mkdtemp(path.join(root, 'dist-'));
  const chunk = chunkOf(text);
  const entry = change.entry ?? `__LANDFALL_SCRIPT__?.(script, '${chunk}')`;
  const integrity =
    change.integrity ??
    scriptIntegrity([
      [chunk, text],
      ['remoteEntry.js', entry],
    ]);
  const manifest = {
    name: 'mfe_pages',
    metaData: {
      buildInfo: { buildVersion: '1.0.0', commit: 'abc', contract: 5, integrity },
      remoteEntry: { name: 'remoteEntry.js', path: '' },
    },
    exposes: [{ assets: { js: { sync: [chunk], async: [] }, css: { sync: [], async: [] } } }],
  };
  await writeFile(path.join(dist, chunk), text);
  await writeFile(path.join(dist, 'remoteEntry.js'), entry);
  await writeFile(path.join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  return dist;
}

const now = new Date();
const put = async (text: string, signedBy: readonly KeyObject[] = keys) =>
  release({ dist: await area(text), folder, keepDays: 30, now, keys: signedBy });
const served = () => readFile(path.join(folder, 'mf-manifest.json'), 'utf8');
const read = async () => JSON.parse(splitSigned(await served()).content);
const fileOf = (version = '') => path.join(folder, 'releases', version, 'mf-manifest.json');

test('what is released is signed with its area, a number that rises, and the hash of every script', async () => {
  const [first] = await put('one');
  assert.ok(isSignedBy(keys, await served()));
  const { signed, metaData } = await read();
  assert.equal(signed.remote, 'mfe_pages');
  assert.equal(metaData.buildInfo.release, first?.version);
  assert.deepEqual(Object.keys(metaData.buildInfo.integrity).sort(), [
    `files/${metaData.remoteEntry.name}`,
    `files/${chunkOf('one')}`,
  ]);
  await put('two');
  const second = (await read()).signed.sequence;
  assert.ok(second > signed.sequence);
  await rollBack(folder, now, { keys });
  const back = await read();
  assert.equal(back.metaData.buildInfo.release, first?.version);
  assert.ok(back.signed.sequence > second, 'going back is signed anew');
  assert.ok(isSignedBy(keys, await served()));
});

test('a number rises though the clock is set back', async () => {
  await put('one');
  const late = { ...(await read()), signed: { remote: 'mfe_pages', sequence: Date.now() + 1e9 } };
  await writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify(late));
  await put('two');
  assert.equal((await read()).signed.sequence, late.signed.sequence + 1);
});

test('a version that is tried is signed as one that nobody is released to, until it is promoted', async () => {
  await put('one');
  const before = (await read()).signed.sequence;
  await startCanary({ dist: await area('two'), folder, share: 5, now, keys });
  const canary = await readCanary(folder);
  const tried = await readFile(path.join(folder, canary?.manifest ?? ''), 'utf8');
  assert.ok(isSignedBy(keys, tried));
  assert.equal(JSON.parse(tried).signed.sequence, 0);
  assert.equal(canary?.integrity, await manifestHash(path.dirname(path.join(folder, canary?.manifest ?? ''))));
  const during = (await read()).signed.sequence;
  assert.ok(isSignedBy(keys, await served()) && during > before);
  await withdraw(folder, now, { keys });
  assert.ok(isSignedBy(keys, await served()) && (await read()).signed.sequence > during);
  await startCanary({ dist: await area('three'), folder, share: 5, now, keys });
  await promote(folder, now, { keys });
  assert.ok(isSignedBy(keys, await served()));
  assert.equal((await read()).metaData.buildInfo.canary, undefined);
});

test('what somebody put into the folder is not signed by going back to it, promoting or trying it', async () => {
  const [first] = await put('one');
  const [second] = await put('two');
  const text = await readFile(fileOf(first?.version), 'utf8');
  await writeFile(fileOf(first?.version), text.replace('"contract":5', '"contract":1'));
  await assert.rejects(rollBack(folder, now, { keys }), /is not signed by this key/);
  assert.equal((await read()).metaData.buildInfo.release, second?.version, 'what was current stays current');
  await startCanary({ dist: await area('three'), folder, share: 5, now, keys });
  const tried = fileOf((await readCanary(folder))?.version);
  await writeFile(tried, (await readFile(tried, 'utf8')).replace('"contract":5', '"contract":1'));
  await assert.rejects(promote(folder, now, { keys }), /is not signed by this key/);
  await writeFile(fileOf(second?.version), '{}');
  await assert.rejects(withdraw(folder, now, { keys }), /is not signed by this key/);
});

test('a version that was there before it was signed is signed when the same build is released again', async () => {
  const [first] = await put('one', []);
  await put('one');
  assert.ok(isSignedBy(keys, await readFile(fileOf(first?.version), 'utf8')));
  assert.ok(isSignedBy(keys, await served()));
  const [second] = await put('two', []);
  const text = await readFile(fileOf(second?.version), 'utf8');
  await writeFile(fileOf(second?.version), text.replace('"contract":5', '"contract":1'));
  await assert.rejects(put('two'), /is not the manifest of this build/);
});

test('keys change: signed by both, then by the new one, which the old versions need, too', async () => {
  await put('one');
  await put('two', [ours, next]);
  assert.ok(isSignedBy([ours], await served()) && isSignedBy([next], await served()));
  await put('three', [next]);
  assert.ok(!isSignedBy([ours], await served()));
  await rollBack(folder, now, { keys: [next] });
  await assert.rejects(rollBack(folder, now, { keys: [next] }), /name the key that it was signed with/);
  await rollBack(folder, now, { keys: [next, ours] });
  assert.ok(isSignedBy([next], await served()));
});

test('what is signed is followed by nothing unsigned unless somebody says so', async () => {
  await refuseUnsigned(folder, []);
  await put('one', []);
  await refuseUnsigned(folder, []);
  await put('two');
  await assert.rejects(refuseUnsigned(folder, []), /name the key by --key or LANDFALL_RELEASE_KEY, or say --unsigned/);
  await put('three', []);
  assert.equal((await read()).signed, undefined);
  await rollBack(folder, now);
  assert.deepEqual([splitSigned(await served()).signatures, (await read()).signed], [[], undefined]);
});

test('nothing is signed that a host could not check', async () => {
  const dists = {
    'files/remoteEntry\\..*is not what the manifest says': {
      integrity: scriptIntegrity([
        [chunkOf('x'), 'x'],
        ['remoteEntry.js', 'other'],
      ]),
    },
    'names no hash of files/routes': {
      integrity: scriptIntegrity([['remoteEntry.js', "__LANDFALL_SCRIPT__?.(script, '')"]]),
    },
    'does not call __LANDFALL_SCRIPT__': { entry: 'import()' },
  };
  for (const [words, change] of Object.entries(dists)) {
    const dist = await area('x', { entry: "__LANDFALL_SCRIPT__?.(script, '')", ...change });
    await assert.rejects(release({ dist, folder, keepDays: 30, now, keys }), new RegExp(words));
    assert.deepEqual(await readHistory(folder), []);
  }
});

test('a new key is its owner’s alone, never replaces one, and lies in no repository', async () => {
  const file = path.join(root, 'key.pem');
  const name = await writeNewKey(file);
  assert.match(name, /^ed25519-[A-Za-z0-9+/]{43}=$/);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  await assert.rejects(writeNewKey(file), /no key is overwritten/);
  await assert.rejects(writeNewKey(path.join(import.meta.dirname, 'key.pem')), /lies in a repository/);
  const pem = await readFile(file, 'utf8');
  const [fromFile] = await readSigningKeys([file], {});
  const both = await readSigningKeys([], { LANDFALL_RELEASE_KEY: `${pem}${pem}` });
  assert.deepEqual(
    [fromFile, ...both].map((key) => key && publicKeyOf(key)),
    [name, name, name],
  );
  assert.deepEqual(await readSigningKeys([], {}), []);
});

test('a key that is none is told from one that is not there', async () => {
  const file = path.join(root, 'rsa.pem');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  await assert.rejects(readSigningKeys([file], {}), /holds no private Ed25519 key/);
  await assert.rejects(readSigningKeys([path.join(root, 'none.pem')], {}), /cannot be read/);
  await assert.rejects(
    readSigningKeys([], { LANDFALL_RELEASE_KEY: 'nonsense' }),
    /LANDFALL_RELEASE_KEY holds no private/,
  );
});
