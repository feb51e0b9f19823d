import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { ROOT } from '../../tools/root.ts';
import type { Engine, ImageConfig, Running } from './engine.ts';
import { machineFiles } from './machine.ts';

const LARGEST = 256 * 1024 * 1024;

/** Runs Docker. @throws Error with what it said */
export const docker = (...args: string[]): string =>
  execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: LARGEST }).trim();

/** Whether a Docker engine answers here. */
export const isDockerHere = (): boolean => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

function inspectImage(name: string): { config: ImageConfig; bytes: number } | null {
  const found = spawnSync('docker', ['image', 'inspect', name], { encoding: 'utf8', maxBuffer: LARGEST });
  if (found.status !== 0) return null;
  const [image] = JSON.parse(found.stdout) as { Config: ImageConfig; Size: number }[];
  return image ? { config: image.Config, bytes: image.Size } : null;
}

function importImage(name: string, folder: string, command: string): void {
  const script = 'tar -C "$1" -c . | docker import --change "CMD [\\"$2\\"]" - "$3"';
  execFileSync('sh', ['-c', script, 'sh', folder, command, name], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function buildImage(name: string, dockerfile: string, target: string, args: Record<string, string>): void {
  const { files, end } = machineFiles();
  const secrets = files.flatMap(({ id, here }) => ['--secret', `id=${id},src=${here}`]);
  const values = Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  const built = spawnSync(
    'docker',
    ['build', '--progress', 'plain', ...secrets, ...values, '-f', dockerfile, '--target', target, '-t', name, '.'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: LARGEST, env: { ...process.env, DOCKER_BUILDKIT: '1' } },
  );
  end();
  if (built.status !== 0) throw new Error(`${name} was not built:\n${`${built.stdout}${built.stderr}`.slice(-4_000)}`);
}

/** A Docker engine: it builds, and runs what it built in networks and with volumes of its own. */
export const DOCKER: Engine = {
  inspectImage,
  pullImage: (name, patience) => spawnSync('docker', ['pull', '--quiet', name], { timeout: patience }).status === 0,
  importImage,
  buildImage,
};

/** A container that the engine runs, by its name. */
export class DockerContainer implements Running {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  get said(): string {
    const { stdout, stderr } = spawnSync('docker', ['logs', '--tail', '100', this.#name], { encoding: 'utf8' });
    return `${stdout}${stderr}`.slice(-4_000);
  }

  /** "healthy", "starting" or "unhealthy", by the image's own check. */
  get health(): string {
    return docker('inspect', '--format', '{{.State.Health.Status}}', this.#name);
  }

  exec(command: readonly string[]): Promise<{ code: number; text: string }> {
    return new Promise((resolve) => {
      execFile('docker', ['exec', this.#name, ...command], { timeout: 30_000, maxBuffer: LARGEST }, (error, text) =>
        resolve({ code: error ? 1 : 0, text }),
      );
    });
  }

  /** Kills it as a crash would; the engine starts it again where it is told to. */
  crash(): void {
    process.kill(Number(docker('inspect', '--format', '{{.State.Pid}}', this.#name)), 'SIGKILL');
  }

  /** How often the engine has started it again. */
  get restarts(): number {
    return Number(docker('inspect', '--format', '{{.RestartCount}}', this.#name));
  }
}
