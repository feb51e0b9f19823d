import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../tools/child.ts';
import { makeNetwork } from './network.ts';

const HELP = `npm run rehearse -- [--from <commit>]

Follows docs/one-machine.md on a bare Debian: the release of this commit, then an update to one that follows, and the way back.
  --from  begins with that release, and updates to this commit's; previous: the release before`;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit();
}
if (process.getuid?.() !== 0) throw new Error('Only root can make a Debian.');
// Not /tmp, which may be memory: it holds three builds.
const root = mkdtempSync('/var/tmp/landfall-debian-');
const network = makeNetwork();
const [command = '', ...args] = network.enter;
const inside = path.join(import.meta.dirname, 'rehearse.ts');
const env = { ...process.env, REHEARSAL: JSON.stringify({ root, outside: network.outside, address: network.address }) };
try {
  process.exitCode = await runCommand(command, [...args, process.execPath, inside, ...process.argv.slice(2)], { env });
} finally {
  network.end();
  spawnSync('rm', ['-rf', '--one-file-system', root]);
}
