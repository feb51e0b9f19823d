import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { openSession } from './identity/auth/sessions.ts';
import { openDatabase } from './platform/db/client.ts';
import { users } from './platform/db/schema.ts';
import { type Child, startChild } from './testing/child.ts';
import { writeMigratedDatabase } from './testing/template.ts';

const WRITERS = ['a', 'b', 'c', 'd', 'e'];
/** Milliseconds: on a busy machine, too, whoever balances the load has to notice. */
const DELAY = 4_000;
const ACCOUNTS = [...WRITERS, 'late'];

let dataDir: string;
const tokens = new Map<string, string>();

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'landfall-shutdown-'));
  await writeMigratedDatabase(join(dataDir, 'db'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  for (const id of ACCOUNTS) {
    await database.db.insert(users).values({ id, email: `${id}@example.com`, planName: 'pro', passwordHash: 'x' });
    tokens.set(id, await openSession(database.db, id, 'test'));
  }
  await database.close();
});
after(() => rm(dataDir, { recursive: true, force: true }));

async function start(): Promise<{ child: Child; api: string; sites: string }> {
  const env = { DATA_DIR: dataDir, PORT: '0', SITES_PORT: '0', SHUTDOWN_DELAY_MS: String(DELAY), LOG_LEVEL: 'info' };
  const child = startChild(new URL('./main.ts', import.meta.url), [], env);
  const address = async (name: string) =>
    /on (127[\d.]+:\d+)/.exec(await child.line(new RegExp(`${name} on`)))?.[1] ?? '';
  return { child, api: await address('API'), sites: await address('Sites') };
}

/** A request whose body arrives in two parts: `end` sends the second one and resolves with the whole answer. */
async function slowly(address: string, head: string, [first, second]: [string, string]) {
  const [host, port] = address.split(':');
  const socket = connect(Number(port), host);
  await once(socket, 'connect');
  socket.write(`${head}\r\nhost: ${address}\r\ncontent-length: ${first.length + second.length}\r\n\r\n${first}`);
  return {
    end: () => {
      const answer = text(socket);
      socket.write(second);
      return answer;
    },
  };
}

/** A connection that is kept open after its first answer, as a balancer keeps them. `ask` sends one more request on it. */
async function keptOpen(address: string) {
  const [host, port] = address.split(':');
  const socket = connect(Number(port), host);
  let received = '';
  socket.on('error', () => {});
  socket.setEncoding('utf8').on('data', (part) => {
    received += part;
  });
  const closed = once(socket, 'close');
  const request = () => socket.write(`GET /v1/health/live HTTP/1.1\r\nhost: ${address}\r\n\r\n`);
  await once(socket, 'connect');
  request();
  await once(socket, 'data');
  return {
    ask: async () => {
      received = '';
      request();
      await closed;
      return received;
    },
  };
}

/** Changes an account's name again and again, as whoever uses it through a balancer: only while the process is ready. */
async function write(api: string, id: string, isReady: () => boolean): Promise<number> {
  let n = 0;
  while (isReady()) {
    const answer = await fetch(`http://${api}/v1/api/user/me`, {
      method: 'PUT',
      headers: { accesstokenapp: tokens.get(id) ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ name: `n${n + 1}` }),
    });
    assert.equal(answer.status, 200, await answer.text());
    n += 1;
  }
  return n;
}

test('asked to end under load, it answers all that it took in, and everything acknowledged is kept', async (t) => {
  const { child, api, sites } = await start();
  t.after(() => child.kill('SIGKILL'));
  let ready = true;
  let visits = 0;
  const visit = async () => {
    for (; ready; visits++) assert.equal((await fetch(`http://${sites}/`)).status, 404);
  };
  const load = Promise.all([...WRITERS.map((id) => write(api, id, () => ready)), visit(), visit()]);
  const head = `PUT /v1/api/user/me HTTP/1.1\r\naccesstokenapp: ${tokens.get('late')}\r\ncontent-type: application/json`;
  const late = await slowly(api, head, ['{"na', 'me":"Late"}']);
  const [idle, idleSite] = [await keptOpen(api), await keptOpen(sites)];
  const form = await slowly(sites, 'POST / HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded', ['a=', 'b']);
  await pause(500);

  const exited = child.exited;
  child.process.kill('SIGTERM');
  await child.line(/Stopping \(SIGTERM\)/);
  const readiness = await fetch(`http://${api}/v1/health/ready`);
  assert.deepEqual([readiness.status, await readiness.json()], [503, { status: 'stopping', away: [] }]);
  assert.equal(readiness.headers.get('connection'), 'close');
  ready = false;
  const written = await load;
  assert.ok(visits > 0);

  // Past the delay nothing new is taken in; what was begun still is.
  await refused(api);
  await refused(sites);
  // What arrives on connections that were kept open, too: whoever sends it cannot know yet.
  assert.match(await idle.ask(), /^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  assert.match(await idleSite.ask(), /^HTTP\/1\.1 404 [\s\S]*connection: close/i);
  assert.match(await late.end(), /^HTTP\/1\.1 200 /);
  assert.match(await form.end(), /^HTTP\/1\.1 404 /);
  assert.equal(await exited, 0, child.errors());

  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const rows = await database.db.select().from(users).where(inArray(users.id, ACCOUNTS)).orderBy(users.id);
  await database.close();
  assert.deepEqual(
    rows.map(({ name }) => name),
    [...WRITERS.map((_, index) => `n${written[index]}`), 'Late'],
  );
});

/** Resolves once nobody listens there any more. */
async function refused(address: string): Promise<void> {
  const [host, port] = address.split(':');
  for (;;) {
    const socket = connect(Number(port), host);
    const failed = await once(socket, 'connect').then(
      () => false,
      () => true,
    );
    socket.destroy();
    if (failed) return;
    await pause(20);
  }
}

test('a second signal ends it at once', async (t) => {
  const { child } = await start();
  t.after(() => child.kill('SIGKILL'));
  child.process.kill('SIGTERM');
  await child.line(/Stopping/);
  child.process.kill('SIGINT');
  assert.equal(await child.exited, 1);
});
