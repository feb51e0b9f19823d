import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Instance } from '../chaos/instance.ts';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { subscribe, writeBacklog } from './webhook-backlog.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    embedded: { type: 'boolean', default: false },
  },
});
const EVENTS = Number(values.events);
const SECONDS = Number(values.seconds);
const PROJECTS = 20;
/** Milliseconds that the receiver takes for an answer. */
const ANSWER = 20;
const GOAL = 200;
/** Milliseconds that half, and 99 of 100, calls of the API may take meanwhile. */
const GOALS = { p50: 50, p99: 250 };

const binaries = values.embedded ? null : findPostgres();
const postgres = binaries ? await startPostgres(binaries) : null;
const dataDir = mkdtempSync(join(tmpdir(), 'landfall-bench-'));

let received = 0;
const receiver = createServer((request, reply) => {
  request.resume().on('end', () => {
    received += 1;
    setTimeout(() => reply.end('ok'), ANSWER);
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const url = `http://localhost:${(receiver.address() as AddressInfo).port}`;

const env = {
  DATA_DIR: dataDir,
  OUTBOUND_ALLOW: '127.0.0.0/8,::1',
  SECRET_KEY: 'ab'.repeat(32),
  ...(postgres && { DATABASE_URL: await postgres.newDatabase() }),
};
const instance = await Instance.start(env);

/** How long calls of the API take, one every 50 ms. */
async function probe(seconds: number): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const { status, ms } = await instance.call('GET', '/v1/api/project/');
    if (status !== 200) throw new Error(`The API answered ${status}.`);
    times.push(ms);
    await pause(50);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Milliseconds of processor time that the server has used; 0 where the system does not tell. */
function processorTime(): number {
  try {
    const fields = readFileSync(`/proc/${instance.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

const projectIds = await subscribe(instance, PROJECTS, url);
const quiet = await probe(5);
await instance.kill('SIGTERM');
const begun = Date.now();
await writeBacklog(env, projectIds, EVENTS);
console.log(`${EVENTS} events written in ${Math.round((Date.now() - begun) / 1000)} s`);
await instance.resume();
while (received === 0) await pause(50);
const [first, start, used] = [received, performance.now(), processorTime()];
const busy = await probe(SECONDS);
const each = (processorTime() - used) / (received - first);
const perSecond = Math.round((received - first) / ((performance.now() - start) / 1000));

await instance.kill('SIGKILL');
receiver.closeAllConnections();
receiver.close();
await postgres?.stop();
rmSync(dataDir, { recursive: true, force: true });

console.log(
  `\nA backlog of ${EVENTS} events of ${PROJECTS} projects with a webhook each, on ${postgres ? 'PostgreSQL' : 'the embedded database'};` +
    ` the receiver answers after ${ANSWER} ms; ${SECONDS} s\n`,
);
console.table({
  'with nothing to do': { 'deliveries/s': 0, 'API p50 ms': quiet.p50, 'API p99 ms': quiet.p99 },
  'through the backlog': { 'deliveries/s': perSecond, 'API p50 ms': busy.p50, 'API p99 ms': busy.p99 },
});
console.log(`The server used ${each.toFixed(1)} ms of processor time for a delivery, the calls of the API included.`);
console.log(`Goals: ${GOAL} deliveries/s, the API's p50 within ${GOALS.p50} ms and its p99 within ${GOALS.p99} ms.`);
if (perSecond < GOAL || busy.p50 > GOALS.p50 || busy.p99 > GOALS.p99) process.exitCode = 1;
process.exit();
