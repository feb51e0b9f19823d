import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { SCREENS, type Screen, startBuild, startLanding, type Variant } from '../bench/load-variants.ts';
import { measureAgain } from '../bench/measure-again.ts';
import { CPU_SLOWDOWN, type LoadSample, measureLoad } from '../bench/measure-load.ts';
import { startPeer } from '../bench/peer.ts';
import { type SingleKind, singleConfig } from '../bench/single-config.ts';
import { buildAll } from '../build-all.ts';
import { CHROMIUM_ARGS, findHeadlessChromium } from '../chromium.ts';
import { runWebpack } from '../webpack/run-webpack.ts';

const HELP = `npm run bench:load -- [--peer <folder or address>] [--before <folder>] [--screens /login,/dashboard]
                     [--plain] [--rounds 9] [--unslowed] [--requests]

Cold loads over 10 Mbps with 40 ms, processor slowed 4 times, brotli; medians, the variants interleaved.
  --peer      shadcn-admin beside it: its built folder, or where it runs (tools/README.md says how to get it)
  --before    an earlier build of ours beside it: a folder that holds <area>/dist of each area
  --screens   only these
  --plain     the same source without federation, too: one bundle, and one split by area
  --rounds    how often each is measured
  --unslowed  the processor as it is
  --requests  what came in the last round, too, with its bytes`;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

type Figure = Exclude<keyof LoadSample, 'received'>;

function row(variant: string, samples: LoadSample[], base: LoadSample[]) {
  const of = (key: Figure, from = samples) => median(from.map((sample) => sample[key]));
  const ratio = (key: Figure) => (of(key) / of(key, base)).toFixed(2);
  const range = (pick: (...values: number[]) => number) => Math.round(pick(...samples.map((s) => s.interactive)));
  return {
    variant,
    'visible ms': Math.round(of('visible')),
    'x ': ratio('visible'),
    'interactive ms': Math.round(of('interactive')),
    'x  ': ratio('interactive'),
    KB: kilobytes(of('bytes')),
    'x   ': ratio('bytes'),
    'script KB': kilobytes(of('scriptBytes')),
    requests: of('requests'),
    work: of('work').toFixed(0),
    'x    ': ratio('work'),
    'blocking ms': Math.round(of('blocking')),
    'from-to ms': `${range(Math.min)}-${range(Math.max)}`,
  };
}

function printRequests(variant: string, { received }: LoadSample): void {
  console.log(`\n${variant}, what came`);
  for (const { url, bytes } of received) {
    const { pathname, search } = new URL(url);
    console.log(`${kilobytes(bytes).padStart(7)} KB  ${pathname}${search}`);
  }
}

interface Measuring {
  rounds: number;
  slowdown: number;
  areRequestsListed: boolean;
}

/** Interleaved, so that whatever else the machine does falls on all alike. The first round warms up. */
async function measureScreen(browser: Browser, screen: Screen, variants: readonly Variant[], options: Measuring) {
  const samples = new Map<string, LoadSample[]>();
  for (let round = 0; round <= options.rounds; round++)
    for (const { name, target } of variants) {
      const wanted = target(screen);
      if (!wanted) continue;
      const sample = await measureLoad(browser, wanted, options.slowdown);
      if (round > 0) samples.set(name, [...(samples.get(name) ?? []), sample]);
    }
  const base = samples.get('peer') ?? [...samples.values()].at(-1) ?? [];
  console.log(`\n${screen}, cold, median of ${options.rounds}, processor slowed ${options.slowdown} times`);
  console.table([...samples].map(([name, measured]) => row(name, measured, base)));
  if (!options.areRequestsListed) return;
  for (const [name, measured] of samples) {
    const last = measured.at(-1);
    if (last) printRequests(name, last);
  }
}

async function measureSecondVisits(browser: Browser, { target }: Variant): Promise<void> {
  const targets = SCREENS.flatMap((screen) => (screen.startsWith('/dashboard') ? (target(screen) ?? []) : []));
  const token = targets[0]?.token ?? '';
  const addresses = targets.map(({ url }) => url);
  const visits = await measureAgain(browser, addresses, token);
  console.log('\nA second visit, all of it');
  console.table(
    visits.map(({ bytes, answers }, index) => ({
      route: new URL(addresses[index] ?? '').pathname,
      KB: kilobytes(bytes),
      answers,
    })),
  );
}

/** `npm run bench:load`: how fast the product loads, beside other builds. See `HELP`. */
export async function run(args: string[] = []): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      peer: { type: 'string' },
      before: { type: 'string' },
      screens: { type: 'string' },
      plain: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '9' },
      unslowed: { type: 'boolean', default: false },
      requests: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const { peer, before } = values;
  const wanted = values.screens?.split(',');
  const screens = SCREENS.filter((screen) => !wanted || wanted.includes(screen));
  await buildAll();
  const kinds: SingleKind[] = values.plain ? ['single', 'routes'] : [];
  for (const kind of kinds) await runWebpack(singleConfig(kind));
  const variants: Variant[] = [];
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const federated = await startBuild('federated');
    variants.push(federated);
    if (before) variants.push(await startLanding('before', (area) => path.resolve(before, area, 'dist')));
    for (const kind of kinds) variants.push(await startBuild(kind));
    if (peer) variants.push(await startPeer(peer));
    const options = {
      rounds: Number(values.rounds),
      slowdown: values.unslowed ? 1 : CPU_SLOWDOWN,
      areRequestsListed: values.requests,
    };
    for (const screen of screens) await measureScreen(browser, screen, variants, options);
    if (!wanted) await measureSecondVisits(browser, federated);
  } finally {
    await browser.close();
    for (const { stop } of variants) await stop();
  }
}
