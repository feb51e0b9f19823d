import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    concurrency: { type: 'string', default: '20' },
    /** Milliseconds that an answer may take on an idle machine. */
    slow: { type: 'string', default: '2000' },
  },
});

const seed = Number(values.seed);
console.log(`Sending ${values.requests} requests, seed ${seed} ...`);
const { findings, statuses, slowest, memory, seconds } = await fuzz({
  requests: Number(values.requests),
  seed,
  concurrency: Number(values.concurrency),
  slowMs: Number(values.slow),
  growth: 200_000_000,
  onProgress: (sent, found) =>
    console.log(`${sent} sent, ${found.length} findings${found.length > 0 ? `: ${found.at(-1)?.slice(0, 300)}` : ''}`),
});
console.table(statuses);
console.table(slowest);
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
console.log(
  `${Math.round(seconds)} s; memory ${megabytes(memory.before)} after a fifth, ${megabytes(memory.after)} at the end`,
);
for (const finding of findings.slice(0, 50)) console.error(`\n${finding}`);
console.log(`\n${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
