import { startChild } from '../testing/child.ts';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { type Figures, measure, report } from './load.ts';

/** What a call may cost beside its query: a bare route with the same query takes so much of its processor time, at least. */
const GOAL = 0.8;
const ROUNDS = 5;
const TIMES = { warmUp: 1, measured: 3 };

const isEmbedded = process.argv.includes('--embedded');
const binaries = process.env.DATABASE_URL || isEmbedded ? null : findPostgres();
const postgres = binaries ? await startPostgres(binaries) : undefined;
const env: Record<string, string> = postgres ? { DATABASE_URL: await postgres.newDatabase() } : {};
const server = startChild(new URL('./server.ts', import.meta.url), [], env);
const { api, bare, token } = JSON.parse(await server.line(/^\{"api"/));
const database = postgres || process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite, synced to disk';
const pids = [server.process.pid];
const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;
const signedIn = { accesstokenapp: token };

const median = (rounds: Figures[]): Figures =>
  rounds.toSorted((one, other) => one.processorUs - other.processorUs)[rounds.length >> 1] as Figures;

// In turns, so that whatever else the machine does falls on both.
const [same, called]: [Figures[], Figures[]] = [[], []];
for (let round = 0; round < ROUNDS; round += 1) {
  same.push(await measure(at(bare, '/me'), signedIn, TIMES, pids));
  called.push(await measure(at(api, '/v1/api/user/me'), signedIn, TIMES, pids));
}
const [bareQuery, call] = [median(same), median(called)];
const rows: [string, Figures][] = [
  ['bare Fastify route', await measure(at(bare, '/'), {}, TIMES, pids)],
  [`bare Fastify route, the query of user/me (${database})`, bareQuery],
  [`GET /v1/api/user/me (${database})`, call],
  [
    `GET /v1/api/public/other/pricing (${database})`,
    await measure(at(api, '/v1/api/public/other/pricing'), {}, TIMES, pids),
  ],
];
await server.kill('SIGTERM');
await postgres?.stop();
report(rows);
// How much is answered in a second says more of what else the machine does.
const ratio = bareQuery.processorUs / call.processorUs;
const answered = call.perSecond / bareQuery.perSecond;
console.log(
  `Medians of ${ROUNDS} rounds. A bare route with its query takes ${ratio.toFixed(2)} of the call's processor time; goal: ${GOAL}. The call answered ${answered.toFixed(2)} times as much.`,
);
if (ratio < GOAL) process.exitCode = 1;
