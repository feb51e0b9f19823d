import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeMigratedDatabase } from '../../testing/template.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'landfall-moderation-'));
const env = { DATA_DIR: folder, SECRET_KEY: 'ab'.repeat(32) };
before(() => writeMigratedDatabase(join(folder, 'db')));
after(() => rmSync(folder, { recursive: true, force: true }));

const command = (...words: string[]) => run(words, env);

test('an account is suspended and let in again by command, with a reason that the audit log keeps', async () => {
  assert.equal((await command('users', 'create', '--email', 'ann@example.com', '--plan', 'pro')).exitCode, 0);
  assert.match((await command('suspend', '--account', 'ann@example.com')).stderr, /--reason is missing/);
  assert.match(
    (await command('suspend', '--account', 'no@example.com', '--reason', 'x')).stderr,
    /There is no account/,
  );
  const done = await command('suspend', '--account', 'ann@example.com', '--reason', 'Fraud');
  assert.equal(done.stdout, 'Suspended: account ann@example.com.');
  assert.match((await command('suspensions')).stdout, /account\s+ann@example\.com\s+Fraud/);
  assert.equal((await command('unsuspend', '--account', 'ann@example.com', '--reason', 'Sorry')).exitCode, 0);
  assert.equal((await command('suspensions')).stdout, 'Nothing is suspended.');
  const acts = (await command('audit')).stdout.split('\n');
  assert.match(acts[0] ?? '', /command line\s+unsuspend\s+account ann@example\.com\s+Sorry/);
  assert.match(acts[1] ?? '', /suspend\s+account ann@example\.com\s+Fraud/);
});

test('what waits and who stores most is told', async () => {
  assert.match((await command('storage')).stdout, /0\.0 MB\s+pro\s+ann@example\.com/);
  assert.equal((await command('jobs', 'retry', '--id', 'none')).exitCode, 1);
  assert.equal((await command('mails', 'waiting')).stdout, 'No mail waits for its server.');
});
