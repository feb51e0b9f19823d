import { arch, cpus, platform } from 'node:os';
import autocannon from 'autocannon';
import { startChild } from '../testing/child.ts';

const CONNECTIONS = 20;
const SECONDS = 6;
const WARM_UP = 2;

interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
}

async function measure(port: number, path: string, token?: string): Promise<Figures> {
  const options = {
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    headers: token === undefined ? {} : { accesstokenapp: token },
  };
  await autocannon({ ...options, duration: WARM_UP });
  const result = await autocannon({ ...options, duration: SECONDS });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

const server = startChild(new URL('./server.ts', import.meta.url), []);
const { api, bare, token } = JSON.parse(await server.line(/^\{"api"/));
const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite, synced to disk';

const rows: [string, Figures][] = [
  ['bare Fastify route', await measure(bare, '/')],
  [`GET /v1/api/user/me (${database})`, await measure(api, '/v1/api/user/me', token)],
  [`GET /v1/api/public/other/pricing (${database})`, await measure(api, '/v1/api/public/other/pricing')],
];
await server.kill('SIGTERM');

console.log(
  `\n${cpus().length} x ${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node.js ${process.version}; ` +
    `${CONNECTIONS} connections, ${SECONDS} s each, the load on the same machine\n`,
);
console.table(
  Object.fromEntries(
    rows.map(([what, { perSecond, p50, p99, failures }]) => [
      what,
      { 'requests/s': perSecond, 'p50 ms': p50, 'p99 ms': p99, failed: failures },
    ]),
  ),
);
if (rows.some(([, { failures }]) => failures > 0)) process.exitCode = 1;
