import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Ports } from '../testing/balancer.ts';
import { type Child, startChild } from '../testing/child.ts';
import { callAt } from './reached.ts';

export interface Release {
  name: string;
  folder: string;
}

/** Processes of releases at fixed ports, behind one balancer. */
export class Fleet {
  readonly #ports: readonly Ports[];
  readonly #env: Record<string, string>;
  readonly #children = new Map<Ports, Child>();
  readonly #asked = new Set<Child>();
  /** Processes that ended without being asked to. */
  readonly failures: string[] = [];

  constructor(ports: readonly Ports[], env: Record<string, string>) {
    this.#ports = ports;
    this.#env = env;
  }

  /** Starts a release at a free place, and waits until it is ready. @throws Error where it is not within two minutes */
  async start({ name, folder }: Release): Promise<Ports> {
    const ports = this.#ports.find((each) => !this.#children.has(each));
    if (!ports) throw new Error('Every place is taken.');
    const own = { WORK_WARM: 'on', ...this.#env, PORT: String(ports.api), SITES_PORT: String(ports.sites) };
    const child = startChild(pathToFileURL(join(folder, 'backend/src/main.ts')), [], own);
    this.#children.set(ports, child);
    void child.exited.then((code) => {
      if (this.#asked.has(child)) return;
      this.failures.push(`A process of ${name} ended by itself with ${code}: ${child.errors().slice(-2_000)}`);
    });
    await child.line(/Sites on/);
    const deadline = Date.now() + 120_000;
    while ((await callAt(ports.api, '', 'GET', '/v1/health/ready')).status !== 200) {
      if (Date.now() > deadline) throw new Error(`${name} is not ready: ${child.errors()}`);
      await pause(100);
    }
    return ports;
  }

  /** Asks a process to end, and waits for it. */
  async end(ports: Ports): Promise<void> {
    const child = this.#children.get(ports);
    if (!child) return;
    if (child.process.exitCode === null) this.#asked.add(child);
    await child.kill('SIGTERM');
    this.#children.delete(ports);
    const code = await child.exited;
    if (code !== 0) this.failures.push(`A process that was asked to end did so with ${code}: ${child.errors()}`);
  }

  async endAll(): Promise<void> {
    for (const child of this.#children.values()) this.#asked.add(child);
    await Promise.all([...this.#children.values()].map((child) => child.kill('SIGKILL')));
  }
}
