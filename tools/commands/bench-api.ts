import { runCommand } from '../child.ts';
import { inRoot } from '../root.ts';

/**
 * `npm run bench:api`: token-authenticated reads per second and p99, beside a bare route; with `--replicas` by one process and
 * by two of `ROLE=api` behind nginx.
 */
export async function run(args: string[]): Promise<void> {
  const file = args.includes('--replicas') ? 'src/bench/replicas.ts' : 'src/bench/api.ts';
  process.exitCode = await runCommand(process.execPath, [file, ...args], { cwd: inRoot('backend') });
}
