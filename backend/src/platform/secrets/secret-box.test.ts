import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readConfig } from '../config.ts';
import { createSecretBox } from './secret-box.ts';
import { openSecretBox } from './secret-key.ts';

const complaints: unknown[] = [];
const log = { error: (what: unknown) => void complaints.push(what) };
const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const folder = mkdtempSync(join(tmpdir(), 'landfall-key-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const keyFile = join(folder, 'secret.key');

test('opens what it sealed, shows nothing of it, and never seals twice alike', () => {
  const box = createSecretBox([one], log);
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'totp:1');
  assert.equal(box.open(sealed, 'totp:1'), 'JBSWY3DPEHPK3PXP');
  assert.ok(!sealed.includes('JBSWY3DPEHPK3PXP') && !box.isStale(sealed));
  assert.notEqual(sealed, box.seal('JBSWY3DPEHPK3PXP', 'totp:1'));
});

test('opens nothing that was moved, changed, cut or sealed by a stranger, and says so in the log', () => {
  const box = createSecretBox([one], log);
  const sealed = box.seal('secret', 'totp:1');
  const [mark, id, body = ''] = sealed.split('.');
  const changed = Buffer.from(body, 'base64url');
  changed[14] = (changed[14] ?? 0) ^ 1;
  const bad = [
    [sealed, 'totp:2'],
    [[mark, id, changed.toString('base64url')].join('.'), 'totp:1'],
    [[mark, id, body.slice(0, 8)].join('.'), 'totp:1'],
    [[mark, id].join('.'), 'totp:1'],
    [createSecretBox([two], log).seal('secret', 'totp:1'), 'totp:1'],
  ] as const;
  for (const [stored, place] of bad) {
    complaints.length = 0;
    assert.equal(box.open(stored, place), undefined);
    assert.equal(complaints.length, 1);
  }
});

test('reads what is from before there was a key, or under the previous one, and says that it is stale', () => {
  const before = createSecretBox([one], log).seal('secret', 'totp:1');
  const box = createSecretBox([two, one], log);
  for (const stored of [before, 'secret']) {
    assert.equal(box.open(stored, 'totp:1'), 'secret');
    assert.equal(box.isStale(stored), true);
  }
});

test('the embedded default makes a key once, for its own account only, and goes on opening under a SECRET_KEY', async () => {
  const config = readConfig({ DATA_DIR: folder });
  const sealed = (await openSecretBox(config, log)).seal('secret', 'p');
  assert.equal(statSync(keyFile).mode & 0o777, 0o600);
  const key = readFileSync(keyFile, 'utf8');
  assert.equal((await openSecretBox(config, log)).open(sealed, 'p'), 'secret');
  assert.equal(readFileSync(keyFile, 'utf8'), key);
  const renamed = await openSecretBox(readConfig({ DATA_DIR: folder, SECRET_KEY: 'cd'.repeat(32) }), log);
  assert.equal(renamed.open(sealed, 'p'), 'secret');
  assert.equal(renamed.isStale(sealed), true);
});

test('a damaged key, or none beside a database of several machines, stops the start', async () => {
  const config = readConfig({ DATA_DIR: folder });
  chmodSync(keyFile, 0o600);
  writeFileSync(keyFile, 'short');
  await assert.rejects(openSecretBox(config, log), /secret\.key is damaged/);
  const shared = readConfig({ DATA_DIR: join(folder, 'other'), DATABASE_URL: 'postgres://db/x' });
  await assert.rejects(openSecretBox(shared, log), /SECRET_KEY is missing: DATABASE_URL is set/);
});
