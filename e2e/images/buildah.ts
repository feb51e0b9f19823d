import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { ROOT } from '../../tools/root.ts';
import type { Engine, ImageConfig, Running } from './engine.ts';
import { machineFiles } from './machine.ts';

const ISOLATION = ['--isolation', 'chroot'];

const buildah = (...args: string[]) =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Why images cannot be built here; null where they can. */
export function whyNotBuildah(): string | null {
  if (process.getuid?.() !== 0) return 'Without Docker, images are built by root alone.';
  return spawnSync('buildah', ['--version']).status === 0
    ? null
    : 'There is neither Docker nor buildah on this machine.';
}

function inspectImage(name: string): { config: ImageConfig; bytes: number } | null {
  const found = spawnSync('buildah', ['inspect', '--type', 'image', name], { encoding: 'utf8' });
  if (found.status !== 0) return null;
  const { Docker, FromImageID } = JSON.parse(found.stdout) as { Docker: { config: ImageConfig }; FromImageID: string };
  const images = JSON.parse(buildah('images', '--json', '--no-trunc')) as { id: string; size: string }[];
  const size = images.find(({ id }) => id.endsWith(FromImageID))?.size ?? '0 MB';
  const [amount = '0', unit = 'MB'] = size.split(' ');
  return { config: Docker.config, bytes: Number(amount) * (unit === 'GB' ? 1e9 : unit === 'KB' ? 1e3 : 1e6) };
}

function buildImage(name: string, dockerfile: string, target: string, args: Record<string, string>): void {
  const { files, end } = machineFiles();
  const mounts = files.flatMap(({ here, there }) => ['--volume', `${here}:${there}:ro`]);
  const values = Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  const options = [...ISOLATION, '--layers', '--format', 'docker', '--pull-never', ...mounts, ...values];
  const built = spawnSync('buildah', ['bud', ...options, '-f', dockerfile, '--target', target, '-t', name, '.'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  end();
  if (built.status !== 0) throw new Error(`${name} was not built:\n${`${built.stdout}${built.stderr}`.slice(-4_000)}`);
}

function importImage(name: string, folder: string, command: string): void {
  const container = buildah('from', 'scratch').trim();
  buildah('add', '--quiet', container, folder, '/');
  buildah('config', '--cmd', command, container);
  buildah('commit', '--quiet', '--rm', container, name);
}

/** Buildah, which needs no service: it builds, and runs what it built in the machine's own network. */
export const BUILDAH: Engine = {
  inspectImage,
  pullImage: (name, patience) => spawnSync('buildah', ['pull', '--quiet', name], { timeout: patience }).status === 0,
  importImage,
  buildImage,
};

interface RunOptions {
  env?: Record<string, string>;
  mounts?: string[];
}

/** A container of an image. What runs in it is the image's user, in the machine's own network. */
export class Container implements Running {
  readonly #id: string;
  readonly #options: RunOptions;
  #child: ChildProcess | undefined;
  #said = '';

  constructor(image: string, options: RunOptions = {}) {
    this.#id = buildah('from', '--pull-never', image).trim();
    this.#options = options;
  }

  #arguments(command: readonly string[]): string[] {
    const { env = {}, mounts = [] } = this.#options;
    const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    return [
      'run',
      ...ISOLATION,
      ...variables,
      ...mounts.flatMap((each) => ['--volume', each]),
      this.#id,
      '--',
      ...command,
    ];
  }

  /** Runs the image's own command until `end`. */
  start(command: readonly string[]): void {
    this.#child = spawn('buildah', this.#arguments(command), { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said = (this.#said + text).slice(-4_000);
      });
  }

  get said(): string {
    return this.#said;
  }

  /** Servers of this process go on answering meanwhile. */
  exec(command: readonly string[]): Promise<{ code: number; text: string }> {
    return new Promise((resolve) => {
      execFile('buildah', this.#arguments(command), { timeout: 30_000 }, (error, text) =>
        resolve({ code: error ? 1 : 0, text }),
      );
    });
  }

  /** Ends what runs, and removes the container. */
  async end(): Promise<void> {
    const child = this.#child;
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGTERM');
      const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 20_000);
      await ended;
      clearTimeout(timer);
    }
    spawnSync('buildah', ['rm', this.#id]);
  }
}
