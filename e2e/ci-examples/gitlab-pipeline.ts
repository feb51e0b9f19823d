import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { environmentOf, type JobRun, type Runner, runScript } from './runner.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('gitlab-ci-local/dist/index.js'));

/** A project's settings: those that a job finds by their value, and those of the type "file". */
export interface Variables {
  values: Record<string, string>;
  files: Record<string, string>;
}

const ofType = (type: string, variables: Record<string, string>) =>
  Object.entries(variables).map(([name, value]) => [name, { type, values: { '*': value } }]);

/**
 * Runs the `.gitlab-ci.yml` of a clone as gitlab-ci-local does. What its branch adds to the default branch of `origin` is what
 * was pushed. `isNamed`: jobs run in the clone, whose folder has the project's name as it has with GitLab; else each in a copy
 * of what is committed, in a folder with the job's name.
 * @returns the jobs that the change starts; empty where it starts none
 * @throws Error where the file is not one of GitLab's schema
 */
export async function runPipeline(
  clone: string,
  { values, files }: Variables,
  runner: Runner,
  isNamed: boolean,
): Promise<JobRun[]> {
  const settings = path.join(runner.home, 'variables.yml');
  await writeFile(settings, stringify(Object.fromEntries([...ofType('variable', values), ...ofType('file', files)])));
  // Its own folder is nothing that was not committed.
  await appendFile(path.join(clone, '.git/info/exclude'), '\n.gitlab-ci-local/\n');
  const env = environmentOf(runner);
  const command = [
    PROGRAM,
    '--variables-file',
    path.relative(clone, settings),
    '--force-shell-executor',
    ...(isNamed ? [] : ['--shell-isolation']),
  ];
  const list = await runScript(process.execPath, [...command, '--list-csv'], clone, env);
  if (!list.passed) throw new Error(list.output);
  const names = list.output.split('\n').flatMap((line) => /^([\w-]+);(?!stage;)/.exec(line)?.[1] ?? []);
  const runs: JobRun[] = [];
  for (const job of names) {
    const started = Date.now();
    const { passed, output } = await runScript(process.execPath, [...command, job], clone, env);
    const seconds = (Date.now() - started) / 1000;
    runs.push({ job, outcome: passed ? 'passed' : 'failed', output, restored: [], seconds });
  }
  return runs;
}
