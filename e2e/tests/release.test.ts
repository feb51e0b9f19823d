import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasNginx } from '../../tools/nginx.ts';
import type { ProductSettings } from '../../tools/product/index.ts';
import { release, rollBack } from '../../tools/release/release.ts';
import { inRoot } from '../../tools/root.ts';
import { changedArea } from '../support/changed-area.ts';
import { watchNetwork } from '../support/network.ts';
import { nginxPorts, withNginx } from '../support/nginx.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';
import { type Answered, sumOf, watchTraffic } from '../support/traffic.ts';
import { visitors } from '../support/visitors.ts';

const OLD_TEXT = 'No pages found';
const NEW_TEXT = 'Nothing here so far';

test('an area is released under load: who has it open goes on, a reload has the new one, and back', async ({
  page,
}) => {
  test.skip(!hasNginx(), 'nginx is not installed, and cannot be here');
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-release-'));
  // nginx reads as somebody else.
  await chmod(folder, 0o755);
  const served = path.join(folder, 'mfe-pages');
  const newer = path.join(folder, 'newer');
  const options = { folder: served, keepDays: 30, now: new Date() };
  await release({ ...options, dist: inRoot('mfe-pages/dist') });
  await changedArea(newer, (text) => text.replaceAll(OLD_TEXT, NEW_TEXT));
  // The area's own web server, as in production; everything else as ever.
  const { 'mfe-pages': port = 0 } = await nginxPorts();
  const entry = `http://localhost:${port}/mf-manifest.json`;
  const released = (settings: ProductSettings) => ({
    ...settings,
    ports: { ...settings.ports, 'mfe-pages': port },
    dist: () => served,
  });
  await withProduct(
    (settings) => ({
      ...settings,
      backendEnv: { LOG_LEVEL: 'warn' },
      runtimeConfig: (defaults) => ({
        ...settings.runtimeConfig?.(defaults),
        remotes: { ...(defaults.remotes as object), mfe_pages: { entry } },
      }),
    }),
    ({ origin, settings }) =>
      withNginx(released(settings), async () => {
        await signInToNewProject(page, origin);
        const { take } = await watchTraffic(page);
        const isQuiet = watchNetwork(page);
        const open = async () => {
          await page.goto(`${origin}/dashboard/pages`);
          await expect(page.getByText(OLD_TEXT).or(page.getByText(NEW_TEXT))).toBeVisible();
          await isQuiet();
          return take();
        };
        const loaded = await open();
        const first = sumOf(loaded);
        const again = await open();
        const known = new Set(loaded.map(({ url }) => url));
        // What is loaded ahead when nothing else is to be done may come as late as now.
        const anew = again.filter(({ url }) => known.has(url) || url.includes('/v1/'));
        const costly = JSON.stringify(anew.filter(({ bytes }) => bytes > 0));
        expect(sumOf(anew), `a second visit, the API's answers included: ${costly}`).toBeLessThan(5_000);

        const stop = visitors(entry);
        await release({ ...options, dist: newer });
        await expect(page.getByText(OLD_TEXT)).toBeVisible();
        await page.getByRole('button', { name: 'New Page' }).click();
        await page.getByRole('menuitem', { name: 'Create New Page' }).click();
        await expect(page.getByRole('textbox', { name: 'Describe the page' })).toBeVisible();

        const seen = new Set([...loaded, ...again, ...take()].map(({ url }) => url));
        const updated = await open();
        await expect(page.getByText(NEW_TEXT)).toBeVisible();
        // What other areas load ahead, for the first time, has nothing to do with the release.
        const isOurs = ({ url }: Answered) => url.startsWith(new URL(entry).origin) || seen.has(url);
        const others = updated.filter(
          ({ url, bytes }) => bytes > 1_500 && seen.has(url) && url !== entry && !/\/files\/|\/v1\//.test(url),
        );
        expect(others, 'only the released area is loaded again').toEqual([]);
        const cost = sumOf(updated.filter((answer) => isOurs(answer) && !answer.url.includes('/v1/')));
        // The area's manifest, entry and screens; the rest of a first load is kept, whatever of it came by now.
        expect(cost, `of ${first} bytes`).toBeLessThan(28_000);
        expect(cost / first, `${cost} of ${first} bytes`).toBeLessThan(0.12);

        await rollBack(served, new Date());
        await open();
        await expect(page.getByText(OLD_TEXT)).toBeVisible();
        expect(await stop(), 'answers that were not 200').toEqual([]);
      }, ['mfe-pages']),
  );
  await rm(folder, { recursive: true, force: true });
});
