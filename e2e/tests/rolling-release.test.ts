import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  beginRollOut,
  failed,
  newPages,
  newProject,
  PATIENCE,
  type RollOut,
  read,
  TODAY,
} from '../../backend/src/chaos/roll-out.ts';
import { type Address, Visitors } from '../../backend/src/chaos/visitors.ts';
import { makeNextRelease, removeRelease } from '../../backend/src/testing/next-release.ts';
import { findNginx, NO_NGINX } from '../../backend/src/testing/nginx.ts';
import { findPostgres, NO_POSTGRES } from '../../backend/src/testing/postgres.ts';
import { canvas, editorReady, openEditor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

const SCRIPT = /\/v1\/editor\/assets\/editor-[\w-]+\.js$/;

/** What a browser is refused or does not get, and which builds of the editor it loads. */
async function watch(context: BrowserContext): Promise<{ failures: string[]; builds: Set<string> }> {
  // The host's, which is not behind this balancer.
  await context.route('**/config.json', (route) => route.fulfill({ json: { capabilities: [] } }));
  const failures: string[] = [];
  const builds = new Set<string>();
  context.on('requestfailed', (request) => {
    failures.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`);
  });
  context.on('response', (answer) => {
    if (answer.status() >= 400) failures.push(`${answer.request().method()} ${answer.url()}: ${answer.status()}`);
    if (SCRIPT.test(answer.url())) builds.add(new URL(answer.url()).pathname);
  });
  return { failures, builds };
}

/** Goes on writing in the page's first paragraph, as a person would. */
async function write(page: Page, words: string): Promise<void> {
  const paragraph = canvas(page).locator('main p').first();
  await paragraph.dblclick();
  await expect(paragraph).toHaveAttribute('contenteditable', 'true');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
}

/** Opens what the editor asks for only when it is wanted: the rules of a theme, dialogs that ask the server. */
async function lookAround(page: Page, turn: number): Promise<void> {
  await page.getByRole('tab', { name: 'Theme' }).click();
  const palettes = page.getByRole('group', { name: 'Colors' }).getByRole('radio');
  await palettes.nth(turn % (await palettes.count())).check();
  for (const name of ['Page settings', 'Share a preview']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

/** Opens the editor as a browser that has never seen it, and writes into it. */
async function openAnew(browser: Browser, { token, ports }: RollOut, address: string) {
  const context = await browser.newContext();
  const seen = await watch(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await openEditor(page, `http://127.0.0.1:${ports.api}`, token, address, PATIENCE);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok());
  await write(page, ' Seen.');
  await kept;
  await context.close();
  return seen;
}

/** Reads of the API, visits and forms until it is told to end; then what failed of them. */
function putUnderLoad(front: RollOut['front'], addresses: readonly Address[]): () => Promise<string[]> {
  const visitors = new Visitors(front, addresses, PATIENCE);
  let isOver = false;
  const load = Promise.all([read(front, () => isOver), visitors.visit(20), visitors.send()]);
  return async () => {
    isOver = true;
    visitors.stop();
    const [reads] = await load;
    return [
      ...failed('Reads', reads),
      ...failed('Visits', visitors.pages),
      ...failed('Forms', visitors.forms),
      ...visitors.failures,
    ];
  };
}

test('an editor stays open while a release is replaced by the next one under load', async ({ page, browser }) => {
  test.skip(!findPostgres(), NO_POSTGRES);
  test.skip(!findNginx(), NO_NGINX);
  // Four processes of the backend are started in it, which takes a busy machine minutes.
  test.setTimeout(600_000);
  page.setDefaultTimeout(PATIENCE);
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-next-'));
  await makeNextRelease(folder);
  const rollOut = await beginRollOut(TODAY);
  const { front, ports, token } = rollOut;
  const origin = `http://127.0.0.1:${ports.api}`;
  try {
    const project = await newProject(front, 'Rolling');
    const [edited, ...others] = await newPages(front, project, 6);
    const addressOf = (id = '') => `/v1/editor/project/${project}/page/${id}/edit`;
    const seen = await watch(page.context());
    await openEditor(page, origin, token, addressOf(edited?.id), PATIENCE);
    const [before = ''] = seen.builds;
    const text = canvas(page).locator('main p').first();
    let typed = String(await text.textContent());

    const addresses = others.map(({ address }) => address);
    const endLoad = putUnderLoad(front, addresses);
    const opened: Awaited<ReturnType<typeof watch>>[] = [];
    let isReplaced = false;
    const replacing = rollOut.replaceAll({ name: 'the next', folder }).finally(() => {
      isReplaced = true;
    });
    const editing = async () => {
      for (let turn = 0; turn === 0 || !isReplaced; turn += 1) {
        const words = ` Word ${turn} of many.`;
        await write(page, words);
        typed += words;
        await lookAround(page, turn);
        if (turn % 2 === 0) opened.push(await openAnew(browser, rollOut, addressOf(others[turn % others.length]?.id)));
      }
    };
    const failures = await Promise.all([editing(), replacing]).then(endLoad, async (error) => {
      await endLoad();
      throw error;
    });
    await write(page, ' The end.');
    typed += ' The end.';
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

    await page.reload();
    await editorReady(page, PATIENCE);
    await expect(text).toHaveText(typed);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    const { host = '', path: at = '' } = edited?.address ?? {};
    const visit = () => page.request.get(`http://127.0.0.1:${ports.sites}${at}`, { headers: { host } });
    await expect.poll(async () => (await visit()).text()).toContain(typed);

    const builds = new Set([...opened, seen].flatMap((each) => [...each.builds]));
    expect(builds.size, 'the editor of both releases was open').toBe(2);
    expect((await page.request.get(origin + before)).status(), 'the former build stays served').toBe(200);
    const asked = [...opened, seen].flatMap((each) => each.failures);
    expect([...failures, ...asked, ...rollOut.failures]).toEqual([]);
  } finally {
    await rollOut.stop();
    await removeRelease(folder);
  }
});
