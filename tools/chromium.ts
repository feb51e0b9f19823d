import { existsSync } from 'node:fs';
import { installPackages } from './apt.ts';

const DEBIAN = '/usr/bin/chromium';

/**
 * The Chromium for browser tests: CHROMIUM_PATH, else the system's, else (Debian, as root) the system's package,
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
  installPackages('Chromium for the browser tests', 'chromium');
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
