import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian keeps the authorities that this machine believes. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** A file of this machine that package clients need while an image is built; it is never copied into one. */
export interface MachineFile {
  /** The secret's name in the Dockerfile. */
  id: string;
  here: string;
  there: string;
}

/** What package clients need on a machine that believes authorities of its own. `end` removes what was made for it. */
export function machineFiles(): { files: readonly MachineFile[]; end: () => void } {
  if (!process.env.NODE_EXTRA_CA_CERTS || !existsSync(AUTHORITIES)) return { files: [], end: () => {} };
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-build-'));
  const settings = path.join(folder, 'npmrc');
  writeFileSync(settings, `cafile=${AUTHORITIES}\n`);
  return {
    files: [
      { id: 'authorities', here: AUTHORITIES, there: AUTHORITIES },
      { id: 'npmrc', here: settings, there: '/root/.npmrc' },
    ],
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
