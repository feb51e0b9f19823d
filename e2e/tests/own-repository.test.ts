import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { federatedName, REMOTES } from '../../tools/areas.ts';
import { writeKit } from '../../tools/kit/kit.ts';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { pageServer } from '../../tools/product/page-server.ts';
import { listen } from '../../tools/product/static-server.ts';
import { readHistory } from '../../tools/release/history.ts';
import { installIn, runIn } from '../support/outside-area.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';

/** `OWN_AREAS=all`, or names with commas between, for the others: minutes each. */
const { OWN_AREAS = 'mfe-forms' } = process.env;
const areas = OWN_AREAS === 'all' ? REMOTES.map(({ name }) => name) : OWN_AREAS.split(',');

for (const area of areas)
  test(`${area} is built, tested and released from a folder that has it and the kit alone, for a host built elsewhere`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const root = await mkdtemp(path.join(tmpdir(), 'landfall-own-'));
    const folder = path.join(root, area);
    await writeKit(folder, area);
    await installIn(folder);
    for (const script of ['check', 'test']) await runIn(folder, 'npm', ['run', '--silent', script]);
    await runIn(folder, 'npm', ['run', '--silent', 'release', '--', '--to', path.join(root, 'served')]);
    const served = path.join(root, 'served', area);
    await runIn(folder, 'npm', ['version', '--no-git-tag-version', '--silent', '7.0.0']);
    await runIn(folder, 'npm', ['run', '--silent', 'release', '--', '--to', path.join(root, 'served')]);
    const history = await readHistory(served);
    expect(history.map(({ version }) => version.split('-')[0])).toEqual(['7.0.0', '1.0.0']);

    const server = await listen(
      area,
      0,
      pageServer(served, () => ({})),
    );
    const entry = `http://localhost:${(server.address() as AddressInfo).port}/mf-manifest.json`;
    const remote = federatedName(area);
    try {
      await withProduct(
        (settings) => ({
          ...settings,
          backendEnv: { LOG_LEVEL: 'warn' },
          runtimeConfig: (defaults) => ({
            ...defaults,
            remotes: { ...(defaults.remotes as object), [remote]: { entry } },
          }),
        }),
        async ({ origin }) => {
          const account = await newAccount(origin);
          await newProject(origin, account, 'Bakery');
          await signIn(page, origin, account);
          await page.goto(`${origin}/dashboard/status`);
          const row = page.getByRole('row', { name: new RegExp(remote) });
          await expect(row).toContainText(/Ready|Not loaded yet/);
          const load = row.getByRole('button', { name: /^Load/ });
          if (await load.isVisible()) await load.click();
          await expect(row).toContainText('Ready');
          await expect(row).toContainText(history[0]?.version ?? '');
          const added = REMOTES.find(({ name }) => name === area)?.added?.[0];
          if (!added) return;
          await page.goto(`${origin}${added.path}`);
          await expect(page.getByRole('heading', { level: 1, name: added.label.default })).toBeVisible();
        },
      );
    } finally {
      server.close();
      await rm(root, { recursive: true, force: true });
    }
  });
