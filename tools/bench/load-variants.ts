import { rm } from 'node:fs/promises';
import { HOST } from '../areas.ts';
import { newAccount, newPage, newProject } from '../product/accounts.ts';
import { checkoutOrigin, freeSettings, startProduct } from '../product/index.ts';
import { inRoot } from '../root.ts';
import type { LoadTarget } from './measure-load.ts';
import { singleFolder } from './single-config.ts';

export const SCREENS = [
  '/login',
  '/dashboard',
  '/dashboard/pages',
  '/dashboard/files',
  '/dashboard/settings',
  '/dashboard/account',
  '/store/ltd',
  'checkout, own origin',
] as const;
export type Screen = (typeof SCREENS)[number];

/** A running build that loads are measured of. */
export interface Variant {
  name: string;
  /** Where a screen is; undefined where this variant has none like it. */
  target: (screen: Screen) => LoadTarget | undefined;
  stop: () => Promise<void>;
}

const FIELDS: Partial<Record<Screen, string>> = {
  '/login': 'input[name=email]',
  '/dashboard/pages': 'a[href*="/v1/editor/project/"]',
  '/store/ltd': 'input[name=plan]',
  'checkout, own origin': 'input[name=plan]',
};

/**
 * Starts the product as it was built, with an account that has a project of three pages.
 * @param dist the folder of a built area, where it is not its own
 */
export async function startLanding(name: string, dist: (area: string) => string): Promise<Variant> {
  const settings = await freeSettings();
  const { origin, stop } = await startProduct({ ...settings, dist, backendEnv: { LOG_LEVEL: 'error' } });
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  for (const slug of ['/', '/menu', '/about']) await newPage(origin, account, project, { title: `Page ${slug}`, slug });
  return {
    name,
    target: (screen) => ({
      url: screen === 'checkout, own origin' ? `${checkoutOrigin(settings)}/store/ltd` : origin + screen,
      selector: FIELDS[screen] ?? 'main h1',
      typing: screen === '/login',
      token: screen.startsWith('/dashboard') ? account.token : undefined,
    }),
    stop: async () => {
      await stop();
      await rm(settings.dataDir, { recursive: true, force: true });
    },
  };
}

/** The product, or the same areas under a plain build of the host. */
export const startBuild = (kind: 'federated' | 'single' | 'routes'): Promise<Variant> =>
  startLanding(kind, (area) =>
    area === HOST.name && kind !== 'federated' ? singleFolder(kind) : inRoot(area, 'dist'),
  );
