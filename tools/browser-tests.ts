import { readFile } from 'node:fs/promises';
import { runCommand } from './child.ts';
import { findHeadlessChromium } from './chromium.ts';
import { inRoot } from './root.ts';

/** How many tests passed and failed; one that passed on its second try passed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A runner that ended badly without counting anything has failed once. */
export const judged = (code: number, { passed, failed }: Counts): Counts => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

/** What a runner wrote; nothing where it ended before. */
export const readJson = <T>(file: string): Promise<T | undefined> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => undefined,
  );

/** Runs the browser tests of one of `e2e`'s configurations. The results are kept as JSON at `file`. @param only files */
export async function runBrowserTests(
  config: string,
  file: string,
  env: NodeJS.ProcessEnv = {},
  only: readonly string[] = [],
): Promise<Counts> {
  const code = await runCommand(
    process.execPath,
    [inRoot('e2e/node_modules/@playwright/test/cli.js'), 'test', '--config', config, ...only],
    {
      cwd: inRoot('e2e'),
      env: { ...process.env, ...env, CHROMIUM_PATH: findHeadlessChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  const result = await readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  return judged(code, {
    passed: (result?.stats.expected ?? 0) + (result?.stats.flaky ?? 0),
    failed: result?.stats.unexpected ?? 0,
  });
}
