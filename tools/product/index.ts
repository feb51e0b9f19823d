import type { Server } from 'node:http';
import { HOST, REMOTES } from '../areas.ts';
import { inRoot } from '../root.ts';
import { BackendProcess } from './backend-process.ts';
import { hostServer } from './host-server.ts';
import { pageServer } from './page-server.ts';
import { checkoutConfig, hostOrigin, type ProductSettings, portOf } from './settings.ts';
import { listen } from './static-server.ts';

export { freePorts, freeSettings } from './free-settings.ts';
export { pageSources } from './security-headers.ts';
export {
  backendEnvironment,
  checkoutConfig,
  checkoutOrigin,
  hostOrigin,
  type ProductSettings,
  portOf,
  runtimeConfig,
  settingsFromEnvironment,
} from './settings.ts';

export interface Product {
  /** The dashboard's origin. */
  origin: string;
  backend: BackendProcess;
  stop: () => Promise<void>;
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Starts the whole built product: every area on an origin of its own, the host, the backend.
 * @throws Error naming a taken port, or a backend that does not become ready
 */
export async function startProduct(settings: ProductSettings): Promise<Product> {
  const dist = settings.dist ?? ((area: string) => inRoot(area, 'dist'));
  const servers: Server[] = [];
  const backend = new BackendProcess(settings);
  const stop = async () => {
    await Promise.all([...servers.map(close), backend.stop()]);
  };
  try {
    for (const { name } of REMOTES) {
      const answer = pageServer(dist(name), () => checkoutConfig(settings));
      servers.push(await listen(name, portOf(settings, name), answer));
    }
    const host = hostServer(settings, dist(HOST.name));
    servers.push(await listen(HOST.name, portOf(settings, HOST.name), settings.middleware?.(host) ?? host));
    backend.start();
    await backend.ready(120);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: hostOrigin(settings), backend, stop };
}
