import { rm } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { measureScroll } from '../bench/measure-scroll.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { type Account, newAccount, newPage, newProject } from '../product/accounts.ts';
import { freeSettings, startProduct } from '../product/index.ts';

/** Entries with pictures, more than a list shows at once. Others that no picture belongs to lie behind them. */
const ROWS = 30;
const BEHIND = { pages: 10_000, files: 50_000 };

/** Pictures of the library, each another one. */
async function uploadPictures(browser: Browser, origin: string, { token }: Account): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  for (let number = 0; number < ROWS; number += 1) {
    await page.setContent(
      `<body style="background:linear-gradient(${number * 12}deg,teal,gold);font-size:9em">${number}`,
    );
    const body = new FormData();
    const picture = new Uint8Array(await page.screenshot());
    body.append('file', new File([picture], `picture ${number}.png`, { type: 'image/png' }));
    const headers = { accesstokenapp: token };
    const answer = await fetch(`${origin}/v1/editor/other/upload`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The picture was not stored: ${answer.status} ${await answer.text()}`);
  }
  await page.close();
}

/**
 * `npm run bench:scroll`: the frames of lists that are scrolled and searched on a machine that is four times as slow, with
 * 10,000 pages and 50,000 files on PostgreSQL.
 */
export async function run(): Promise<void> {
  const { fillAccount } = await import('../../backend/src/bench/fill-account.ts');
  const { findPostgres, NO_POSTGRES, startPostgres } = await import('../../backend/src/testing/postgres.ts');
  const binaries = findPostgres();
  if (!binaries) throw new Error(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  const DATABASE_URL = await postgres.newDatabase();
  const settings = await freeSettings();
  const backendEnv = { LOG_LEVEL: 'error', DATABASE_URL, SECRET_KEY: 'ab'.repeat(32) };
  const product = await startProduct({ ...settings, backendEnv });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const account = await newAccount(product.origin, 'premium');
    const project = await newProject(product.origin, account);
    let page = '';
    for (let number = 0; number < ROWS; number += 1) {
      const made = { title: `Shown ${number}`, slug: `/shown-${number}` };
      page = (await newPage(product.origin, account, project, made)).page_id;
    }
    await uploadPictures(browser, product.origin, account);
    await fillAccount(DATABASE_URL, { project: project.project_id, page }, BEHIND);
    const rows = [];
    for (const [list, search] of [
      ['pages', 'Search pages'],
      ['files', 'Search files'],
    ] as const) {
      const address = `${product.origin}/dashboard/${list}`;
      const sample = await measureScroll(browser, address, account, { search, letters: 'p' });
      rows.push({
        list,
        frames: sample.frames,
        'longest frame ms': Math.round(sample.longestFrame),
        'nine in ten below ms': Math.round(sample.frame90),
        'blocked ms': Math.round(sample.blocked),
        'search ms': Math.round(sample.search),
      });
    }
    console.table(rows);
  } finally {
    await browser.close();
    await product.stop();
    await postgres.stop();
    await rm(settings.dataDir, { recursive: true, force: true });
  }
}
