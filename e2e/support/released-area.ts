import type { KeyObject } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, newAccount, newProject } from '../../tools/product/accounts.ts';
import { type ProductSettings, portOf } from '../../tools/product/index.ts';
import { release } from '../../tools/release/release.ts';
import { publicKeyOf } from '../../tools/release/signing.ts';
import { inRoot } from '../../tools/root.ts';
import { nginxPorts, withNginx } from './nginx.ts';
import { withProduct } from './test.ts';

export interface ReleasedArea {
  origin: string;
  account: Account;
  /** What the pages area's web server serves. */
  served: string;
  /** A folder for builds. */
  builds: string;
  /** The address of the area's manifest. */
  manifest: string;
  /** The backend's own address. */
  backend: string;
}

/**
 * The product with the pages area released into a folder, served by the web server of production; the rest as ever.
 * @param keys what it is signed with, and has to be
 */
export async function withReleasedArea(
  use: (area: ReleasedArea) => Promise<void>,
  config: object = {},
  keys: readonly KeyObject[] = [],
): Promise<void> {
  const builds = await mkdtemp(path.join(tmpdir(), 'landfall-released-'));
  // nginx reads as somebody else.
  await chmod(builds, 0o755);
  const served = path.join(builds, 'mfe-pages');
  await release({ dist: inRoot('mfe-pages/dist'), folder: served, keepDays: 30, now: new Date(), keys });
  const { 'mfe-pages': port = 0 } = await nginxPorts();
  const manifest = `http://localhost:${port}/mf-manifest.json`;
  const mfe_pages = { entry: manifest, ...(keys.length > 0 && { releaseKeys: keys.map(publicKeyOf) }) };
  const released = (settings: ProductSettings) => ({
    ...settings,
    ports: { ...settings.ports, 'mfe-pages': port },
    dist: () => served,
  });
  try {
    await withProduct(
      (settings) => ({
        ...settings,
        backendEnv: { LOG_LEVEL: 'fatal' },
        runtimeConfig: (defaults) => ({
          ...defaults,
          remotes: { ...(defaults.remotes as object), mfe_pages },
          ...config,
        }),
      }),
      ({ origin, settings }) =>
        withNginx(released(settings), async () => {
          const account = await newAccount(origin);
          await newProject(origin, account);
          const backend = `http://127.0.0.1:${portOf(settings, 'backend')}`;
          await use({ origin, account, served, builds, manifest, backend });
        }, ['mfe-pages']),
    );
  } finally {
    await rm(builds, { recursive: true, force: true });
  }
}
