import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startChild } from './testing/child.ts';
import { until } from './testing/until.ts';

const main = new URL('./main.ts', import.meta.url);

let dataDir: string;
before(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'landfall-main-'));
});
after(() => rmSync(dataDir, { recursive: true, force: true }));

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: String((server.address() as { port: number }).port) };
}

/** How many processes another one has started, as Linux says. */
function childrenOf(pid = 0): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const text = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')).join(' ');
  return text.match(/\d+/g)?.length ?? 0;
}

test('a bad variable ends the start with its name', async () => {
  const child = startChild(main, [], { DATA_DIR: dataDir, SMTP_URL: 'nowhere' });
  assert.equal(await child.exited, 1);
  assert.match(child.errors(), /SMTP_URL must be an address starting with smtp:\/\//);
  assert.doesNotMatch(child.errors(), / at .*\.ts:/);
});

test('a taken port ends the start with its number', async () => {
  const { server, port } = await takenPort();
  const child = startChild(main, [], { DATA_DIR: dataDir, PORT: port, SITES_PORT: '0' });
  assert.equal(await child.exited, 1);
  server.close();
  assert.match(child.errors(), new RegExp(`Port ${port} is taken`));
});

test('starts, refuses a second one on the same data, and stops when asked', async () => {
  const env = { DATA_DIR: dataDir, PORT: '0', SITES_PORT: '0' };
  const first = startChild(main, [], { ...env, WORK_WARM: 'on', MEDIA_PROCESSES: '2' });
  await first.line(/API on 127\.0\.0\.1/);
  // Nobody has sent a picture yet.
  if (process.platform === 'linux') await until(() => childrenOf(first.process.pid) === 2);

  const second = startChild(main, [], env);
  assert.equal(await second.exited, 1);
  assert.match(second.errors(), /Another process has the database in .* open/);

  first.process.kill('SIGTERM');
  assert.equal(await first.exited, 0, first.errors());
});

test('stops cleanly when it is asked to while it is starting', async () => {
  const child = startChild(main, [], { DATA_DIR: dataDir, PORT: '0', SITES_PORT: '0' });
  // Sites, jobs and schedules are still to come.
  await child.line(/API on 127\.0\.0\.1/);
  child.process.kill('SIGTERM');
  await child.line(/Stopped/);
  assert.equal(await child.exited, 0, child.errors());
});
