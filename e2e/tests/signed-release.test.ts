import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hasNginx } from '../../tools/nginx.ts';
import { startCanary, withdraw } from '../../tools/release/canary.ts';
import { release, rollBack } from '../../tools/release/release.ts';
import { signedJson, splitSigned } from '../../tools/release/signing.ts';
import { scriptIntegrity } from '../../tools/webpack/build-info.ts';
import { changed } from '../support/broken-area.ts';
import { changedArea } from '../support/changed-area.ts';
import { type ReleasedArea, withReleasedArea } from '../support/released-area.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const CURRENT_TEXT = 'No pages found';
const NEXT_TEXT = 'Nothing here so far';
const FAILED = 'Pages could not be loaded';
const STOPPED = 'Pages stopped working';
const MANIFEST = /\/mf-manifest\.json$/;
const ENTRY = /remoteEntry\.[0-9a-f]+\.js$/;
/** What the pages' trash is drawn by, which comes late. */
const LATE = /trash-dialog[^/]*\.js$/;

const { privateKey: ours } = generateKeyPairSync('ed25519');
const { privateKey: theirs } = generateKeyPairSync('ed25519');
const keys = [ours];

test.beforeEach(() => test.skip(!hasNginx(), 'nginx is not installed, and cannot be here'));

/** The dashboard with the list of pages, whose server somebody has in their hands. */
async function withOpenPages(page: Page, { origin, account, manifest }: ReleasedArea) {
  const server = new URL(manifest).origin;
  await signIn(page, origin, account);
  const open = (query = '') => page.goto(`${origin}/dashboard/pages${query}`, { waitUntil: 'commit' });
  const shows = (text: string) => expect(page.getByText(text)).toBeVisible();
  return {
    open,
    shows,
    /** Has the server answer a file differently once: the area's place says so, and the shell stands. */
    async refuses(file: RegExp, change: (text: string) => string, words: RegExp, { query = '', title = FAILED } = {}) {
      const matches = (url: URL) => url.origin === server && file.test(url.pathname);
      const how = changed(change);
      await page.route(matches, how);
      await open(query);
      const alert = page.getByRole('alert').filter({ hasText: title });
      await expect(alert).toContainText(words, { timeout: 15_000 });
      await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
      await page.unroute(matches, how);
      await alert.getByRole('button', { name: 'Try again' }).click();
      if (!query) await shows(CURRENT_TEXT);
    },
  };
}

test('what was tampered with on the way is refused in its place, and everything else works on', async ({ page }) => {
  test.setTimeout(420_000);
  await withReleasedArea(
    async (area) => {
      const { open, shows, refuses } = await withOpenPages(page, area);
      await open();
      await shows(CURRENT_TEXT);
      const signedWith = (text: string, change: (manifest: string) => string, by = keys) =>
        signedJson(JSON.parse(change(splitSigned(text).content)), by);
      await refuses(MANIFEST, (text) => splitSigned(text).content, /release that nobody signed/);
      await refuses(MANIFEST, (text) => text.replace('"contract":', '"contract":0'), /changed after it was signed/);
      await refuses(
        MANIFEST,
        (text) => signedWith(text, (it) => it, [theirs]),
        /signed by nobody whom this site trusts/,
      );
      await refuses(ENTRY, (text) => `${text}\n`, /one of them is not what was released/);
      const late = { query: '?trash=1', title: STOPPED };
      await refuses(LATE, (text) => `${text}\n`, /one of them is not what was released/, late);
      // As a build would that leaves hashes out: the browser has nothing to compare with.
      const withoutLate = (text: string) => {
        const manifest = JSON.parse(text);
        const { integrity } = manifest.metaData.buildInfo;
        for (const file of Object.keys(integrity)) if (LATE.test(file)) delete integrity[file];
        for (const { assets } of manifest.exposes)
          assets.js.async = assets.js.async.filter((file: string) => !LATE.test(file));
        return JSON.stringify(manifest);
      };
      const unnamed = (text: string) => signedWith(text, withoutLate);
      await refuses(MANIFEST, unnamed, /does not say what each of its files has to be/, late);

      const earlier = await readFile(path.join(area.served, 'mf-manifest.json'), 'utf8');
      const dist = await changedArea(path.join(area.builds, 'next'), (text) =>
        text.replaceAll(CURRENT_TEXT, NEXT_TEXT),
      );
      await release({ dist, folder: area.served, keepDays: 30, now: new Date(), keys });
      await open();
      await shows(NEXT_TEXT);
      const older = () => earlier;
      const alert = page.getByRole('alert').filter({ hasText: FAILED });
      await page.route(area.manifest, changed(older));
      await open();
      await expect(alert).toContainText(/older release than this browser has seen/);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
      await page.unroute(area.manifest);
      await rollBack(area.served, new Date(), { keys });
      await open();
      await shows(CURRENT_TEXT);
    },
    {},
    keys,
  );
});

test('a style sheet of the first screen that is not what was released is not applied', async ({ page }) => {
  await withReleasedArea(
    async (area) => {
      const { open, shows } = await withOpenPages(page, area);
      const sheet = 'sheet.0123456789.css';
      const dist = await changedArea(path.join(area.builds, 'styled'), (text) =>
        text.replaceAll(CURRENT_TEXT, NEXT_TEXT),
      );
      const css = ':root { --released: 1 }';
      await writeFile(path.join(dist, sheet), css);
      const file = path.join(dist, 'mf-manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8'));
      Object.assign(manifest.metaData.buildInfo.integrity, scriptIntegrity([[sheet, css]]));
      manifest.exposes.find(({ name }: { name: string }) => name === 'routes').assets.css.sync.push(sheet);
      await writeFile(file, JSON.stringify(manifest));
      await release({ dist, folder: area.served, keepDays: 30, now: new Date(), keys });
      const styleOf = (name: string) =>
        page.evaluate((it) => getComputedStyle(document.documentElement).getPropertyValue(it), name);
      await open();
      await shows(NEXT_TEXT);
      await expect.poll(() => styleOf('--released')).toBe('1');
      await page.route(
        /sheet\.0123456789\.css/,
        changed(() => ':root { --released: 2; --evil: 1 }'),
      );
      const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
      await open();
      await refused;
      await shows(NEXT_TEXT);
      expect([await styleOf('--released'), await styleOf('--evil')]).toEqual(['', '']);
    },
    {},
    keys,
  );
});

test('a next version is checked from the signed manifest to its scripts, and the current one stands in for it', async ({
  page,
}) => {
  await withReleasedArea(
    async (area) => {
      const { open, shows } = await withOpenPages(page, area);
      const dist = await changedArea(path.join(area.builds, 'next'), (text) =>
        text.replaceAll(CURRENT_TEXT, NEXT_TEXT),
      );
      const [, next] = await startCanary({ dist, folder: area.served, share: 5, now: new Date(), keys });
      const draw = () => page.evaluate((name) => localStorage.setItem('canary:mfe_pages', `${name} 0`), next?.version);
      await open();
      await shows(CURRENT_TEXT);
      await draw();
      await open();
      await shows(NEXT_TEXT);
      const file = path.join(area.served, 'releases', next?.version ?? '', 'mf-manifest.json');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('"contract":', '"contract":0'));
      await open();
      await shows(CURRENT_TEXT);
      await writeFile(file, text);
      await draw();
      await withdraw(area.served, new Date(), { keys });
      await open();
      await shows(CURRENT_TEXT);
    },
    {},
    keys,
  );
});
