import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from '@playwright/test';
import { longPage } from '../bench/long-page.ts';
import { type Driven, type EditorSample, measureEditor } from '../bench/measure-editor.ts';
import { CHROMIUM_ARGS, findHeadlessChromium } from '../chromium.ts';
import { newAccount, newProject } from '../product/accounts.ts';
import { freeSettings, startProduct } from '../product/index.ts';
import { inRoot } from '../root.ts';

const ELEMENTS = 2000;
const RUNS = 3;
const GOALS = { open: 1500, key: 16, select: 33, drag: 33, undo: 150, theme: 200 };

const OURS: Driven = {
  ready: (page) =>
    page
      .waitForFunction(() => (document.body?.dataset.ready ? performance.now() : undefined), undefined, {
        polling: 'raf',
        timeout: 60_000,
      })
      .then((handle) => handle.jsonValue() as Promise<number>),
  undo: (page) => page.locator('[data-action="undo"]').click(),
  remove: (page) => page.keyboard.press('Delete'),
  leaveText: (page) => page.keyboard.press('Escape'),
  async theme(page) {
    await page.locator('#tab-theme').click();
    // A browser that leaves may have kept the last run's theme: choosing it again would be nothing to do.
    const midnight = page.locator('#theme input[value="midnight"]');
    await ((await midnight.isChecked()) ? page.locator('#theme input[value="terracotta"]') : midnight).check();
  },
};

type Alone = typeof globalThis & {
  readyAt?: number;
  editor: { UndoManager: { undo: () => void }; runCommand: (name: string) => void; select: () => void };
};

const ALONE: Driven = {
  ready: (page) =>
    page
      .waitForFunction(() => (globalThis as Alone).readyAt, undefined, { polling: 'raf', timeout: 60_000 })
      .then((handle) => handle.jsonValue() as Promise<number>),
  undo: (page) => page.evaluate(() => void (globalThis as Alone).editor.UndoManager.undo()),
  remove: (page) => page.evaluate(() => void (globalThis as Alone).editor.runCommand('core:component-delete')),
  leaveText: (page) => page.mouse.click(5, 5),
};

/** GrapesJS with nothing of ours but the page's rules, on the page that the editor has. */
async function serveAlone(page: Page, origin: string, path: string, token: string): Promise<string> {
  const library = createRequire(inRoot('editor/package.json'))
    .resolve('grapesjs/package.json')
    .replace('package.json', 'dist/');
  const headers = { accesstokenapp: token };
  const drafted = await (await page.request.get(`${origin}${path.replace(/edit$/, 'draft')}`, { headers })).json();
  const shell = await (await page.request.get(origin + path)).text();
  const [style = ''] = /\/v1\/editor\/assets\/canvas\/[^"]+/.exec(shell) ?? [];
  const start = `const editor = grapesjs.init({container:'#all',height:'100vh',storageManager:false,telemetry:false,canvas:{styles:[${JSON.stringify(style)}]},projectData:${JSON.stringify(drafted.data).replaceAll('<', '\\u003c')}});editor.onReady(()=>{globalThis.readyAt=performance.now()});globalThis.editor=editor`;
  await page.route('**/alone/**', async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    if (file) return route.fulfill({ path: `${library}${file.endsWith('css') ? 'css/' : ''}${file}` });
    const body = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="grapes.min.css"><body style="margin:0"><div id="all"></div><script src="grapes.min.js"></script><script>${start}</script>`;
    return route.fulfill({ body, contentType: 'text/html' });
  });
  return `${origin}/alone/`;
}

async function withPage<T>(
  browser: Browser,
  origin: string,
  token: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies([{ name: 'access_token_app', value: token, url: origin }]);
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    page.setDefaultTimeout(30_000);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** The middle of some runs, each figure by itself. */
function middle(samples: EditorSample[]): EditorSample {
  const of = (name: keyof EditorSample) =>
    samples.map((sample) => sample[name] ?? 0).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
  const names = ['elements', 'open', 'key', 'select', 'drag', 'undo'] as const;
  const known = Object.fromEntries(names.map((name) => [name, of(name)])) as Omit<EditorSample, 'theme'>;
  return { ...known, theme: samples[0]?.theme === undefined ? undefined : of('theme') };
}

/** `npm run bench:editor`: what the visual editor takes on a long page, beside GrapesJS alone on the same one. */
export async function run(): Promise<void> {
  const settings = await freeSettings();
  const product = await startProduct({ ...settings, backendEnv: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: [...CHROMIUM_ARGS] });
  const { origin } = product;
  try {
    const account = await newAccount(origin);
    const path = await longPage(origin, account, await newProject(origin, account), ELEMENTS);
    const inPage = <T>(use: (page: Page) => Promise<T>) => withPage(browser, origin, account.token, use);
    // Opened once from its markup; from then on it is kept as the editor keeps pages.
    await inPage(async (page) => {
      await page.goto(origin + path);
      await OURS.ready(page);
      await page.locator('#tab-theme').click();
      await page.locator('#theme input[value="terracotta"]').check();
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok());
      await page.keyboard.press('Control+s');
      await saved;
    });
    const ours: EditorSample[] = [];
    const alone: EditorSample[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      alone.push(
        await inPage(async (page) => measureEditor(page, await serveAlone(page, origin, path, account.token), ALONE)),
      );
      ours.push(await inPage((page) => measureEditor(page, origin + path, OURS)));
    }
    console.table({
      'the editor': middle(ours),
      'GrapesJS alone': middle(alone),
      goals: { elements: ELEMENTS, ...GOALS },
    });
  } finally {
    await browser.close();
    await product.stop();
    await rm(settings.dataDir, { recursive: true, force: true });
  }
}
