import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hasNginx } from '../../tools/nginx.ts';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { release, rollBack } from '../../tools/release/release.ts';
import { inRoot } from '../../tools/root.ts';
import { watchNetwork } from '../support/network.ts';
import { deployHost, newerHost } from '../support/newer-host.ts';
import { nginxPorts, withNginx } from '../support/nginx.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';

interface OpenTab {
  origin: string;
  /** Puts a newer host online; `leaveOut` names scripts that it lacks. */
  release: (leaveOut?: RegExp) => Promise<void>;
  /** How often the page was loaded. */
  loads: () => number;
  /** What the host reported. */
  reports: { remote: string; kind: string; message: string }[];
}

/** A tab that has the dashboard open, while newer hosts are released. */
async function withOpenTab(page: Page, use: (tab: OpenTab) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-host-'));
  const served = path.join(folder, 'host');
  await cp(inRoot('host/dist'), served, { recursive: true });
  const reports: OpenTab['reports'] = [];
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/client-error')) reports.push(request.postDataJSON());
  });
  try {
    await withProduct(
      (settings) => ({
        ...settings,
        backendEnv: { LOG_LEVEL: 'fatal' },
        dist: (name) => (name === 'host' ? served : inRoot(name, 'dist')),
      }),
      async ({ origin }) => {
        await signInToNewProject(page, origin, { project: 'Bakery' });
        const release = async (leaveOut?: RegExp) => {
          const newer = path.join(folder, 'newer');
          await newerHost(newer, leaveOut);
          await deployHost(newer, served);
        };
        await use({ origin, release, loads: () => loads, reports });
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const shell = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const notice = (page: Page) => page.getByText(/A newer version of Landfall may be online/);
/** Keys of shortcuts belong to nobody while no field has the focus. */
const leaveField = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

test('a new host under an open tab: nothing goes blank, one reload at most, what was typed stays', async ({ page }) => {
  await withOpenTab(page, async ({ origin, release, loads, reports }) => {
    const quiet = watchNetwork(page);
    await page.goto(`${origin}/dashboard/account`);
    const name = page.getByRole('textbox', { name: 'Full Name' });
    await name.fill('Ana of the bakery');
    await quiet();
    await release();

    for (const keys of ['Control+k', '?']) {
      await leaveField(page);
      await page.keyboard.press(keys);
      await expect(notice(page)).toBeVisible();
      await expect(shell(page)).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Project: Bakery' }).click();
    await page.getByRole('menuitem', { name: 'Add project' }).click();
    await expect(page.getByRole('dialog', { name: 'Create a new project' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+b');
    await shell(page).getByRole('link', { name: 'Files' }).hover();
    await page.keyboard.press('Control+b');
    await page.setViewportSize({ width: 700, height: 900 });
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect(notice(page)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(name).toHaveValue('Ana of the bakery');
    expect(loads()).toBe(1);
    expect(new Set(reports.map(({ remote, kind }) => `${remote} ${kind}`))).toEqual(new Set(['host load']));
    expect(new Set(reports.map(({ message }) => message)).size).toBe(reports.length);

    // The browser asks, because of what is typed; the draft is there again.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(name).toHaveValue('Ana of the bakery');
    await leaveField(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /type a command/ })).toBeVisible();
    expect(loads()).toBe(2);
  });
});

test('a screen of the host that lies in a newer release is reloaded by itself where nothing is typed', async ({
  page,
}) => {
  await withOpenTab(page, async ({ origin, release, loads }) => {
    const quiet = watchNetwork(page);
    await page.goto(`${origin}/dashboard`);
    await expect(shell(page)).toBeVisible();
    // Somebody is there: what the next steps need is loaded.
    await page.mouse.move(400, 400);
    await quiet();
    await release();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: /^Version/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
    expect(loads()).toBe(2);
  });
});

test('a host whose script is missing from the server for good is reloaded once, and says what is wrong', async ({
  page,
}) => {
  await withOpenTab(page, async ({ origin, release, loads }) => {
    const quiet = watchNetwork(page);
    await page.goto(`${origin}/dashboard`);
    await expect(shell(page)).toBeVisible();
    // Somebody is there: what the next steps need is loaded.
    await page.mouse.move(400, 400);
    await quiet();
    await release(/^src_status_status/);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: /^Version/ }).click();
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded right now.');
    await expect(shell(page)).toBeVisible();
    expect(loads()).toBe(2);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded right now.');
    expect(loads()).toBe(2);
  });
});

test('a host that is released beside the version before: an open tab misses nothing, a reload has the new one', async ({
  page,
}) => {
  test.skip(!hasNginx(), 'nginx is not installed, and cannot be here');
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-host-release-'));
  // nginx reads as somebody else.
  await chmod(folder, 0o755);
  const options = { folder: path.join(folder, 'host'), keepDays: 30, now: new Date(), settle: 4_000 };
  await release({ ...options, dist: inRoot('host/dist') });
  await newerHost(path.join(folder, 'newer'));
  const { host: port = 0 } = await nginxPorts();
  await withProduct(
    (settings) => ({ ...settings, backendEnv: { LOG_LEVEL: 'fatal' } }),
    async ({ origin, settings }) => {
      const account = await newAccount(origin);
      await newProject(origin, account, 'Bakery');
      const behind = { ...settings, ports: { ...settings.ports, host: port }, dist: () => options.folder };
      await withNginx(
        behind,
        async (dashboard) => {
          let loads = 0;
          page.on('load', () => {
            loads += 1;
          });
          const entry = () => page.locator('script[src*="/main."]').getAttribute('src');
          await signIn(page, dashboard, account);
          await page.goto(`${dashboard}/dashboard`);
          await expect(shell(page)).toBeVisible();
          const first = await entry();
          loads = 0;
          await release({ ...options, dist: path.join(folder, 'newer') });

          await page.getByRole('button', { name: 'Account menu' }).click();
          await page.getByRole('menuitem', { name: /^Version/ }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
          await expect(notice(page)).toBeHidden();
          expect(loads).toBe(0);

          await page.reload();
          await expect(shell(page)).toBeVisible();
          expect(await entry()).not.toBe(first);
          await rollBack(options.folder, new Date(), { settle: options.settle });
          await page.reload();
          await expect(shell(page)).toBeVisible();
          expect(await entry()).toBe(first);
        },
        ['host'],
      );
    },
  );
  await rm(folder, { recursive: true, force: true });
});
