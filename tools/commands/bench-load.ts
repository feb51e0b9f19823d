import { rm } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { HOST } from '../areas.ts';
import { measureAgain } from '../bench/measure-again.ts';
import { type LoadSample, type LoadTarget, measureLoad } from '../bench/measure-load.ts';
import { type SingleKind, singleConfig, singleFolder } from '../bench/single-config.ts';
import { buildAll } from '../build-all.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { newAccount, newPage, newProject } from '../product/accounts.ts';
import { checkoutOrigin, freeSettings, type Product, startProduct } from '../product/index.ts';
import { inRoot } from '../root.ts';
import { runWebpack } from '../webpack/run-webpack.ts';

const RUNS = 9;
const VARIANTS = ['federated', 'single', 'routes'] as const;
type Variant = (typeof VARIANTS)[number];

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const distOf = (variant: Variant) => (area: string) =>
  area === HOST.name && variant !== 'federated' ? singleFolder(variant) : inRoot(area, 'dist');

/** One instance for each variant: only the host's files differ. */
async function startVariant(
  variant: Variant,
): Promise<{ product: Product; checkout: string; token: string; stop: () => Promise<void> }> {
  const settings = await freeSettings();
  const backendEnv = { LOG_LEVEL: 'error' };
  const product = await startProduct({ ...settings, dist: distOf(variant), backendEnv });
  const account = await newAccount(product.origin);
  const project = await newProject(product.origin, account);
  for (const slug of ['/', '/menu', '/about'])
    await newPage(product.origin, account, project, { title: `Page ${slug}`, slug });
  const stop = async () => {
    await product.stop();
    await rm(settings.dataDir, { recursive: true, force: true });
  };
  return { product, checkout: checkoutOrigin(settings), token: account.token, stop };
}

const SCREENS: { name: string; target: (origin: string, token: string) => LoadTarget }[] = [
  { name: '/login', target: (origin) => ({ url: `${origin}/login`, selector: 'input[name=email]' }) },
  {
    name: '/dashboard/pages',
    target: (origin, token) => ({
      url: `${origin}/dashboard/pages`,
      selector: 'a[href*="/v1/editor/project/"]',
      token,
    }),
  },
];

function row(variant: string, samples: LoadSample[], base: LoadSample[] | undefined) {
  const interactive = median(samples.map((sample) => sample.interactive));
  const bytes = median(samples.map((sample) => sample.bytes));
  const ratio = (value: number, of: (sample: LoadSample) => number) =>
    base ? (value / median(base.map(of))).toFixed(2) : '';
  return {
    variant,
    'interactive ms': Math.round(interactive),
    'x single': ratio(interactive, (sample) => sample.interactive),
    KB: kilobytes(bytes),
    'KB x single': ratio(bytes, (sample) => sample.bytes),
    'script KB': kilobytes(median(samples.map((sample) => sample.scriptBytes))),
    requests: median(samples.map((sample) => sample.requests)),
    'from-to ms': `${Math.round(Math.min(...samples.map((s) => s.interactive)))}-${Math.round(Math.max(...samples.map((s) => s.interactive)))}`,
  };
}

/** The checkout as a page of its own, beside the host's sign-in page: somebody who pays waits less. */
async function measureCheckout(browser: Browser, origin: string, checkout: string): Promise<void> {
  const targets: Record<string, LoadTarget> = {
    'host /login': { url: `${origin}/login`, selector: 'input[name=email]' },
    'checkout, own origin': { url: `${checkout}/store/ltd`, selector: 'input[name=plan]' },
    'host /store/ltd': { url: `${origin}/store/ltd`, selector: 'input[name=plan]' },
  };
  const samples = new Map(Object.keys(targets).map((name) => [name, [] as LoadSample[]]));
  for (let round = 0; round <= RUNS; round++)
    for (const [name, target] of Object.entries(targets)) {
      const sample = await measureLoad(browser, target);
      if (round > 0) samples.get(name)?.push(sample);
    }
  console.log(`\nThe checkout beside sign-in, cold, median of ${RUNS}`);
  console.table([...samples].map(([name, measured]) => row(name, measured, undefined)));
}

const SECOND_VISITS = [
  '/dashboard',
  '/dashboard/pages',
  '/dashboard/files',
  '/dashboard/settings',
  '/dashboard/account',
  '/dashboard/pricing',
  '/store/ltd',
];

async function measureSecondVisits(browser: Browser, origin: string, token: string): Promise<void> {
  const addresses = SECOND_VISITS.map((route) => origin + route);
  const visits = await measureAgain(browser, addresses, token);
  console.log('\nA second visit, all of it');
  console.table(
    visits.map(({ bytes, answers }, index) => ({ route: SECOND_VISITS[index], KB: kilobytes(bytes), answers })),
  );
}

/**
 * `npm run bench:load`: cold loads over 10 Mbps with 40 ms, processor slowed 4 times, brotli; medians of nine.
 * `federated` is the product; `single` the same source as one plain bundle; `routes` that bundle split by area.
 */
export async function run(): Promise<void> {
  await buildAll();
  for (const kind of ['single', 'routes'] satisfies SingleKind[]) await runWebpack(singleConfig(kind));
  const instances = new Map<Variant, Awaited<ReturnType<typeof startVariant>>>();
  for (const variant of VARIANTS) instances.set(variant, await startVariant(variant));
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    for (const { name, target } of SCREENS) {
      const samples: Record<Variant, LoadSample[]> = { federated: [], single: [], routes: [] };
      // Interleaved, so that whatever else the machine does falls on all alike. The first round warms up.
      for (let round = 0; round <= RUNS; round++)
        for (const [variant, { product, token }] of instances) {
          const sample = await measureLoad(browser, target(product.origin, token));
          if (round > 0) samples[variant].push(sample);
        }
      console.log(`\n${name}, cold, median of ${RUNS}`);
      console.table(VARIANTS.map((variant) => row(variant, samples[variant], samples.single)));
    }
    const federated = instances.get('federated');
    if (federated) {
      await measureCheckout(browser, federated.product.origin, federated.checkout);
      await measureSecondVisits(browser, federated.product.origin, federated.token);
    }
  } finally {
    await browser.close();
    for (const { stop } of instances.values()) await stop();
  }
}
