import path from 'node:path';
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

for (const [name, host, areas] of [
  ["today's host shows the areas of the release before", today, before],
  ["the release before's host shows today's areas", before, today],
] as const)
  test(name, async ({ page }) => {
    await withProduct(
      (settings) => ({
        ...settings,
        backendEnv: { LOG_LEVEL: 'warn' },
        dist: (area) => (area === HOST.name ? host : areas)(area),
      }),
      async ({ origin }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
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
        expect(errors).toEqual([]);
      },
    );
  });
