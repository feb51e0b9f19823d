import { startChild } from '../testing/child.ts';

const PAGES = 50_000;
const LIMIT = 10;
const ROUNDS = 60;

/** How many times as long as the first part the last one may take: what a busy machine varies by anyway. */
const GOAL = 1.5;

const server = startChild(new URL('./server.ts', import.meta.url), [], { BENCH_PAGES: String(PAGES) });
const { api, token, project } = JSON.parse(await server.line(/^\{"api"/));

/** Milliseconds that the answer took. */
async function ask(page: number): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${api}/v1/api/project/${project}/page?limit=${LIMIT}&page=${page}`, {
    headers: { accesstokenapp: token },
  });
  const { data, total_count } = await answer.json();
  if (data.length !== LIMIT || total_count !== PAGES) throw new Error(`${data.length} of ${total_count} pages`);
  return performance.now() - started;
}

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const parts = [1, PAGES / LIMIT / 2, PAGES / LIMIT];
const times = new Map(parts.map((page) => [page, [] as number[]]));
// In turns, so that whatever else the machine does falls on all alike. The first rounds warm up.
for (let round = -10; round < ROUNDS; round += 1) {
  for (const [page, measured] of times) {
    const took = await ask(page);
    if (round >= 0) measured.push(took);
  }
}
await server.kill('SIGTERM');

const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
console.log(`\nA list of ${PAGES} pages, ${LIMIT} at a time, ${database}; ${ROUNDS} calls each, one after the other\n`);
const figures = [...times].map(([page, measured]) => {
  const sorted = measured.toSorted((one, other) => one - other);
  return { page, p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
});
console.table(
  Object.fromEntries(
    figures.map(({ page, p50, p99 }) => [`page ${page}`, { 'p50 ms': p50.toFixed(1), 'p99 ms': p99.toFixed(1) }]),
  ),
);
const ratio = (figures.at(-1)?.p50 ?? 0) / (figures[0]?.p50 ?? 1);
console.log(`The last part takes ${ratio.toFixed(2)} times as long as the first; goal: at most ${GOAL}.`);
if (ratio > GOAL) process.exitCode = 1;
