import path from 'node:path';
import { runCommand } from '../child.ts';
import { settingsFromEnvironment } from '../product/index.ts';
import { inRoot } from '../root.ts';

/** `npm run codes -- mint --plan pro`: the backend's command line, on the embedded default's state. */
export async function run(args: string[]): Promise<void> {
  const DATA_DIR = path.resolve(settingsFromEnvironment().dataDir);
  process.exitCode = await runCommand(process.execPath, ['src/cli/main.ts', 'codes', ...args], {
    cwd: inRoot('backend'),
    env: { ...process.env, DATA_DIR },
  });
}
