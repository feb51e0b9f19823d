import { appendFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { environmentOf, git, type JobRun, type Runner, runScript } from './runner.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('gitlab-ci-local/dist/index.js'));

/** The folder in a clone that belongs to the program. */
const STATE = '.gitlab-ci-local';

/** A project's settings: those that a job finds by their value, and those of the type "file". */
export interface Variables {
  values: Record<string, string>;
  files: Record<string, string>;
}

const ofType = (type: string, variables: Record<string, string>) =>
  Object.entries(variables).map(([name, value]) => [name, { type, values: { '*': value } }]);

/** Has a job run in a folder of the project's name, as it has with GitLab, where its runner here would name it after the job. */
async function nameFolder(clone: string, job: string): Promise<void> {
  const builds = path.join(clone, STATE, 'builds');
  const folder = path.join(builds, path.basename(clone));
  await rm(path.join(builds, job), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(folder, path.join(builds, job));
}

/**
 * Runs the `.gitlab-ci.yml` of a clone as gitlab-ci-local does, each job in a copy of what is committed. What its branch adds to
 * the default branch of `origin` is what was pushed.
 * @returns the jobs that the change starts; empty where it starts none
 * @throws Error where the file is not one of GitLab's schema
 */
export async function runPipeline(clone: string, { values, files }: Variables, runner: Runner): Promise<JobRun[]> {
  const settings = path.join(runner.home, 'variables.yml');
  await writeFile(settings, stringify(Object.fromEntries([...ofType('variable', values), ...ofType('file', files)])));
  // Its own folder is nothing that was not committed.
  await appendFile(path.join(clone, '.git/info/exclude'), `\n${STATE}/\n`);
  // It reads the project's name in the address that this remote has with GitLab.
  git(clone, 'config', 'remote.gcl-origin.url', `git@gitlab.invalid:group/${path.basename(clone)}.git`);
  const env = environmentOf(runner);
  const command = [
    PROGRAM,
    '--variables-file',
    path.relative(clone, settings),
    '--force-shell-executor',
    '--shell-isolation',
  ];
  const list = await runScript(process.execPath, [...command, '--list-csv'], clone, env);
  if (!list.passed) throw new Error(list.output);
  const names = list.output.split('\n').flatMap((line) => /^([\w-]+);(?!stage;)/.exec(line)?.[1] ?? []);
  const runs: JobRun[] = [];
  for (const job of names) {
    const started = Date.now();
    await nameFolder(clone, job);
    const { passed, output } = await runScript(process.execPath, [...command, job], clone, env);
    const seconds = (Date.now() - started) / 1000;
    runs.push({ job, outcome: passed ? 'passed' : 'failed', output, restored: [], seconds });
  }
  return runs;
}
