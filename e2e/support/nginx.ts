import type { ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AREAS, HOST } from '../../tools/areas.ts';
import { startChild } from '../../tools/child.ts';
import {
  checkoutConfig,
  freeSettings,
  hostOrigin,
  type ProductSettings,
  pageSources,
  portOf,
  runtimeConfig,
} from '../../tools/product/index.ts';
import { inRoot } from '../../tools/root.ts';

const SERVE = inRoot('tools/deploy/nginx/serve.sh');

const roleOf = (area: string) => (area === HOST.name ? 'host' : area === 'mfe-checkout' ? 'page' : 'area');

/** The environment of one area's image. */
function environmentOf(settings: ProductSettings, area: string, folder: string): Record<string, string> {
  const config = roleOf(area) === 'host' ? runtimeConfig(settings) : checkoutConfig(settings);
  const sources = pageSources(config);
  return {
    ROLE: roleOf(area),
    ROOT: settings.dist?.(area) ?? inRoot(area, 'dist'),
    LISTEN: `127.0.0.1:${portOf(settings, area)}`,
    CONFIG_FILE: path.join(folder, 'config.json'),
    BACKEND_URL: `http://127.0.0.1:${portOf(settings, 'backend')}`,
    REMOTE_ORIGINS: sources.remotes.join(' '),
    API_ORIGINS: sources.apis.join(' '),
    FILE_ORIGINS: sources.files.join(' '),
    RUN_DIR: path.join(folder, 'run'),
    WORKERS: '1',
    TRUSTED_PROXIES: (settings.trustedProxies ?? []).join(','),
  };
}

async function untilHealthy(origin: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`nginx is not healthy at ${origin}; its log stands above.`);
    await pause(50);
  }
}

/** Free ports for the front end's servers. */
export async function nginxPorts(): Promise<ProductSettings['ports']> {
  const { ports, dataDir } = await freeSettings();
  await rm(dataDir, { recursive: true });
  const { backend: _backend, sites: _sites, ...own } = ports;
  return own;
}

/**
 * Serves the host and every area, or those named, by the images' own nginx configuration, a server each, as long as
 * `use` runs.
 */
export async function withNginx(
  settings: ProductSettings,
  use: (origin: string) => Promise<void>,
  areas: readonly string[] = AREAS.map(({ name }) => name),
): Promise<void> {
  const children: ChildProcess[] = [];
  const runDir = await mkdtemp(path.join(tmpdir(), 'landfall-nginx-'));
  // Started as root, nginx reads as somebody else.
  await chmod(runDir, 0o755);
  try {
    for (const name of areas) {
      const folder = path.join(runDir, name);
      await mkdir(folder, { recursive: true });
      const config = name === HOST.name ? runtimeConfig(settings) : checkoutConfig(settings);
      await writeFile(path.join(folder, 'config.json'), JSON.stringify(config));
      const env = { ...process.env, ...environmentOf(settings, name, folder) };
      children.push(startChild('sh', [SERVE], { stdio: ['ignore', 'ignore', 'inherit'], env }));
    }
    for (const name of areas) await untilHealthy(`http://localhost:${portOf(settings, name)}`);
    await use(hostOrigin(settings));
  } finally {
    await Promise.all(
      children.map((child) => {
        if (child.exitCode !== null || child.signalCode !== null) return undefined;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        return ended;
      }),
    );
    // What follows the policy looks once more within a second.
    await rm(runDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
