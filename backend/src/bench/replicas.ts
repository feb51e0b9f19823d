import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callAt } from '../chaos/reached.ts';
import { type Ports, startBalancer } from '../testing/balancer.ts';
import { startChild } from '../testing/child.ts';
import { freePort } from '../testing/free-port.ts';
import { NO_NGINX } from '../testing/nginx.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../testing/postgres.ts';
import { type Figures, measure, report } from './load.ts';

/** How many times as much two processes answer as one, where there are cores for them, the load and PostgreSQL. */
const GOAL = 1.8;
const ROUNDS = 5;
const TIMES = { warmUp: 1, measured: 3 };

const median = (rounds: Figures[]): Figures =>
  rounds.toSorted((one, other) => one.perSecond - other.perSecond)[rounds.length >> 1] as Figures;

/** Milliseconds that the thread of a process was late, of 99 in 100 turns since it was asked last. */
async function lagOf(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1] ?? 0) * 1000;
}

/** Reads of an account by one process of `ROLE=api` behind nginx, and by two, in turns. */
async function benchReplicas(): Promise<void> {
  const binaries = findPostgres();
  if (!binaries) throw new Error(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  const folder = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  const env: Record<string, string> = {
    DATABASE_URL: await postgres.newDatabase(),
    DATA_DIR: folder,
    SECRET_KEY: 'ab'.repeat(32),
    ROLE: 'api',
    REQUEST_RATE: 'off',
    LOG_LEVEL: 'warn',
  };
  const metrics = await freePort();
  const ports: Ports[] = [];
  while (ports.length < 2) ports.push({ api: await freePort(), sites: await freePort() });
  const cli = [join(import.meta.dirname, '../cli/main.ts'), 'users', 'create', '--email', 'bench@example.com'];
  const { stdout } = await promisify(execFile)(process.execPath, [...cli, '--plan', 'pro', '--json'], {
    env: { ...process.env, ...env },
  });
  const processes = ports.map(({ api }, index) => {
    const own = { ...env, PORT: String(api), ...(index === 0 && { METRICS_PORT: String(metrics) }) };
    return startChild(new URL('../main.ts', import.meta.url), [], own);
  });
  for (const { api } of ports)
    while ((await callAt(api, '', 'GET', '/v1/health/ready')).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 200));
  const signIn = { email: 'bench@example.com', password: JSON.parse(stdout).password };
  const { data } = await callAt(ports[0]?.api ?? 0, '', 'POST', '/v1/api/login', signIn);
  const headers = { accesstokenapp: String(data.access_token) };

  const [alone, both] = [await startBalancer(ports.slice(0, 1)), await startBalancer(ports)];
  if (!alone || !both) throw new Error(NO_NGINX);
  const pids = processes.map((each) => each.process.pid);
  const rounds: [Figures[], Figures[]] = [[], []];
  await lagOf(metrics);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, { api }] of [alone, both].entries())
      rounds[index]?.push(await measure(`http://127.0.0.1:${api}/v1/api/user/me`, headers, TIMES, pids));
  const lag = await lagOf(metrics);
  const [one, two] = [median(rounds[0]), median(rounds[1])];
  await Promise.all([...processes.map((each) => each.kill('SIGTERM')), alone.stop(), both.stop()]);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  report([
    ['GET /v1/api/user/me, ROLE=api behind nginx', one],
    ['the same by two processes', two],
  ]);
  const times = two.perSecond / one.perSecond;
  const [load = 0] = loadavg();
  console.log(
    `A call takes ${one.processorUs} µs of the processor of one and ${two.processorUs} µs of two: what each does for itself grows with their number, what they wait for does not. Two answer ${times.toFixed(2)} times as much as one; goal: ${GOAL}, with a core for each, for PostgreSQL and for the load. Load at the end: ${load.toFixed(1)}. The serving thread was ${lag.toFixed(0)} ms late at most in 99 of 100 turns.`,
  );
  if (one.failures + two.failures > 0 || times < GOAL) process.exitCode = 1;
}

await benchReplicas();
