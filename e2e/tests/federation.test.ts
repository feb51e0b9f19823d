import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../../tools/child.ts';
import { inRoot } from '../../tools/root.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';

test('a mutation in one area changes the shell and another area: one store, one cache', async ({ page, product }) => {
  await signInToNewProject(page, product.origin, { project: 'First name' });

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/v1/api/')) reads.push(new URL(request.url()).pathname);
  });

  await page.goto(`${product.origin}/dashboard`);
  await expect(page.getByRole('button', { name: 'Project: First name' })).toBeVisible();
  await page.getByRole('button', { name: 'Project: First name' }).click();
  await page.getByRole('menuitem', { name: 'Add project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a new project' });
  await dialog.getByLabel('Project Name').fill('Second name');
  await dialog.getByLabel('Project Type').selectOption('Landing Page');
  await dialog.getByLabel('Description').fill('Made by an area, shown by the shell');
  await dialog.getByRole('button', { name: 'Create Project' }).click();

  // mfe-projects created it; the host's switcher and mfe-settings know it without another start.
  await expect(page.getByRole('button', { name: 'Project: Second name' })).toBeVisible();
  await page.getByRole('link', { name: 'General' }).click();
  await expect(page.getByRole('textbox', { name: 'Project Name' })).toHaveValue('Second name');

  // One cache: host and areas ask for the same things, each is asked for once and once more after the mutation.
  expect(reads.filter((read) => read === '/v1/api/project/')).toHaveLength(2);
  expect(reads.filter((read) => read === '/v1/api/user/me')).toHaveLength(1);
});

test('host and areas run on one React and one copy of each facade, all from the host', async ({ page, product }) => {
  await signInToNewProject(page, product.origin);
  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible();

  const shared = await page.evaluate(() => {
    const { __INSTANCES__ } = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: unknown[] } })
      .__FEDERATION__;
    type Scope = Record<string, Record<string, Record<string, { from: string; loaded?: boolean | number }>>>;
    const [host] = __INSTANCES__ as { shareScopeMap: Scope }[];
    return Object.entries(host?.shareScopeMap.default ?? {}).map(([name, versions]) => ({
      name,
      providers: Object.values(versions).map(({ from }) => from),
    }));
  });
  const names = shared.map(({ name }) => name).sort();
  expect(names).toEqual([
    '@landfall/shared',
    '@landfall/shared/fields',
    '@landfall/shared/form',
    '@landfall/shared/motion',
    '@landfall/shared/overlay',
    '@landfall/shared/tabs',
    'react',
    'react-dom',
    'react/jsx-runtime',
  ]);
  for (const { name, providers } of shared) expect(providers, name).toEqual(['host']);
});

test('an area rebuilt and swapped in place shows on reload, the host untouched', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-swap-'));
  const area = 'mfe-checkout';
  const dist = path.join(folder, 'dist');
  await cp(inRoot(area, 'dist'), dist, { recursive: true });
  try {
    await withProduct(
      (settings) => ({ ...settings, dist: (name) => (name === area ? dist : inRoot(name, 'dist')) }),
      async ({ origin }) => {
        const hostFiles: string[] = [];
        page.on('response', (response) => {
          if (response.url().startsWith(`${origin}/main.`)) hostFiles.push(response.url());
        });
        await page.goto(`${origin}/store/ltd`);
        await expect(page.getByRole('heading', { name: 'Get lifetime access' })).toBeVisible();

        await buildChanged(area, dist, 'Get lifetime access', 'Own it for life');
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Own it for life' })).toBeVisible();
        expect(new Set(hostFiles).size).toBe(1);
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Builds an area from a copy of its sources with one text changed, into `dist`. */
async function buildChanged(area: string, dist: string, from: string, to: string): Promise<void> {
  const copy = inRoot('.cache', 'changed', area);
  await rm(copy, { recursive: true, force: true });
  for (const part of ['src', 'package.json', 'webpack.config.js', 'node_modules'])
    await cp(inRoot(area, part), path.join(copy, part), { recursive: true, verbatimSymlinks: false });
  const file = path.join(copy, 'src/locales/en.po');
  const source = await readFile(file, 'utf8');
  expect(source).toContain(from);
  await writeFile(file, source.replace(from, to));
  expect(await runCommand(process.execPath, [inRoot('tools/webpack/build-one.ts'), copy])).toBe(0);
  await rm(dist, { recursive: true });
  await cp(path.join(copy, 'dist'), dist, { recursive: true });
  await rm(copy, { recursive: true });
}
