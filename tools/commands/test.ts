import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Counts, judged, readJson, runBrowserTests } from '../browser-tests.ts';
import { buildAll } from '../build-all.ts';
import { checkBudgets } from '../check/load-budgets.ts';
import { runCommand } from '../child.ts';
import { inRoot, ROOT } from '../root.ts';
import { testSkew } from '../skew.ts';
import { runChecks } from './check.ts';

/** The runners would leave one core idle; nothing else runs meanwhile. */
const CORES = String(availableParallelism());

const RESULTS = inRoot('.cache/test-results');

async function runJest(args: readonly string[]): Promise<Counts> {
  const file = `${RESULTS}/jest.json`;
  const code = await runCommand(
    process.execPath,
    [
      inRoot('tools/node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${file}`,
      '--silent',
      `--maxWorkers=${CORES}`,
      ...args,
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const result = await readJson<{ numPassedTests: number; numFailedTests: number }>(file);
  return judged(code, { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 });
}

/** The tests of a folder that Node itself runs: `page`, `editor`, `backend` or `tools`. */
async function runNode(folder: string, files = 'src/**/*.test.ts'): Promise<Counts> {
  const file = `${RESULTS}/${folder}.tap`;
  const code = await runCommand(
    process.execPath,
    [
      '--test',
      `--test-concurrency=${CORES}`,
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${file}`,
      files,
    ],
    { cwd: inRoot(folder) },
  );
  const report = await readFile(file, 'utf8').catch(() => '');
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return judged(code, { passed: count('pass'), failed: count('fail') + count('cancelled') });
}

/**
 * `npm test`: checks, component and unit tests, tests of the page, the editor and the backend, then the browser over the whole, built product, at last
 * over the host and the areas of two releases.
 */
export async function run(): Promise<void> {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  // Hundreds of processes load the same modules: each compiles what none before it has.
  process.env.NODE_COMPILE_CACHE ??= inRoot('.cache/compiled');
  const steps: [string, () => Promise<Counts>][] = [
    ['Checks', runChecks],
    ['Front end', () => runJest([])],
    ['Tools', () => runNode('tools', '{i18n,sdk}/*.test.ts')],
    ['Page', () => runNode('page')],
    ['Editor', () => runNode('editor')],
    ['Backend', () => runNode('backend')],
    ['Build', () => buildAll().then(() => ({ passed: 1, failed: 0 }))],
    ['Load budgets', checkBudgets],
    ['Browser', () => runBrowserTests('playwright.config.ts', `${RESULTS}/browser.json`)],
    ['Version skew', testSkew],
  ];
  const total: Counts = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const counts = await step().catch((error: Error): Counts => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    total.passed += counts.passed;
    total.failed += counts.failed;
    console.log(
      `── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}
