import { installPackages } from '../apt.ts';
import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/**
 * `npm run alerts`: a real Prometheus over a real backend, in which everything happens that the rules warn of. As root on Debian
 * it installs Prometheus.
 */
export async function run(): Promise<void> {
  const isThere = await runCommand('prometheus', ['--version'], { stdio: 'ignore' }).catch(() => 1);
  if (isThere !== 0) installPackages('Prometheus', 'prometheus');
  process.exitCode = await runCommand(process.execPath, [inRoot('e2e/alerts/main.ts')]);
}
