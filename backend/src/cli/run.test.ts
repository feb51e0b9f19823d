import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '../db/client.ts';
import { run } from './run.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-cli-'));
  env = { DATA_DIR: folder };
});
after(() => rm(folder, { recursive: true, force: true }));

test('mints a code on a fresh machine and lists it without telling it', async () => {
  const { exitCode, stdout: first, stderr } = await run(['codes', 'list'], env);
  assert.deepEqual([exitCode, first], [0, 'No codes yet.']);
  assert.match(stderr, /Made a new database in .*landfall-cli-/);
  const plain = await run(['codes', 'mint', '--plan', 'pro'], env);
  assert.match(plain.stdout, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  assert.equal(plain.stderr, '');
  const { code, plan } = JSON.parse((await run(['codes', 'mint', '--plan', 'basic', '--json'], env)).stdout);
  assert.match(code, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  assert.equal(plan, 'basic');

  const { stdout } = await run(['codes', 'list', '--json'], env);
  const listed = JSON.parse(stdout) as { plan: string; status: string }[];
  assert.deepEqual(listed.map((each) => `${each.plan} ${each.status}`).sort(), ['basic unused', 'pro unused']);
  assert.ok(!stdout.includes(code));
  assert.match((await run(['codes', 'list'], env)).stdout, /pro\s+unused/);
});

test('names the plans when none or an unknown one is asked for', async () => {
  for (const args of [
    ['codes', 'mint'],
    ['codes', 'mint', '--plan', 'gold'],
  ]) {
    const { exitCode, stdout, stderr } = await run(args, env);
    assert.deepEqual([exitCode, stdout], [2, '']);
    assert.match(stderr, /The plans: basic, pro, premium\./);
  }
});

test('explains itself, and what it does not know', async () => {
  for (const args of [[], ['--help'], ['help']]) assert.match((await run(args, env)).stdout, /codes mint/);
  assert.match((await run(['codes', 'mint', '--help'], env)).stdout, /--plan <name>/);
  for (const args of [['codes'], ['codes', 'burn'], ['codes', 'list', '--nope'], ['codes', 'list', 'more']]) {
    const { exitCode, stderr } = await run(args, env);
    assert.equal(exitCode, 2);
    assert.match(stderr, /Usage/);
  }
});

test('says what to do while the server has the embedded database open', async () => {
  const server = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  try {
    const { exitCode, stderr } = await run(['codes', 'list'], env);
    assert.equal(exitCode, 1);
    assert.match(stderr, /Stop it .* run this command again/);
  } finally {
    await server.close();
  }
});

test('names a wrong setting', async () => {
  const { exitCode, stderr } = await run(['codes', 'list'], { ...env, DATABASE_URL: 'mysql://x' });
  assert.equal(exitCode, 1);
  assert.match(stderr, /DATABASE_URL/);
});

test('runs as a program', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'codes', 'mint', '--plan', 'pro'], {
    env: { ...process.env, ...env },
  });
  assert.match(stdout, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\n$/);
});
