import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { startChild } from '../testing/child.ts';
import { type Figures, measure, report } from './load.ts';
import { benchManySites } from './many-sites.ts';
import { startNginx } from './nginx.ts';

/** How many times slower than nginx a published page may be served. */
const GOAL = 2;
const ROUNDS = 3;

// `--sites 100000`: very many sites of one page each instead.
const { values } = parseArgs({ options: { sites: { type: 'string' } } });
if (values.sites) await benchManySites(Number(values.sites));
else await benchOnePage();

async function benchOnePage(): Promise<void> {
  const server = startChild(new URL('./server.ts', import.meta.url), []);
  const { sites, pageUrl } = JSON.parse(await server.line(/^\{"api"/));
  const { host, pathname } = new URL(pageUrl);
  const address = `http://127.0.0.1:${sites}${pathname}`;
  // fetch sends no Host of one's own.
  const [answer] = await once(get(address, { headers: { host } }), 'response');
  const body = await buffer(answer);
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';

  const nginx = await startNginx(body);
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

  const median = (figures: Figures[]): Figures | undefined =>
    figures.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(figures.length / 2)];
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
