import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOST } from '../areas.ts';
import { inRoot } from '../root.ts';

interface Budget {
  route: string;
  /** Whose area shows it; absent for the checkout's own page, which has no host. */
  area?: string;
  /** Chunks that the area loads for this screen alone, as their file names begin. */
  screen?: readonly string[];
  /** A script of the host that comes beside these, weighed alone: how its name begins. */
  script?: string;
  /** Kilobytes (1,000 bytes) of HTML and script, compressed as they travel. */
  kilobytes: number;
}

/**
 * What the first paint of each route may cost: the host's page with what it starts, the area's entry with what its
 * screen needs, the English texts. A budget is the size of the day it was set and three per cent; raise one on purpose.
 */
const BUDGETS: readonly Budget[] = [
  { route: '/login', area: 'mfe-auth', kilobytes: 181 },
  { route: '/register', area: 'mfe-auth', screen: ['src_register_register'], kilobytes: 182 },
  { route: '/dashboard', area: 'mfe-projects', kilobytes: 180 },
  { route: '/dashboard/pages', area: 'mfe-pages', kilobytes: 193 },
  { route: '/dashboard/files', area: 'mfe-files', kilobytes: 184 },
  { route: '/dashboard/settings', area: 'mfe-settings', screen: ['src_general_project-form'], kilobytes: 182 },
  { route: '/dashboard/settings/domain', area: 'mfe-settings', screen: ['src_screens_domains'], kilobytes: 187 },
  {
    route: '/dashboard/settings/seo',
    area: 'mfe-settings',
    screen: ['src_seo_seo_', 'src_seo_seo-settings'],
    kilobytes: 186,
  },
  {
    route: '/dashboard/settings/brand',
    area: 'mfe-settings',
    screen: ['src_brand_brand_', 'src_brand_brand-settings'],
    kilobytes: 188,
  },
  { route: '/dashboard/pricing', area: 'mfe-account', screen: ['src_pricing_pricing'], kilobytes: 181 },
  { route: '/dashboard/account', area: 'mfe-account', screen: ['src_screens_account-tabs'], kilobytes: 188 },
  {
    route: '/dashboard/billing',
    area: 'mfe-account',
    screen: ['src_billing_billing', 'src_billing_account-billing'],
    kilobytes: 184,
  },
  { route: '/store/ltd', area: 'mfe-checkout', kilobytes: 180 },
  { route: "the dashboard's frame", script: 'shell', kilobytes: 18.1 },
  { route: 'the fields of sign-in', script: 'fields', kilobytes: 6.6 },
  { route: 'the form library', script: 'shared_src_form_ts', kilobytes: 18.1 },
  { route: "the checkout's own page", kilobytes: 133 },
];

interface Weighed {
  route: string;
  /** Kilobytes. */
  weight: number;
  budget: number;
  /** The heaviest files, for whoever has to find out why. */
  heaviest: string[];
}

/** A file as it travels: compressed where the build compressed it. Bytes. */
async function travelling(file: string): Promise<number> {
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

/** The page in a folder, the scripts that it names, and the English texts beside them. */
async function pageFiles(folder: string, scripts = folder): Promise<string[]> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/?([^":]+\.js)"/g)].map(([, name]) => path.join(folder, name ?? ''));
  const texts = (await readdir(scripts)).filter(
    (name) => /locales_en_po_texts\..*\.js$/.test(name) && !name.includes('status'),
  );
  return [path.join(folder, 'index.html'), ...named, ...texts.map((name) => path.join(scripts, name))];
}

async function hostScript(start: string): Promise<string[]> {
  const folder = inRoot(HOST.name, 'dist');
  const found = (await readdir(folder)).filter((name) => name.startsWith(`${start}.`) && name.endsWith('.js'));
  if (found.length === 0) throw new Error(`The host has no script ${start}... (tools/check/load-budgets.ts)`);
  return found.map((name) => path.join(folder, name));
}

async function areaFiles(area: string, screen: readonly string[]): Promise<string[]> {
  const folder = inRoot(area, 'dist');
  const manifest = JSON.parse(await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'));
  const { sync, async: later }: { sync: string[]; async: string[] } = manifest.exposes[0].assets.js;
  // An area whose default texts are all English has none to load.
  const wanted = ['src_locales_en_po_texts', ...screen];
  const found = wanted.flatMap((start) => {
    const name = later.find((file) => file.startsWith(start));
    if (!name && start.startsWith('src_locales')) return [];
    if (!name)
      throw new Error(`${area} has no chunk ${start}...: has the screen another name? (tools/check/load-budgets.ts)`);
    return name;
  });
  return ['mf-manifest.json', manifest.metaData.remoteEntry.name, ...sync, ...found].map((name) =>
    path.join(folder, name),
  );
}

/** Weighs what each route's first paint needs of the finished build. @throws Error where a screen's chunk is gone */
async function weighRoutes(): Promise<Weighed[]> {
  const host = await pageFiles(inRoot(HOST.name, 'dist'));
  const checkout = inRoot('mfe-checkout/dist');
  return Promise.all(
    BUDGETS.map(async ({ route, area, screen = [], script, kilobytes }) => {
      const files = script
        ? await hostScript(script)
        : area
          ? [...host, ...(await areaFiles(area, screen))]
          : await pageFiles(checkout, path.join(checkout, 'page'));
      const sizes = await Promise.all(
        [...new Set(files)].map(async (file) => ({ file, size: await travelling(file) })),
      );
      return {
        route,
        weight: Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 100) / 10,
        budget: kilobytes,
        heaviest: sizes
          .sort((a, b) => b.size - a.size)
          .slice(0, 5)
          .map(({ file, size }) => `${(size / 1000).toFixed(1).padStart(6)} KB  ${path.relative(inRoot('.'), file)}`),
      };
    }),
  );
}

/** Says what each route weighs, and by how much a budget is exceeded. Returns how many held and how many did not. */
export async function checkBudgets(): Promise<{ passed: number; failed: number }> {
  const routes = await weighRoutes();
  for (const { route, weight, budget } of routes) {
    console.log(`${route.padEnd(28)} ${weight.toFixed(1).padStart(6)} of ${budget} KB`);
  }
  const over = routes.filter(({ weight, budget }) => weight > budget);
  for (const { route, weight, budget, heaviest } of over) {
    console.error(
      `${route} is ${(weight - budget).toFixed(1)} KB over its budget of ${budget} KB. Its heaviest files:`,
    );
    for (const line of heaviest) console.error(`  ${line}`);
  }
  return { passed: routes.length - over.length, failed: over.length };
}
