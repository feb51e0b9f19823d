import { Agent, get } from 'node:http';
import { startChild } from '../testing/child.ts';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { memoryOf } from './memory.ts';
import { processorTimeOf } from './processor.ts';
import { hostOf } from './seed-sites.ts';

/** Milliseconds that 99 of 100 visits may take: of a site that this process has answered before, and of one that it has not. */
const GOAL = { warm: 20, cold: 100 };
const CONNECTIONS = 50;
/** Visits a second, and for how many seconds; then as many as are answered. */
const PACE = { perSecond: 300, seconds: Number(process.env.BENCH_SECONDS ?? 60) };
const FULL_SECONDS = 30;
/** Seconds of the same visits to a server that does nothing: what the client and the machine take by themselves. */
const IDLE_SECONDS = 15;
/** Bytes of a page as it travels. */
const PAGE_BYTES = 4_096;
/** Sites that are visited for the first time, and how often again, to see what one visit takes of the processor. */
const COUNTED = { sites: 3_000, again: 10 };

/** Numbers of sites, the first asked for most (Zipf's law with exponent 1). */
function zipf(count: number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  return () => {
    const wanted = Math.random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

class Times {
  readonly #ms: number[] = [];
  add(ms: number): void {
    this.#ms.push(ms);
  }
  get count(): number {
    return this.#ms.length;
  }
  at(share: number): number {
    const sorted = this.#ms.toSorted((one, other) => one - other);
    return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  }
}

/** Visits very many sites of one process, cold at first, and prints what each kind of visit took and how much memory it needs. */
export async function benchManySites(count: number): Promise<void> {
  const binaries = process.env.DATABASE_URL ? null : findPostgres();
  const postgres = binaries ? await startPostgres(binaries) : undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const next = zipf(count);
  const seen = new Set<number>();
  let failures = 0;

  const ask = (port: number, number: number, times: Times) => {
    const began = performance.now();
    return new Promise<void>((resolve) => {
      const fail = () => {
        failures += 1;
        resolve();
      };
      const headers = { host: hostOf(number), 'accept-encoding': 'br' };
      get({ host: '127.0.0.1', port, path: '/', headers, agent }, (response) => {
        if (response.statusCode !== 200) failures += 1;
        response.resume().once('end', () => {
          times.add(performance.now() - began);
          resolve();
        });
      }).once('error', fail);
    });
  };

  /** Sends at the same pace however long the answers take. */
  const atPace = async (seconds: number, send: () => Promise<void>, eachSecond = () => {}) => {
    const waiting: Promise<void>[] = [];
    const began = performance.now();
    for (let sent = 0; sent < PACE.perSecond * seconds; sent += 1) {
      const early = began + (sent * 1000) / PACE.perSecond - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      waiting.push(send());
      if (sent % PACE.perSecond === 0) eachSecond();
    }
    await Promise.all(waiting);
  };

  const idle = startChild(new URL('./idle-server.ts', import.meta.url), [String(PAGE_BYTES)]);
  const { port } = JSON.parse(await idle.line(/^\{"port"/)) as { port: number };
  const alone = new Times();
  await atPace(IDLE_SECONDS, () => ask(port, next(), alone));
  await idle.kill('SIGTERM');

  const server = startChild(new URL('./server.ts', import.meta.url), [], {
    BENCH_SITES: String(count),
    ...(postgres && { DATABASE_URL: await postgres.newDatabase() }),
  });
  const { sites } = JSON.parse(await server.line(/^\{"api"/)) as { sites: number };
  const pid = server.process.pid ?? 0;
  const visit = (cold: Times, warm: Times, number = next()) => {
    const times = seen.has(number) ? warm : cold;
    seen.add(number);
    return ask(sites, number, times);
  };

  const memory = [memoryOf(pid)];
  const paced = { cold: new Times(), warm: new Times() };
  let seconds = 0;
  await atPace(
    PACE.seconds,
    () => visit(paced.cold, paced.warm),
    () => {
      if (seconds % 20 === 0) memory.push(memoryOf(pid));
      seconds += 1;
    },
  );
  memory.push(memoryOf(pid));

  const full = { cold: new Times(), warm: new Times() };
  const end = performance.now() + FULL_SECONDS * 1000;
  const visitor = async () => {
    while (performance.now() < end) await visit(full.cold, full.warm);
  };
  const sampling = setInterval(() => memory.push(memoryOf(pid)), 5_000);
  await Promise.all(Array.from({ length: CONNECTIONS / 2 }, visitor));
  clearInterval(sampling);
  memory.push(memoryOf(pid));

  const unseen = Array.from({ length: count }, (_, number) => number).filter((number) => !seen.has(number));
  const counted = unseen.slice(-COUNTED.sites);
  const processor = async (numbers: readonly number[]) => {
    const before = processorTimeOf([pid]);
    const queue = numbers.values();
    const visitAll = async () => {
      for (const number of queue) await visit(new Times(), new Times(), number);
    };
    await Promise.all(Array.from({ length: CONNECTIONS / 2 }, visitAll));
    return Math.round(((processorTimeOf([pid]) - before) * 1000) / numbers.length);
  };
  const taken = {
    cold: await processor(counted),
    warm: await processor(Array.from({ length: COUNTED.again }, () => counted).flat()),
  };
  await server.kill('SIGTERM');
  await postgres?.stop();

  const row = (times: Times) => ({ visits: times.count, 'p50 ms': times.at(0.5), 'p99 ms': times.at(0.99) });
  console.table({
    [`a server that does nothing, ${PACE.perSecond}/s`]: row(alone),
    [`first visit of a site, ${PACE.perSecond}/s`]: row(paced.cold),
    [`a site seen before, ${PACE.perSecond}/s`]: row(paced.warm),
    'first visit of a site, as fast as it can': row(full.cold),
    'a site seen before, as fast as it can': row(full.warm),
  });
  console.log(
    `${count} sites, ${seen.size} of them visited, ${failures} failures; resident memory in MB: ${memory.join(', ')}`,
  );
  console.log(
    `A first visit takes ${taken.cold} µs of the server's processor time, one of a site seen before ${taken.warm} µs (${counted.length} sites, 1 and ${COUNTED.again} times): what other work on the machine changes little.`,
  );
  if (failures > 0 || paced.warm.at(0.99) > GOAL.warm || paced.cold.at(0.99) > GOAL.cold) process.exitCode = 1;
}
