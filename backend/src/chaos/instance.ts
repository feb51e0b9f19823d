import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../operations/cli/run.ts';
import { type Child, startChild } from '../testing/child.ts';
import { freePort } from '../testing/free-port.ts';
import { writeMigratedDatabase } from '../testing/template.ts';
import { type Answer, callAt, type Reached } from './reached.ts';

/** How long a visit or a question may take before it counts as unanswered. Milliseconds. */
const PATIENCE = 15_000;
/** The same of a change: on a busy machine the first page waits for the workers of a new process. */
const LONGEST_CHANGE = 60_000;

/** The real backend as a process that can be killed and started again over the same state, and one account in it. */
export class Instance implements Reached {
  readonly #env: Record<string, string>;
  readonly #ports: { api: number; sites: number };
  readonly #folder: string | undefined;
  #child: Child | undefined;
  token = '';

  private constructor(env: Record<string, string>, ports: { api: number; sites: number }, folder: string | undefined) {
    this.#env = env;
    this.#ports = ports;
    this.#folder = folder;
  }

  /** A new instance with an account, running. `env` goes before the defaults: an embedded database in a new folder. */
  static async start(env: Record<string, string> = {}): Promise<Instance> {
    const folder = env.DATA_DIR ? undefined : await mkdtemp(join(tmpdir(), 'landfall-chaos-'));
    const ports = { api: await freePort(), sites: await freePort() };
    const all = {
      DATA_DIR: env.DATA_DIR ?? folder ?? '',
      SECRET_KEY: 'ab'.repeat(32),
      REQUEST_RATE: 'off',
      WORK_WARM: 'on',
      LOG_LEVEL: 'info',
      SITES_DOMAIN: `sites.localhost:${ports.sites}`,
      PORT: String(ports.api),
      SITES_PORT: String(ports.sites),
      ...env,
    };
    if (folder && !env.DATABASE_URL) await writeMigratedDatabase(join(folder, 'db'));
    const instance = new Instance(all, ports, folder);
    const made = await run(['users', 'create', '--email', 'chaos@example.com', '--plan', 'premium', '--json'], all);
    if (made.exitCode !== 0) throw new Error(made.stderr);
    const { password } = JSON.parse(made.stdout) as { password: string };
    await instance.resume();
    const { data } = await instance.call('POST', '/v1/api/login', { email: 'chaos@example.com', password });
    instance.token = String(data.access_token);
    return instance;
  }

  /** A second process over the same state, which the embedded database does not allow. */
  async beside(): Promise<Instance> {
    const ports = { api: await freePort(), sites: await freePort() };
    const env = { ...this.#env, PORT: String(ports.api), SITES_PORT: String(ports.sites) };
    const instance = new Instance(env, ports, undefined);
    await instance.resume();
    instance.token = this.token;
    return instance;
  }

  /** Starts the process again. @throws Error where it is not ready within a minute */
  async resume(): Promise<void> {
    this.#child = startChild(new URL('../main.ts', import.meta.url), [], this.#env);
    await this.#child.line(/Sites on/);
    if (await this.untilReady(60)) return;
    // One that goes on would keep the process of its test alive for ever.
    await this.kill();
    throw new Error(`Not ready after a minute:\n${this.#child.errors()}`);
  }

  /** Waits until it is ready. False after `seconds`. */
  async untilReady(seconds: number): Promise<boolean> {
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline) {
      if ((await this.call('GET', '/v1/health/ready')).status === 200) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }

  /** Where published sites listen. */
  get sitesPort(): number {
    return this.#ports.sites;
  }

  get pid(): number {
    return this.#child?.process.pid ?? 0;
  }

  /** Whether the process that was started last still runs. */
  get isAlive(): boolean {
    return this.#child?.process.exitCode === null && this.#child.process.signalCode === null;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#child?.kill(signal);
  }

  async stop(): Promise<void> {
    if (this.isAlive) await this.kill('SIGTERM');
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  /** A call to the API. A connection that breaks is an answer with status 0. */
  call(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const patience = method === 'GET' ? PATIENCE : LONGEST_CHANGE;
    return callAt(this.#ports.api, this.token, method, path, body, patience);
  }

  /** The status of a published page, asked for as its visitors do. */
  async visit(host: string, path: string): Promise<number> {
    return new Promise((resolve) => {
      const call = request(
        { host: '127.0.0.1', port: this.#ports.sites, path, headers: { host }, timeout: PATIENCE, agent: false },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      call.once('error', () => resolve(0));
      call.once('timeout', () => call.destroy());
      call.end();
    });
  }
}
