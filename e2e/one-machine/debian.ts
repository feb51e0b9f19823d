import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../tools/apt.ts';
import { packageSettings } from '../../tools/rehearsal/package-settings.ts';
import { inRoot } from '../../tools/root.ts';

const SUITE = 'bookworm';
/** Authorities that this machine believes besides Debian's: package clients need them. */
const AUTHORITIES = '/usr/local/share/ca-certificates';
const BUNDLE = '/etc/ssl/certs/ca-certificates.crt';

/** A bare Debian as its installer leaves it, kept for the next time. */
function bareDebian(): string {
  const kept = inRoot('.cache/one-machine/debian');
  if (existsSync(kept)) return kept;
  if (spawnSync('debootstrap', ['--version']).status !== 0) installPackages('debootstrap', 'debootstrap');
  const part = `${kept}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  execFileSync('debootstrap', [SUITE, part], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('mv', [part, kept]);
  return kept;
}

/** What package clients of this machine are told: never part of what is tried. */
function machineSettings(root: string): Record<string, string> {
  const settings = packageSettings(process.env);
  if (!process.env.NODE_EXTRA_CA_CERTS || !existsSync(BUNDLE)) return settings;
  copyFileSync(BUNDLE, path.join(root, 'run/machine.crt'));
  return { ...settings, NODE_EXTRA_CA_CERTS: '/run/machine.crt', npm_config_cafile: '/run/machine.crt' };
}

/** A Debian in a folder, which is run in by chroot. */
export class Debian {
  readonly root: string;
  readonly #settings: Record<string, string>;

  /** Copies a bare Debian to `root`, mounted as long as this process's mounts are. */
  constructor(root: string) {
    this.root = root;
    execFileSync('cp', ['-a', `${bareDebian()}/.`, root]);
    for (const [type, folder] of [
      ['proc', 'proc'],
      ['sysfs', 'sys'],
      ['tmpfs', 'run'],
      ['tmpfs', 'tmp'],
    ] as const)
      execFileSync('mount', ['-t', type, type, path.join(root, folder)]);
    execFileSync('mount', ['--rbind', '/dev', path.join(root, 'dev')]);
    mkdirSync(path.join(root, 'run/lock'), { mode: 0o1777 });
    execFileSync('chmod', ['1777', path.join(root, 'tmp')]);
    writeFileSync(path.join(root, 'etc/resolv.conf'), 'nameserver 127.0.0.1\n');
    writeFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
    this.#settings = machineSettings(root);
    if (existsSync(AUTHORITIES))
      for (const name of readdirSync(AUTHORITIES))
        cpSync(path.join(AUTHORITIES, name), path.join(root, AUTHORITIES, name), { recursive: true });
  }

  /** Where a file of this Debian is on this machine. */
  at(file: string): string {
    return path.join(this.root, file);
  }

  /** Runs commands as root would type them: a pipe ends as its last command does. @throws Error with the end of what was said where one fails */
  async run(commands: string): Promise<string> {
    const script = `set -eu\n[ ! -f /root/landfall.vars ] || . /root/landfall.vars\n${commands}`;
    const env = {
      ...this.#settings,
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      DEBIAN_FRONTEND: 'noninteractive',
    };
    const child = spawn('chroot', [this.root, 'bash', '-c', script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      said += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
    if (code !== 0) throw new Error(`It ended with ${code}:\n${commands}\n── said\n${said.slice(-6_000)}`);
    return out;
  }
}
