import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { hasNginx } from '../../tools/nginx.ts';
import { startCanary, withdraw } from '../../tools/release/canary.ts';
import { release, rollBack } from '../../tools/release/release.ts';
import { watchCanary } from '../../tools/release/watch.ts';
import { changedArea } from '../support/changed-area.ts';
import { type ReleasedArea, withReleasedArea } from '../support/released-area.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { visitors } from '../support/visitors.ts';

const CURRENT_TEXT = 'No pages found';
const NEXT_TEXT = 'Nothing here so far';
const SCREEN = /(defineArea\)\(\{pages:function\(\)\{)/;

test.beforeEach(() => test.skip(!hasNginx(), 'nginx is not installed, and cannot be here'));

/** Every 20 seconds in production. */
const timeouts = { area: 20_000, canary: 400 };

interface Tab {
  page: Page;
  errors: string[];
  loads: () => number;
}

/** A browser of its own that has drawn a number for a next version, with the list of pages open. */
async function openTab(browser: Browser, area: ReleasedArea, version: string, number: number): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    ([name, drawn]) => localStorage.getItem(`${name}`) ?? localStorage.setItem(`${name}`, `${drawn}`),
    ['canary:mfe_pages', `${version} ${number}`],
  );
  const page = await context.newPage();
  const errors: string[] = [];
  let loads = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('load', () => {
    loads += 1;
  });
  await signIn(page, area.origin, area.account);
  await page.goto(`${area.origin}/dashboard/pages`);
  return { page, errors, loads: () => loads };
}

/** Tabs of people elsewhere, as browsers tell of them. */
async function tellSessions({ backend, manifest }: ReleasedArea, version: string, count: number): Promise<void> {
  const { metaData } = await (await fetch(manifest)).json();
  const body = JSON.stringify({ trial: metaData.buildInfo.canary.trial, remote: 'mfe_pages', version });
  for (let tab = 0; tab < count; tab += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${tab % 200}` };
    const answer = await fetch(`${backend}/v1/api/public/client-error/session`, { method: 'POST', headers, body });
    expect(answer.status).toBe(204);
  }
}

const watch = ({ served, backend }: ReleasedArea, promoteAfter: number) =>
  watchCanary({
    folder: served,
    remote: 'mfe_pages',
    backend,
    promoteAfter,
    giveUpAfter: 60_000,
    silence: 10_000,
    every: 200,
    tell: () => {},
  });

const beginPage = async (page: Page) => {
  await page.getByRole('button', { name: 'New Page' }).click();
  await page.getByRole('menuitem', { name: 'Create New Page' }).click();
  return page.getByRole('textbox', { name: 'Describe the page' });
};

/** Whoever tries the version: it runs in 5 of 100 browsers. */
async function tryBuild(area: ReleasedArea, change: (text: string) => string) {
  const dist = await changedArea(path.join(area.builds, 'next'), change);
  const [current, next] = await startCanary({ dist, folder: area.served, share: 5, now: new Date() });
  return { current: current?.version ?? '', next: next?.version ?? '' };
}

test('a broken version is gone in seconds: no reload, the others see nothing, what is typed stays', async ({
  browser,
}) => {
  await withReleasedArea(
    async (area) => {
      const fails = '$1setTimeout(() => { throw new Error("broken version") });';
      const { current, next } = await tryBuild(area, (text) =>
        text.replaceAll(CURRENT_TEXT, NEXT_TEXT).replace(SCREEN, fails),
      );
      const stop = visitors(area.manifest);
      await tellSessions(area, current, 92);
      const others = [await openTab(browser, area, next, 5), await openTab(browser, area, next, 99)];
      const tried = [await openTab(browser, area, next, 0), await openTab(browser, area, next, 2)];
      const typing = await openTab(browser, area, next, 4.9);
      for (const { page } of [...tried, typing]) await expect(page.getByText(NEXT_TEXT)).toBeVisible();
      for (const { page } of others) await expect(page.getByText(CURRENT_TEXT)).toBeVisible();
      const brief = await beginPage(typing.page);
      await brief.fill('Bread and cake');

      const started = Date.now();
      expect(await watch(area, 60_000)).toBe('withdrawn');
      for (const { page } of tried) await expect(page.getByText(CURRENT_TEXT)).toBeVisible();
      const seconds = (Date.now() - started) / 1000;
      test.info().annotations.push({ type: 'gone after', description: `${seconds.toFixed(1)} s` });
      expect(seconds).toBeLessThan(60);

      await expect(brief).toHaveValue('Bread and cake');
      await typing.page
        .getByRole('navigation', { name: 'Main', exact: true })
        .getByRole('link', { name: 'Files' })
        .click();
      await expect(typing.page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
      await typing.page
        .getByRole('navigation', { name: 'Main', exact: true })
        .getByRole('link', { name: 'Pages', exact: true })
        .click();
      await expect(typing.page.getByText(CURRENT_TEXT)).toBeVisible();

      for (const { errors } of others) expect(errors).toEqual([]);
      for (const { errors } of tried) expect(errors.length).toBeGreaterThan(0);
      for (const { loads } of [...others, ...tried, typing]) expect(loads()).toBe(1);
      expect(await stop(), 'answers that were not 200').toEqual([]);
    },
    { timeouts },
  );
});

test('a version that crashes gives way at once where it is shown; the status page says who has what', async ({
  browser,
}) => {
  await withReleasedArea(
    async (area) => {
      const { current, next } = await tryBuild(area, (text) =>
        text.replace(SCREEN, '$1throw new Error("broken version");'),
      );
      const { page, loads } = await openTab(browser, area, next, 1);
      await expect(page.getByText(CURRENT_TEXT)).toBeVisible();
      await page.reload();
      await expect(page.getByText(CURRENT_TEXT)).toBeVisible();
      expect(loads()).toBe(2);
      const good = await changedArea(path.join(area.builds, 'good'), (text) =>
        text.replaceAll(CURRENT_TEXT, NEXT_TEXT),
      );
      await withdraw(area.served, new Date());
      const [, better] = await startCanary({ dist: good, folder: area.served, share: 5, now: new Date() });
      const tab = await openTab(browser, area, better?.version ?? '', 1);
      await expect(tab.page.getByText(NEXT_TEXT)).toBeVisible();
      await tab.page.goto(`${area.origin}/dashboard/status`);
      const row = tab.page.getByRole('row', { name: /mfe_pages/ });
      await row.getByRole('button', { name: /^Load/ }).click();
      await expect(row).toContainText('Next version, on 5 % of browsers');
      await expect(row).toContainText(better?.version ?? '');
      const other = await openTab(browser, area, better?.version ?? '', 50);
      await other.page.goto(`${area.origin}/dashboard/status`);
      const theirs = other.page.getByRole('row', { name: /mfe_pages/ });
      await theirs.getByRole('button', { name: /^Load/ }).click();
      await expect(theirs).toContainText(`${better?.version} is tried on 5 % of browsers`);
      await expect(theirs).toContainText(current);
    },
    { timeouts },
  );
});

test('a good version is promoted: who has it goes on, everybody else has it with the next load', async ({
  browser,
}) => {
  await withReleasedArea(
    async (area) => {
      const { current, next } = await tryBuild(area, (text) => text.replaceAll(CURRENT_TEXT, NEXT_TEXT));
      await tellSessions(area, current, 100);
      await tellSessions(area, next, 70);
      const [tried, other] = [await openTab(browser, area, next, 0), await openTab(browser, area, next, 60)];
      await expect(tried.page.getByText(NEXT_TEXT)).toBeVisible();
      await expect(other.page.getByText(CURRENT_TEXT)).toBeVisible();
      expect(await watch(area, 500)).toBe('promoted');
      await expect(await beginPage(tried.page)).toBeVisible();
      await expect(await beginPage(other.page)).toBeVisible();
      for (const { loads, errors } of [tried, other]) expect([loads(), errors]).toEqual([1, []]);
      // Where a page is described a reload stays; the list is what both versions show.
      await other.page.goto(`${new URL(other.page.url()).origin}/dashboard/pages`);
      await expect(other.page.getByText(NEXT_TEXT)).toBeVisible();
    },
    { timeouts },
  );
});

/** `RELEASES=100` for as many. */
const RELEASES = Number(process.env.RELEASES ?? 5);

test('release after release under an open tab: no lost chunk, no reload, memory stays what it was', async ({
  browser,
}) => {
  test.setTimeout(120_000 + RELEASES * 15_000);
  await withReleasedArea(async (area) => {
    const { page, loads, errors } = await openTab(browser, area, 'none', 0);
    const missing: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) missing.push(`${answer.status()} ${answer.url()}`);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const memory = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    await expect(page.getByText(CURRENT_TEXT)).toBeVisible();
    const sizes: number[] = [];
    for (let number = 1; number <= RELEASES; number += 1) {
      const build = path.join(area.builds, 'build');
      const dist = await changedArea(build, (text) => text.replaceAll(CURRENT_TEXT, `Version ${number}`));
      if (number % 3 === 0) await rollBack(area.served, new Date());
      await release({ dist, folder: area.served, keepDays: 30, now: new Date() });
      await rm(build, { recursive: true });
      // A piece that is loaded late, elsewhere and back.
      await expect(await beginPage(page)).toBeVisible();
      await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Files' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Main', exact: true })
        .getByRole('link', { name: 'Pages', exact: true })
        .click();
      await expect(page.getByText(CURRENT_TEXT)).toBeVisible();
      if (number > 2) sizes.push(await memory());
    }
    expect(missing).toEqual([]);
    expect(errors).toEqual([]);
    expect(loads()).toBe(1);
    const [first = 0] = sizes;
    const last = sizes.at(-1) ?? 0;
    test.info().annotations.push({ type: 'heap', description: `${first.toFixed(1)} MB, then ${last.toFixed(1)} MB` });
    expect(last).toBeLessThan(first + 2 + 0.02 * RELEASES);
    const fresh = await openTab(browser, area, 'none', 0);
    await expect(fresh.page.getByText(`Version ${RELEASES}`)).toBeVisible();
  });
});
