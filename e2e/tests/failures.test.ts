import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inRoot } from '../../tools/root.ts';
import { answer, changed, entryWith, silent, unreachable, withFilesArea } from '../support/broken-area.ts';
import { expect, test } from '../support/test.ts';

const FAILED = 'Files could not be loaded';
const STOPPED = 'Files stopped working';
const MANIFEST = /mf-manifest\.json$/;
const ENTRY = /remoteEntry\.js$/;
const SCREENS = /__federation_expose_routes.*\.js$/;
const DIALOG = /upload-dialog.*\.js$/;

test('an area that is down at the start: the others work, and it comes back without loading the page again', async ({
  page,
  product,
}) => {
  const area = await withFilesArea(page, product);
  const back = await area.breaks(/./, unreachable);
  await area.open();
  await area.expectFailure(FAILED, /cannot be reached/);
  await expect.poll(() => area.reports).toMatchObject([{ remote: 'mfe_files', kind: 'load' }]);

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await back();
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await area.expectWorking();
});

test('an area that goes down later, below its manifest: trying again loads it', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  const back = await area.breaks(ENTRY, unreachable);
  await area.open();
  await area.expectFailure(FAILED, /cannot be reached/);
  await expect.poll(() => area.reports).toMatchObject([{ remote: 'mfe_files', version: '1.0.0', kind: 'load' }]);
  await back();
  await area.tryAgain();
  await area.expectWorking();
});

test('an area that answers with something else: a page, half a script, no manifest', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  const cases = [
    [ENTRY, answer('<!doctype html><title>Sign in</title>')],
    [ENTRY, changed((script) => script.slice(0, script.length / 2))],
    [SCREENS, changed((script) => script.slice(0, script.length / 2))],
    [MANIFEST, answer('{ "id": "mfe_fi', { type: 'application/json' })],
    [MANIFEST, answer('<!doctype html><title>Sign in</title>', { type: 'text/html' })],
  ] as const;
  for (const [file, how] of cases) {
    const back = await area.breaks(file, how);
    await area.open();
    await area.expectFailure(FAILED, /cannot be run/);
    await back();
    await area.tryAgain();
    await area.expectWorking();
  }
  expect(area.reports.every(({ remote, kind }) => remote === 'mfe_files' && kind === 'load')).toBe(true);
});

test('an area whose server stumbles recovers by itself', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  for (const file of [MANIFEST, ENTRY, SCREENS]) {
    let left = 2;
    await area.breaks(file, (route) =>
      left-- > 0 ? route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }) : route.fallback(),
    );
  }
  await area.open();
  await area.expectWorking();
  expect(area.reports).toEqual([]);
});

test('an area that hangs is given up after the time that the deployment sets', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  await area.configure({ timeouts: { area: 1_500 } });
  for (const file of [MANIFEST, ENTRY, SCREENS]) {
    const back = await area.breaks(file, silent);
    await area.open();
    await area.expectFailure(FAILED, /takes too long/);
    await back();
    await area.tryUntilWorking();
  }
});

test('a piece that a release took away: the new version comes by itself', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  await area.open();
  await area.expectWorking();
  const [old = ''] =
    /upload-dialog[^"]*?\.([0-9a-f]{10})/.exec(await (await fetch(`${area.server}/mf-manifest.json`)).text()) ?? [];
  const hash = old.slice(-10);
  const newHash = [...hash].reverse().join('');
  const renamed = changed((text) => text.replaceAll(hash, newHash));
  await area.breaks(MANIFEST, renamed);
  await area.breaks(ENTRY, renamed);
  await area.breaks(new RegExp(hash), answer('Not found', { status: 404, type: 'text/plain' }));
  await area.breaks(new RegExp(newHash), async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(newHash, hash) }) }),
  );
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await expect(async () => {
    const dialog = page.getByRole('dialog');
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Upload' }).first().click();
    await expect(dialog).toBeVisible();
  }).toPass();
  expect(area.asked.some((file) => file.includes(newHash))).toBe(true);
});

test('a piece that is gone in the new version too: a few tries, then the person decides', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  const back = await area.breaks(DIALOG, answer('Not found', { status: 404, type: 'text/plain' }));
  await page.goto(`${product.origin}/dashboard/files?upload=1`);
  await area.expectFailure(STOPPED, /./);
  const entries = area.asked.filter((file) => ENTRY.test(file)).length;
  expect(entries).toBeLessThanOrEqual(3);
  expect(area.reports).toContainEqual(expect.objectContaining({ remote: 'mfe_files', version: '1.0.0' }));
  await back();
  await area.tryAgain();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an area that throws: while rendering, in an effect, in an event handler, in a promise', async ({
  page,
  product,
}) => {
  const area = await withFilesArea(page, product);
  const inPlace = [
    '() => { throw new Error("in render"); }',
    '() => { React.useEffect(() => { throw new Error("in effect"); }); return null; }',
  ];
  for (const screen of inPlace) {
    const back = await area.breaks(ENTRY, answer(entryWith(screen)));
    await area.open();
    await area.expectFailure(STOPPED, /in (?:render|effect)/);
    await back();
    await area.tryAgain();
    await area.expectWorking();
  }
  const button = (body: string) => `() => React.createElement('button', { onClick: () => { ${body} } }, 'Break')`;
  for (const body of ['throw new Error("in handler")', 'Promise.reject(new Error("in promise"))']) {
    const back = await area.breaks(ENTRY, answer(entryWith(button(body))));
    await area.open();
    // At once: what tells of such errors may still be on its way.
    await page.getByRole('button', { name: 'Break' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Something went wrong in Files' });
    await expect(notice).toContainText(/in (?:handler|promise)/);
    await back();
    await notice.getByRole('button', { name: 'Load it again' }).click();
    await area.expectWorking();
  }
  expect(area.reports).toMatchObject(
    ['render', 'render', 'script', 'promise'].map((kind) => ({ remote: 'mfe_files', version: '1.0.0', kind })),
  );
});

test('an area without the screens that it should have', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  const back = await area.breaks(ENTRY, answer(entryWith('() => null', './other')));
  await area.open();
  await area.expectFailure(FAILED, /does not include this screen/);
  await back();
  await area.tryAgain();
  await area.expectWorking();
});

test('an area that needs a newer host is refused before its code runs', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  await area.breaks(
    MANIFEST,
    changed((text) => text.replace(/"contract": ?\d+/, '"contract": 99')),
  );
  await area.open();
  await area.expectFailure(FAILED, /needs a newer version of Landfall/);
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  const ran = await page.evaluate(() => 'mfe_files' in window);
  expect(ran).toBe(false);
});

test('bytes that were tampered with are not run where the deployment names hashes', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  const manifest = await readFile(inRoot('mfe-files/dist/mf-manifest.json'));
  const integrity = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;
  const config = await (await fetch(`${product.origin}/config.json`)).json();
  const mfe_files = { ...config.remotes.mfe_files, integrity };
  await area.configure({ remotes: { ...config.remotes, mfe_files } });
  await area.open();
  await area.expectWorking();
  for (const file of [MANIFEST, ENTRY, SCREENS]) {
    const back = await area.breaks(
      file,
      changed((text) => `${text}\n`),
    );
    await area.open();
    await area.expectFailure(FAILED, /not the ones that this site expects/);
    await back();
    await area.tryAgain();
    await area.expectWorking();
  }
});

test('an unrelated area that is down costs nothing', async ({ page, product }) => {
  const area = await withFilesArea(page, product);
  await area.breaks(/./, silent);
  await page.goto(`${product.origin}/dashboard/pages`);
  await expect(page.getByText('No pages found')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(area.asked).toEqual([]);
  expect(area.reports).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
