import { startAttackedServer } from './attacked-server.ts';
import { makeAttacks } from './attacks.ts';

/** Milliseconds that anybody else may wait meanwhile. */
const GOAL = 200;

/** An argument chooses attacks by a part of their names. */
const [wanted = ''] = process.argv.slice(2);
const all = await makeAttacks();
const attacks = all.filter(({ name }) => name.includes(wanted));
const server = await startAttackedServer({ budget: false });
const bounded = await startAttackedServer({ budget: true });
// What a server has loaded anyway once it has worked.
for (const { attack } of all.slice(1, 4)) for (const each of [server, bounded]) await attack(each);

const rows: Record<string, Record<string, string | number>> = {};
let isSlow = false;
for (const { name, attack, budget } of attacks) {
  const started = Date.now();
  const attacked = budget ? bounded : server;
  const { result, latencies, peakMb } = await attacked.watched(() => attack(attacked));
  const { live, page } = latencies;
  isSlow ||= Math.max(...live, ...page) > GOAL;
  rows[name] = {
    answer: result,
    seconds: Math.round((Date.now() - started) / 100) / 10,
    'live worst': live[0],
    'live p99': live[1],
    'page worst': page[0],
    'page p99': page[1],
    'RSS MB': peakMb,
  };
  console.log(name, JSON.stringify(rows[name]));
}
await Promise.all([server.stop(), bounded.stop()]);
const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
console.log(`\n${database}, Node.js ${process.version}; others wait, in milliseconds; goal: at most ${GOAL}\n`);
console.table(rows);
if (isSlow) process.exitCode = 1;
