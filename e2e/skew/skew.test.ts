import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { HOST } from '../../tools/areas.ts';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { inRoot } from '../../tools/root.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';

const { PREVIOUS_RELEASE = '' } = process.env;
const today = (area: string) => inRoot(area, 'dist');
const before = (area: string) => path.join(PREVIOUS_RELEASE, area, 'dist');

/** Screens of every area of the dashboard. */
const SCREENS = ['', '/pages', '/files', '/settings', '/settings/domain', '/account', '/billing', '/pricing'];

/** The contract of the facades in a release, as each of its areas says it. */
async function contractOf(release: typeof today): Promise<number> {
  const manifest = JSON.parse(await readFile(path.join(release('mfe-pages'), 'mf-manifest.json'), 'utf8'));
  return manifest.metaData.buildInfo.contract;
}

async function expectWorking(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await expect(page.getByRole('button', { name: /sign in|log in|iniciar/i }).first()).toBeVisible();
  const account = await newAccount(origin);
  await newProject(origin, account);
  await signIn(page, origin, account);
  for (const address of SCREENS) {
    await page.goto(`${origin}/dashboard${address}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByRole('alert'), address).toHaveCount(0);
  }
  await page.goto(`${origin}/store/ltd`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Areas that need more than the host has say so, and the shell around them works. */
async function expectRefused(page: Page, origin: string): Promise<void> {
  const account = await newAccount(origin);
  await newProject(origin, account);
  await signIn(page, origin, account);
  for (const address of SCREENS) {
    await page.goto(`${origin}/dashboard${address}`);
    await expect(page.getByRole('main').getByText('It needs a newer version of Landfall'), address).toBeVisible();
    await expect(page.getByRole('button', { name: /^Project:/ }), address).toBeVisible();
  }
  await page.goto(`${origin}/store/ltd`);
  await expect(page.getByText('It needs a newer version of Landfall')).toBeVisible();
}

for (const [name, host, areas] of [
  ["today's host shows the areas of the release before", today, before],
  ["the release before's host shows today's areas, or says that they need a newer one", before, today],
] as const)
  test(name, async ({ page }) => {
    const isNewer = (await contractOf(areas)) > (await contractOf(host));
    await withProduct(
      (settings) => ({
        ...settings,
        backendEnv: { LOG_LEVEL: 'warn' },
        dist: (area) => (area === HOST.name ? host : areas)(area),
      }),
      async ({ origin }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await (isNewer ? expectRefused : expectWorking)(page, origin);
        expect(errors).toEqual([]);
      },
    );
  });
