import { existsSync } from 'node:fs';
import { installPackages } from './apt.ts';

const DEBIAN = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium for tests and for the times of loads, which nobody looks at: CHROMIUM_PATH, else the shell without windows, which does the same in
 * three quarters of the time (installed now where it is missing: Debian, as root), else what `findChromium` finds.
 * @throws Error that says what to do
 */
export function findHeadlessChromium(): string {
  if (!process.env.CHROMIUM_PATH) {
    if (!existsSync(DEBIAN_SHELL)) installPackages('Chromium for the browser tests', 'chromium-headless-shell');
    if (existsSync(DEBIAN_SHELL)) return DEBIAN_SHELL;
  }
  return findChromium();
}

/**
 * The Chromium for other measurements and for pictures: CHROMIUM_PATH, else the system's, else (Debian, as root) the system's package,
 * installed now.
 * @throws Error that says what to do
 */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no file: ${CHROMIUM_PATH}`);
  }
  if (existsSync(DEBIAN)) return DEBIAN;
  installPackages('Chromium', 'chromium');
  if (existsSync(DEBIAN)) return DEBIAN;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its executable.');
}

/** What a headless Chromium on a closed network needs; as root it has no sandbox. */
export const CHROMIUM_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
