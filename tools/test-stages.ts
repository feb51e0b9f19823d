import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { AREAS } from './areas.ts';
import { type Counts, judged, readJson, runBrowserTests } from './browser-tests.ts';
import { buildAll } from './build-all.ts';
import { checkBudgets } from './check/load-budgets.ts';
import { checkReproducible } from './check/reproducible.ts';
import { checkScriptSource } from './check/script-work.ts';
import { runCommand } from './child.ts';
import { runChecks } from './commands/check.ts';
import { groupFiles } from './node-tests/group-files.ts';
import { inRoot, ROOT } from './root.ts';
import { testSkew } from './skew.ts';

/** Where the runners leave what they counted. */
export const RESULTS = inRoot('.cache/test-results');

/** A part of `npm test`. */
export interface Stage {
  title: string;
  run: () => Promise<Counts>;
}

/** The runners would leave one core idle; nothing else runs meanwhile. */
const CORES = String(availableParallelism());

/** Milliseconds after which a test, or all of one file, is taken to hang. */
const TEST_TIMEOUT = 15 * 60_000;

/** Runs jest over everything quietly, or over the files of one path with all that is said. */
async function runJest(only?: string): Promise<Counts> {
  const file = `${RESULTS}/jest.json`;
  const jest = inRoot('tools/node_modules/jest/bin/jest.js');
  const args = ['--json', `--outputFile=${file}`, `--maxWorkers=${CORES}`, ...(only ? [only] : ['--silent'])];
  const code = await runCommand(process.execPath, [jest, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const result = await readJson<{ numPassedTests: number; numFailedTests: number }>(file);
  return judged(code, { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 });
}

interface NodeTests {
  files?: string;
  atOnce?: string;
  /** Of Node itself. */
  flags?: readonly string[];
}

/** The tests of a folder that Node itself runs: `page`, `editor`, `backend` or `tools`. */
async function runNode(
  folder: string,
  { files = 'src/**/*.test.ts', atOnce = CORES, flags = [] }: NodeTests = {},
): Promise<Counts> {
  const file = `${RESULTS}/${folder}.tap`;
  const code = await runCommand(
    process.execPath,
    [
      ...flags,
      '--test',
      `--test-concurrency=${atOnce}`,
      `--test-timeout=${TEST_TIMEOUT}`,
      '--test-reporter=dot',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${file}`,
      ...(await groupFiles(folder, files)),
    ],
    { cwd: inRoot(folder) },
  );
  const report = await readFile(file, 'utf8').catch(() => '');
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return judged(code, { passed: count('pass'), failed: count('fail') + count('cancelled') });
}

const BACKEND_TESTS: NodeTests = {
  // Databases, timers and other processes are waited for: one file more uses what that leaves idle.
  atOnce: String(availableParallelism() + 1),
  // The database is WebAssembly: what lives for seconds is not worth the compiler's best, which takes a third of the work.
  flags: ['--liftoff-only', `--import=${inRoot('backend/src/platform/db/resolve-drizzle.ts')}`],
};

const build = () => buildAll().then(() => ({ passed: 1, failed: 0 }));

/** What a first load weighs and runs. How long that takes is for a quiet machine to say: `npm run budgets`. */
async function budgets(): Promise<Counts> {
  const counts = [await checkBudgets(), await checkScriptSource()];
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

const browser = (only: readonly string[] = []) =>
  runBrowserTests('playwright.config.ts', `${RESULTS}/browser.json`, {}, only);

/** All of `npm test`, in this order, each by the name that runs it alone. */
export const STAGES: Readonly<Record<string, Stage>> = {
  checks: { title: 'Checks', run: runChecks },
  front: { title: 'Front end', run: () => runJest() },
  tools: {
    title: 'Tools',
    run: () => runNode('tools', { files: '{check,demo,docs,i18n,node-tests,product,rehearsal,release,sdk}/*.test.ts' }),
  },
  page: { title: 'Page', run: () => runNode('page') },
  editor: { title: 'Editor', run: () => runNode('editor') },
  backend: { title: 'Backend', run: () => runNode('backend', BACKEND_TESTS) },
  build: { title: 'Build', run: build },
  budgets: { title: 'Load budgets', run: budgets },
  // The others: npm run reproducible.
  reproducible: { title: 'Reproducible builds', run: () => checkReproducible(['host', 'mfe-forms']) },
  browser: { title: 'Browser', run: browser },
  skew: { title: 'Version skew', run: testSkew },
};

const JEST_FOLDERS = ['shared', ...AREAS.map(({ name }) => name)];
const NODE_FOLDERS = ['tools', 'page', 'editor', 'backend'];

/** The stages that test one file or folder. @throws Error where there is none of that name */
function stagesOfPath(given: string): Stage[] {
  const relative = path.relative(ROOT, path.resolve(given));
  const [folder = '', ...rest] = relative.split(path.sep);
  if (!existsSync(inRoot(relative)) || folder === '..')
    throw new Error(`${given} is no path here, and no stage: ${Object.keys(STAGES).join(', ')}.`);
  if (JEST_FOLDERS.includes(folder)) return [{ title: relative, run: () => runJest(`${relative}/?`) }];
  if (NODE_FOLDERS.includes(folder)) {
    const inside = rest.join('/') || '.';
    const files = statSync(inRoot(relative)).isDirectory() ? `${inside}/**/*.test.ts` : inside;
    const settings = folder === 'backend' ? BACKEND_TESTS : {};
    return [{ title: relative, run: () => runNode(folder, { ...settings, files }) }];
  }
  if (folder === 'e2e')
    return [
      { title: 'Build', run: build },
      { title: relative, run: () => browser([rest.join('/')]) },
    ];
  throw new Error(`${given} has no tests.`);
}

/** The stages of the names or paths that were asked for; all of them where none was. */
export const stagesFor = (wanted: readonly string[]): Stage[] =>
  wanted.length === 0 ? Object.values(STAGES) : wanted.flatMap((name) => STAGES[name] ?? stagesOfPath(name));
