import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { measurePaint, type PaintSample } from '../bench/measure-paint.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { newAccount, newPage, newProject } from '../product/accounts.ts';
import { freeSettings, startProduct } from '../product/index.ts';

const RUNS = 5;
const TEMPLATES = ['restaurant', 'software', 'waiting-list', 'conference', 'portfolio', 'fitness'];

const median = (samples: PaintSample[], of: (sample: PaintSample) => number) =>
  samples.map(of).toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? 0;

/** `npm run bench:paint`: how soon a visitor of a published page sees it, and whether anything moves. */
export async function run(): Promise<void> {
  const settings = await freeSettings();
  const product = await startProduct({ ...settings, backendEnv: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const account = await newAccount(product.origin);
    const project = await newProject(product.origin, account);
    const rows = [];
    for (const template of TEMPLATES) {
      const { url } = await newPage(product.origin, account, project, {
        title: template,
        slug: `/${template}`,
        template,
      });
      const samples: PaintSample[] = [];
      for (let run = 0; run < RUNS; run += 1) samples.push(await measurePaint(browser, url));
      rows.push({
        template,
        'largest paint ms': Math.round(median(samples, (sample) => sample.largestPaint)),
        shift: median(samples, (sample) => sample.shift).toFixed(3),
        KB: (median(samples, (sample) => sample.bytes) / 1024).toFixed(1),
        requests: median(samples, (sample) => sample.requests),
      });
    }
    console.table(rows);
  } finally {
    await browser.close();
    await product.stop();
    await rm(settings.dataDir, { recursive: true, force: true });
  }
}
