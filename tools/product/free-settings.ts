import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AREAS } from '../areas.ts';
import type { ProductSettings } from './settings.ts';

/** Ports that nothing listened on a moment ago. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer();
          server.once('error', reject);
          server.listen(0, 'localhost', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Settings of an instance that gets in nobody's way: free ports, a new folder, no fixed pauses. */
export async function freeSettings(): Promise<ProductSettings> {
  const names = [...AREAS.map(({ name }) => name), 'backend', 'sites'];
  const ports = await freePorts(names.length);
  return {
    ports: Object.fromEntries(names.map((name, index) => [name, ports[index] ?? 0])),
    dataDir: await mkdtemp(path.join(tmpdir(), 'landfall-')),
    runtimeConfig: (defaults) => ({ ...defaults, delays: { login: 0, register: 0, createProject: 0 } }),
  };
}
