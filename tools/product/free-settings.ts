import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AREAS } from '../areas.ts';
import type { ProductSettings } from './settings.ts';

/**
 * Linux gives ports from 32768 on to whoever connects somewhere, a browser for instance: one that is free now may be
 * taken before a server listens on it. Each process looks in a stretch of its own below.
 */
const FIRST_PORT = 10_000;
const PORTS = 22_000;
const APART = 397;
let offset = (process.pid * APART) % PORTS;

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** The next ports that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = FIRST_PORT + offset;
    offset = (offset + 1) % PORTS;
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, 'localhost'))) ports.push(port);
  }
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
