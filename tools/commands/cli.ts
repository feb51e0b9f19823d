import path from 'node:path';
import { runCommand } from '../child.ts';
import { backendEnvironment, settingsFromEnvironment } from '../product/index.ts';
import { inRoot } from '../root.ts';

/** `npm run cli -- orders list`: the backend's command line, on this instance's state. */
export async function run(args: string[]): Promise<void> {
  const settings = settingsFromEnvironment();
  const environment = backendEnvironment({ ...settings, dataDir: path.resolve(settings.dataDir) });
  process.exitCode = await runCommand(process.execPath, ['src/cli/main.ts', ...args], {
    cwd: inRoot('backend'),
    env: { ...environment, ...process.env, DATA_DIR: environment.DATA_DIR },
  });
}
