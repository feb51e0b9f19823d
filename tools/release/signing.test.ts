import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { scriptIntegrity } from '../webpack/build-info.ts';
import { hashesOf, promote, readCanary, startCanary, withdraw } from './canary.ts';
import { readHistory } from './history.ts';
import { manifestHash } from './manifest.ts';
import { release, rollBack } from './release.ts';
import { refuseUnsigned } from './signed-manifest.ts';
import { isSignedBy, publicKeyOf, readSigningKeys, signedJson, splitSigned, writeNewKey } from './signing.ts';

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
async function area(
  text: string,
  change: { entry?: string; integrity?: object; publicPath?: string; remoteEntry?: object } = {},
): Promise<string> {
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
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global', ...change.remoteEntry },
      publicPath: change.publicPath ?? 'auto',
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
  await writeFile(path.join(folder, 'mf-manifest.json'), signedJson(late, keys));
  await put('two');
  assert.equal((await read()).signed.sequence, late.signed.sequence + 1);
});

test('a number that nobody signed counts for nothing, and one far ahead of the clock is not followed', async () => {
  await put('one');
  const far = Date.now() + 2 * 365 * 86_400_000;
  const ahead = { ...(await read()), signed: { remote: 'mfe_pages', sequence: far } };
  await writeFile(path.join(folder, 'mf-manifest.json'), JSON.stringify(ahead));
  await put('two');
  assert.ok((await read()).signed.sequence < far);
  await writeFile(path.join(folder, 'mf-manifest.json'), signedJson(ahead, keys));
  await assert.rejects(put('three'), /more than a year ahead of this machine’s clock/);
  await put('three', [next]);
  assert.ok((await read()).signed.sequence < far, 'another key counts anew');
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

test('an earlier manifest in the place of a version is not signed a second time, by no way', async () => {
  const [first] = await put('one');
  const served1 = await served();
  const [second] = await put('two');
  const own = await readFile(fileOf(second?.version), 'utf8');
  const older = await readFile(fileOf(first?.version), 'utf8');
  const tampered = [
    [older, /is not the manifest of this build|is of the release/],
    [served1, /is not the manifest of this build|was served/],
    [
      signedJson({ ...JSON.parse(splitSigned(own).content), signed: { remote: 'mfe_files', sequence: 0 } }, keys),
      /is not the manifest of this build|for mfe_files/,
    ],
  ] as const;
  for (const [text, words] of tampered) {
    await writeFile(fileOf(second?.version), text);
    await assert.rejects(put('two'), words);
    await assert.rejects(startCanary({ dist: await area('three'), folder, share: 5, now, keys }), words);
    await assert.rejects(rollBack(folder, now, { to: second?.version, keys }), words);
    assert.equal((await read()).metaData.buildInfo.release, second?.version);
  }
  await writeFile(fileOf(second?.version), own);
  const [, third] = await startCanary({ dist: await area('three'), folder, share: 5, now, keys });
  const during = await served();
  await writeFile(fileOf(third?.version), older);
  await assert.rejects(promote(folder, now, { keys }), /is of the release/);
  await writeFile(fileOf(second?.version), served1);
  await assert.rejects(withdraw(folder, now, { keys }), /was served/);
  assert.equal(await served(), during);
});

test('what is tried is the very build: the hash that is signed is of what was put in place', async () => {
  await put('one');
  const dist = await area('two');
  const [, tried] = await startCanary({ dist, folder, share: 5, now, keys });
  const text = await readFile(fileOf(tried?.version), 'utf8');
  await writeFile(fileOf(tried?.version), text.replace('"contract":5', '"contract":1'));
  await assert.rejects(startCanary({ dist, folder, share: 20, now, keys }), /is not the manifest of this build/);
});

test('of what is signed the hash of the served manifest alone is said: the next has another number', async () => {
  await put('one', []);
  await startCanary({ dist: await area('two'), folder, share: 5, now });
  assert.equal((await hashesOf(folder)).length, 3);
  await withdraw(folder, now);
  await put('three');
  await startCanary({ dist: await area('four'), folder, share: 5, now, keys });
  assert.deepEqual(await hashesOf(folder), [await manifestHash(folder)]);
});

test('the list of releases does not lead to another version than the one that is signed and served', async () => {
  const [first] = await put('one');
  const [second] = await put('two');
  const file = path.join(folder, 'releases', 'releases.json');
  const swapped = (await readHistory(folder)).toReversed().map((entry) => ({ ...entry, withdrawnAt: null }));
  const asWas = await readFile(file, 'utf8');
  await writeFile(file, JSON.stringify(swapped));
  const words = new RegExp(`says that ${first?.version} is current`);
  await assert.rejects(startCanary({ dist: await area('three'), folder, share: 5, now, keys }), words);
  await assert.rejects(rollBack(folder, now, { keys }), words);
  await writeFile(file, asWas);
  await startCanary({ dist: await area('three'), folder, share: 5, now, keys });
  const tried = await readHistory(folder);
  const [current, next3] = tried;
  assert.equal(current?.version, second?.version);
  await writeFile(file, JSON.stringify([{ ...current, version: first?.version }, next3]));
  await assert.rejects(withdraw(folder, now, { keys }), words);
  await writeFile(file, JSON.stringify([current, { ...next3, version: first?.version }]));
  await assert.rejects(promote(folder, now, { keys }), /is not what the manifest that is served tries/);
  await writeFile(file, JSON.stringify(tried));
  await withdraw(folder, now, { keys });
  assert.equal((await read()).metaData.buildInfo.release, second?.version);
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
    'are not beside its manifest': { publicPath: 'https://elsewhere.example/' },
    'entry is no script of the kind': { remoteEntry: { type: 'module' } },
    'no hash of .* a browser knows': {
      integrity: { ...scriptIntegrity([['remoteEntry.js', "__LANDFALL_SCRIPT__?.(script, '')"]]), 'late.js': 'md5-x' },
    },
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

test('no program that a build starts inherits the key', async () => {
  const file = path.join(root, 'kept.pem');
  await writeNewKey(file);
  const env = { LANDFALL_RELEASE_KEY: await readFile(file, 'utf8'), PATH: '/bin' };
  assert.equal((await readSigningKeys([], env)).length, 1);
  assert.deepEqual(env, { PATH: '/bin' });
});

test('a key that others may read is used, and they are spoken of', async (t) => {
  const file = path.join(root, 'open.pem');
  await writeNewKey(file);
  const warn = t.mock.method(console, 'warn', () => {});
  await readSigningKeys([file], {});
  assert.equal(warn.mock.callCount(), 0);
  await chmod(file, 0o644);
  assert.equal((await readSigningKeys([file], {})).length, 1);
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /open\.pem can be read by others: chmod 600/);
});

test('signatures that are none are no signatures', () => {
  for (const signatures of ['{}', '[null]', '[1]', '"x"', '[{"key":1,"value":"x"}]', '[]', 'null']) {
    const text = `{"a":1,"signatures":${signatures}}`;
    assert.equal(isSignedBy(keys, text), false);
    assert.deepEqual(splitSigned(text).signatures, []);
  }
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
