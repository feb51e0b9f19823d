import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hasNginx } from '../../tools/nginx.ts';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import type { ProductSettings } from '../../tools/product/index.ts';
import { release, rollBack } from '../../tools/release/release.ts';
import { inRoot } from '../../tools/root.ts';
import { nginxPorts, withNginx } from '../support/nginx.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';
import { type Answered, sumOf, watchTraffic } from '../support/traffic.ts';

const OLD_TEXT = 'No pages found';
const NEW_TEXT = 'Nothing here so far';

/** A newer build of the pages area: one text of it reads differently, and what holds it has another name. */
async function newerBuild(folder: string): Promise<void> {
  await cp(inRoot('mfe-pages/dist'), folder, { recursive: true });
  const sources = new Map<string, string>();
  for (const name of await readdir(folder)) {
    if (/\.(?:br|gz)$/.test(name)) await rm(path.join(folder, name));
    else if (/\.(?:js|json)$/.test(name)) sources.set(name, await readFile(path.join(folder, name), 'utf8'));
  }
  const renamed = [...sources].filter(([, source]) => source.includes(OLD_TEXT)).map(([name]) => name);
  // A chunk is named by its hash wherever it is referred to.
  const hashes = renamed.flatMap((name) => /\.([0-9a-f]{10})\.js$/.exec(name)?.[1] ?? []);
  const change = (text: string) =>
    hashes.reduce(
      (changed, hash) => changed.replaceAll(hash, `${hash.slice(1)}0`),
      text.replaceAll(OLD_TEXT, NEW_TEXT),
    );
  for (const [name, source] of sources) {
    await rm(path.join(folder, name));
    const file = path.join(folder, change(name));
    await writeFile(file, change(source));
    await writeFile(`${file}.br`, brotliCompressSync(change(source)));
  }
}

/** Asks for the area again and again, as new visitors do, until told to stop. Returns every answer that was not 200. */
function visitors(manifest: string): () => Promise<string[]> {
  let stop = false;
  const wrong: string[] = [];
  const get = async (url: string) => {
    const answer = await fetch(url);
    if (answer.status !== 200) wrong.push(`${answer.status} ${url}`);
    return answer;
  };
  const visit = async () => {
    while (!stop) {
      const { metaData, exposes } = await (await get(manifest)).json();
      const { path: folder, name } = metaData.remoteEntry;
      for (const file of [folder + name, ...exposes[0].assets.js.sync, ...exposes[0].assets.js.async]) {
        await (await get(new URL(file, manifest).href)).arrayBuffer();
      }
    }
  };
  const running = Promise.all([visit(), visit(), visit()]);
  return async () => {
    stop = true;
    await running;
    return wrong;
  };
}

test('an area is released under load: who has it open goes on, a reload has the new one, and back', async ({
  page,
}) => {
  test.skip(!hasNginx(), 'nginx is not installed, and cannot be here');
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-release-'));
  // nginx reads as somebody else.
  await chmod(folder, 0o755);
  const served = path.join(folder, 'mfe-pages');
  const newer = path.join(folder, 'newer');
  const options = { folder: served, keepDays: 30, now: new Date() };
  await release({ ...options, dist: inRoot('mfe-pages/dist') });
  await newerBuild(newer);
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
        const account = await newAccount(origin);
        await newProject(origin, account);
        await signIn(page, origin, account);
        const { take } = await watchTraffic(page);
        const open = async () => {
          await page.goto(`${origin}/dashboard/pages`);
          await expect(page.getByText(OLD_TEXT).or(page.getByText(NEW_TEXT))).toBeVisible();
          await page.waitForLoadState('networkidle');
          return take();
        };
        const loaded = await open();
        const first = sumOf(loaded);
        const again = await open();
        const costly = JSON.stringify(again.filter(({ bytes }) => bytes > 0));
        expect(sumOf(again), `a second visit, the API's answers included: ${costly}`).toBeLessThan(5_000);

        const stop = visitors(entry);
        await release({ ...options, dist: newer });
        await expect(page.getByText(OLD_TEXT)).toBeVisible();
        await page.getByRole('button', { name: 'New Page' }).click();
        await page.getByRole('menuitem', { name: 'Create New Page' }).click();
        await expect(page.getByRole('dialog', { name: 'Create New Page' })).toBeVisible();
        await page.keyboard.press('Escape');

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
        expect(cost / first, `${cost} of ${first} bytes`).toBeLessThan(0.1);

        await rollBack(served, new Date());
        await open();
        await expect(page.getByText(OLD_TEXT)).toBeVisible();
        expect(await stop(), 'answers that were not 200').toEqual([]);
      }, ['mfe-pages']),
  );
  await rm(folder, { recursive: true, force: true });
});
