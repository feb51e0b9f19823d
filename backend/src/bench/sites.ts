import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { startChild } from '../testing/child.ts';
import { type Figures, measure, report } from './load.ts';
import { benchManySites } from './many-sites.ts';
import { serveByNginx } from './nginx.ts';

/** How many times slower than nginx a published page may be served. */
const GOAL = 2;
const ROUNDS = 3;

/** What counting visits may cost, in per cent of the visits a second, and rounds until that can be told. */
const COUNTING_GOAL = 5;
const COUNTING_ROUNDS = 15;
/** Seconds: short, so that whatever else the machine does falls on both. */
const COUNTING_TIMES = { warmUp: 1, measured: 3 };
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

// `--sites 100000`: very many sites of one page each instead. `--counting`: with and without the counting of visits.
const { values } = parseArgs({ options: { sites: { type: 'string' }, counting: { type: 'boolean' } } });
if (values.sites) await benchManySites(Number(values.sites));
else if (values.counting) await benchCounting();
else await benchOnePage();

function median(figures: Figures[]): Figures | undefined {
  return figures.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(figures.length / 2)];
}

async function startSites(env: Record<string, string> = {}) {
  const server = startChild(new URL('./server.ts', import.meta.url), [], env);
  const { sites, pageUrl } = JSON.parse(await server.line(/^\{"api"/));
  const { host, pathname } = new URL(pageUrl);
  return { server, host, address: `http://127.0.0.1:${sites}${pathname}` };
}

async function benchCounting(): Promise<void> {
  const [counting, idle] = [await startSites(), await startSites({ BENCH_COUNTING: 'off' })];
  const measured = { with: [] as Figures[], without: [] as Figures[] };
  const look = async (one: typeof counting, figures: Figures[]) =>
    void figures.push(await measure(one.address, { host: one.host, 'user-agent': BROWSER }, COUNTING_TIMES));
  for (let round = 0; round < COUNTING_ROUNDS; round += 1) {
    // In turns, and each first as often as the other.
    if (round % 2 === 0) await look(idle, measured.without);
    await look(counting, measured.with);
    if (round % 2 === 1) await look(idle, measured.without);
  }
  await counting.server.kill('SIGTERM');
  await idle.server.kill('SIGTERM');
  const [counted, plain] = [median(measured.with), median(measured.without)];
  if (!counted || !plain) return;
  report([
    ['a published page, visits are not counted', plain],
    ['a published page, visits are counted', counted],
  ]);
  const costs = measured.with.map(
    (one, round) => 100 * (1 - one.perSecond / (measured.without[round]?.perSecond ?? 1)),
  );
  const cost = costs.toSorted((one, other) => one - other)[Math.floor(costs.length / 2)] ?? 0;
  console.log(
    `Medians of ${COUNTING_ROUNDS} rounds of ${COUNTING_TIMES.measured} s. Counting costs, round by round, ${cost.toFixed(1)} %; goal: less than ${COUNTING_GOAL}.`,
  );
  if (cost >= COUNTING_GOAL) process.exitCode = 1;
}

async function benchOnePage(): Promise<void> {
  const { server, host, address } = await startSites();
  // fetch sends no Host of one's own.
  const [answer] = await once(get(address, { headers: { host } }), 'response');
  const body = await buffer(answer);
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';

  const nginx = await serveByNginx(body);
  if (!nginx)
    console.log('nginx is not installed on this machine: nothing to compare with (apt-get install nginx-light).');
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  // In turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    if (nginx) theirs.push(await measure(`http://127.0.0.1:${nginx.port}/page.html`));
    ours.push(await measure(address, { host }));
  }
  await nginx?.stop();
  await server.kill('SIGTERM');

  const [compared, published] = [median(theirs), median(ours)];
  report([
    ...(compared ? [['nginx, the same file', compared] satisfies [string, Figures]] : []),
    ...(published ? [[`a published page (${database})`, published] satisfies [string, Figures]] : []),
  ]);
  console.log(`The page has ${body.length} bytes; medians of ${ROUNDS} rounds.`);
  if (compared && published) {
    const ratio = compared.perSecond / published.perSecond;
    console.log(`nginx serves ${ratio.toFixed(2)} times as many; goal: at most ${GOAL}.`);
    if (ratio > GOAL) process.exitCode = 1;
  }
}
