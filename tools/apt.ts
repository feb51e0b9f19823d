import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed here without asking anybody. */
const mayInstall = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian's packages, where this is Debian and we are root; else does nothing. */
export function installPackages(purpose: string, ...names: string[]): void {
  if (!mayInstall()) return;
  console.log(`Installing ${purpose} ...`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}
