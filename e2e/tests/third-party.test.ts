import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pageServer } from '../../tools/product/page-server.ts';
import { listen } from '../../tools/product/static-server.ts';
import { buildOutsideArea } from '../support/outside-area.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';

test('an area from outside the repository is plugged into the built host by its configuration alone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = await buildOutsideArea();
  const server = await listen(
    'acme-notes',
    0,
    pageServer(path.join(folder, 'dist'), () => ({})),
  );
  const { port } = server.address() as AddressInfo;
  const acme_notes = { entry: `http://localhost:${port}/mf-manifest.json` };
  const area = { remote: 'acme_notes', path: '/dashboard/notes', screen: 'main', place: 'forms' };
  const label = { default: 'Notes by Acme', es: 'Notas de Acme' };
  const configured = (defaults: Record<string, unknown>) => ({
    ...defaults,
    remotes: { ...(defaults.remotes as object), acme_notes },
    areas: [{ ...area, label }],
  });
  try {
    await withProduct(
      (settings) => ({ ...settings, backendEnv: { LOG_LEVEL: 'warn' }, runtimeConfig: configured }),
      async ({ origin }) => {
        await signInToNewProject(page, origin, { project: 'Bakery' });
        await page.goto(`${origin}/dashboard`);
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes by Acme' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
        await expect(page.getByText('Notes of Bakery'), 'one store').toBeVisible();

        await page.keyboard.press('Control+K');
        await page.getByRole('combobox').fill('new note');
        await page.getByRole('option', { name: 'New note' }).click();
        await expect(page.getByRole('dialog', { name: 'New note' })).toBeVisible();
        await page.keyboard.press('Escape');

        await page.goto(`${origin}/dashboard/status`);
        const row = page.getByRole('row', { name: /acme_notes/ });
        await row.getByRole('button', { name: 'Load now: Notes by Acme' }).click();
        await expect(row).toContainText('Ready');
        await expect(row).toContainText('3.1.4');

        await page.route(`${origin}/config.json`, async (route) => {
          const response = await route.fetch();
          const wrong = { ...area, label, path: '/dashboard/pages', icon: 'skull' };
          await route.fulfill({
            response,
            json: { ...(await response.json()), areas: [wrong, { ...wrong, icon: 'mail' }] },
          });
        });
        await page.reload();
        await expect(page.getByText('areas.0.icon: must be one of')).toBeVisible();
        await expect(page.getByText('areas.1.path: /dashboard/pages is taken')).toBeVisible();
      },
    );
  } finally {
    server.close();
    await rm(path.dirname(folder), { recursive: true, force: true });
  }
});
