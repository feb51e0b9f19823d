import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startChild } from '../testing/child.ts';
import { type Figures, measure, report } from './load.ts';
import { startNginx } from './nginx.ts';

/** How many times slower than nginx a published page may be served. */
const GOAL = 2;

const server = startChild(new URL('./server.ts', import.meta.url), []);
const { sites, pageUrl } = JSON.parse(await server.line(/^\{"api"/));
const { host, pathname } = new URL(pageUrl);
const address = `http://127.0.0.1:${sites}${pathname}`;
// fetch sends no Host of one's own.
const [answer] = await once(get(address, { headers: { host } }), 'response');
const body = await buffer(answer);
const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';

const nginx = await startNginx(body);
const rows: [string, Figures][] = [];
if (nginx) {
  rows.push(['nginx, the same file', await measure(`http://127.0.0.1:${nginx.port}/page.html`)]);
  await nginx.stop();
} else {
  console.log('nginx is not installed on this machine: nothing to compare with (apt-get install nginx-light).');
}
const [compared] = rows;
const ours = await measure(address, { host });
rows.push([`a published page (${database})`, ours]);
await server.kill('SIGTERM');

report(rows);
console.log(`The page has ${body.length} bytes.`);
if (compared) {
  const ratio = compared[1].perSecond / ours.perSecond;
  console.log(`nginx serves ${ratio.toFixed(2)} times as many; goal: at most ${GOAL}.`);
  if (ratio > GOAL) process.exitCode = 1;
}
