import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../../operations/cli/run.ts';
import { type Child, startChild } from '../../testing/child.ts';
import { freePort } from '../../testing/free-port.ts';
import { writeMigratedDatabase } from '../../testing/template.ts';
import { until } from '../../testing/until.ts';

let dataDir: string;
let env: Record<string, string>;
let origin: string;

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'landfall-killed-'));
  await writeMigratedDatabase(join(dataDir, 'db'));
  const port = await freePort();
  env = { DATA_DIR: dataDir, PORT: String(port), SITES_PORT: '0' };
  origin = `http://127.0.0.1:${port}`;
});
after(() => rm(dataDir, { recursive: true, force: true }));

async function start(): Promise<Child> {
  const child = startChild(new URL('../../main.ts', import.meta.url), [], env);
  await child.line(/API on/);
  return child;
}

async function begin(email: string): Promise<string> {
  const answer = await fetch(`${origin}/v1/api/public/payment/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan_name: 'pro', email, method: 2 }),
  });
  const { payment_url } = (await answer.json()) as { payment_url: string };
  return payment_url.split('/').at(-1) ?? '';
}

const approve = (id: string) =>
  fetch(`${origin}/v1/payments/sandbox/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve' }),
    redirect: 'manual',
  });

const isMailed = async (id: string) => {
  const answer = await fetch(`${origin}/v1/api/public/payment/${id}`);
  return ((await answer.json()) as { data: { code_mailed: boolean } }).data.code_mailed;
};

test('killed in the middle of approvals, every order ends with one code and one mail', async () => {
  const ids: string[] = [];
  for (const milliseconds of [3, 15]) {
    const child = await start();
    const id = await begin(`after${milliseconds}@example.com`);
    ids.push(id);
    const answer = approve(id).catch(() => null);
    await pause(milliseconds);
    await child.kill('SIGKILL');
    await answer;
  }

  const child = await start();
  // The buyer, who saw the connection break, presses the button again.
  for (const id of ids) assert.equal((await approve(id)).status, 303);
  for (const id of ids) await until(() => isMailed(id));
  await child.kill('SIGTERM');

  const { stdout } = await run(['codes', 'list', '--json'], env);
  const orders = (JSON.parse(stdout) as { order: string }[]).map(({ order }) => order);
  assert.deepEqual(orders.sort(), ids.sort());
  assert.equal((await readdir(join(dataDir, 'outbox'))).length, ids.length);
});
