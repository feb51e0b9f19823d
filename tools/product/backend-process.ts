import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../child.ts';
import { inRoot } from '../root.ts';
import { backendEnvironment, type ProductSettings, portOf } from './settings.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const STEADY_MS = 30_000;

/** The backend as a child process that is started again when it dies. */
export class BackendProcess {
  readonly #settings: ProductSettings;
  #child: ChildProcess | undefined;
  #stopping = false;
  #failures = 0;

  constructor(settings: ProductSettings) {
    this.#settings = settings;
  }

  start(): void {
    const startedAt = Date.now();
    const child = startChild(process.execPath, [...(this.#settings.watchBackend ? ['--watch'] : []), 'src/main.ts'], {
      cwd: inRoot('backend'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...backendEnvironment(this.#settings) },
    });
    this.#child = child;
    child.on('exit', (code, signal) => {
      if (this.#stopping) return;
      this.#failures = Date.now() - startedAt > STEADY_MS ? 0 : this.#failures + 1;
      const delay = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
      console.error(`The backend ended (${signal ?? code}); starting it again in ${delay / 1000} s.`);
      setTimeout(() => this.#stopping || this.start(), delay).unref();
    });
  }

  /** Kills it without warning, as a crash would; it is started again. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([ended, pause(10_000)]);
    child.kill('SIGKILL');
  }

  /** Resolves once the backend says that it is ready. @throws Error after `seconds` */
  async ready(seconds: number): Promise<void> {
    const address = `http://127.0.0.1:${portOf(this.#settings, 'backend')}/v1/health/ready`;
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline) {
      const response = await fetch(address).catch(() => undefined);
      if (response?.ok) return;
      await pause(100);
    }
    throw new Error(`The backend was not ready after ${seconds} seconds; its log stands above.`);
  }
}
