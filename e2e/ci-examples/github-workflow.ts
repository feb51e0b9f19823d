import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { type Contexts, evaluated, holds } from './github-expressions.ts';
import { type GithubEvent, JobExecution, type Repository, type Step } from './github-job.ts';
import { git, type JobRun, type Runner } from './runner.ts';
import { faultsOfWorkflow } from './workflow-parser.ts';

interface Job {
  needs?: string;
  if?: string;
  outputs?: Record<string, string>;
  strategy?: { matrix: Record<string, string> };
  steps: Step[];
}

interface Trigger {
  branches?: string[];
  paths?: string[];
}

interface Workflow {
  on: Record<string, Trigger | null>;
  jobs: Record<string, Job>;
}

/** Reads a workflow. @throws Error naming what GitHub's own parser finds wrong with it */
export function readWorkflow(file: string): Workflow {
  const content = readFileSync(file, 'utf8');
  const faults = faultsOfWorkflow(path.basename(file), content);
  if (faults.length > 0) throw new Error(`${file}: ${faults.join('; ')}`);
  return parse(content) as Workflow;
}

/** Whether an event starts a workflow. */
function isTriggered({ on }: Workflow, event: GithubEvent, changed: readonly string[]): boolean {
  const trigger = on[event.name];
  if (trigger === undefined) return false;
  const { branches, paths } = trigger ?? {};
  return (
    (branches?.includes(event.branch) ?? true) &&
    (paths?.some((pattern) => changed.some((file) => path.matchesGlob(file, pattern))) ?? true)
  );
}

/** The jobs that a matrix of one name makes of one; one without a matrix is itself. */
function variantsOf(job: Job, contexts: Contexts): Record<string, unknown>[] {
  const [entry] = Object.entries(job.strategy?.matrix ?? {});
  if (!entry) return [{}];
  const values = evaluated(entry[1], contexts, () => '') as unknown[];
  return values.map((value) => ({ [entry[0]]: value }));
}

/**
 * Runs a workflow as GitHub does: which events start it, which jobs run in which order and for which areas, expressions,
 * secrets, outputs, caches and their scopes. Each job has a checkout and a home of its own.
 * @returns its jobs; none where the event does not start it
 * @throws Error where the workflow is not one
 */
export async function runWorkflow(
  file: string,
  event: GithubEvent,
  repository: Repository,
  runner: Runner,
): Promise<JobRun[]> {
  const workflow = readWorkflow(file);
  const changed = git(repository.origin, 'diff', '--name-only', event.before, event.sha).split('\n').filter(Boolean);
  if (!isTriggered(workflow, event, changed)) return [];
  const github = {
    event_name: event.name,
    sha: event.sha,
    ref: event.name === 'push' ? `refs/heads/${event.branch}` : 'refs/pull/1/merge',
    base_ref: event.name === 'push' ? '' : event.branch,
    event: { before: event.before },
  };
  const runs: JobRun[] = [];
  const needs: Record<string, { outputs: Record<string, string>; result: string }> = {};
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const contexts: Contexts = { github, needs, vars: repository.vars, secrets: repository.secrets };
    const isReady = !job.needs || needs[job.needs]?.result === 'success';
    if (!isReady || (job.if !== undefined && !holds(job.if, contexts, () => ''))) {
      runs.push({ job: id, outcome: 'skipped', output: '', restored: [], seconds: 0 });
      needs[id] = { outputs: {}, result: 'skipped' };
      continue;
    }
    for (const matrix of variantsOf(job, contexts)) {
      const started = Date.now();
      const home = await mkdtemp(path.join(runner.home, 'job-'));
      const workspace = path.join(home, 'work', repository.name);
      await mkdir(workspace, { recursive: true });
      const execution = new JobExecution(workspace, repository, event, { ...runner, home }, { ...contexts, matrix });
      let passed = true;
      for (const step of job.steps) {
        passed = await execution.run(step);
        if (!passed) break;
      }
      if (passed) await execution.saveCaches();
      const outputs = Object.fromEntries(
        Object.entries(job.outputs ?? {}).map(([name, text]) => [name, execution.value(text)]),
      );
      // One of several that fails fails them all.
      const isWhole = passed && needs[id]?.result !== 'failure';
      needs[id] = { outputs, result: isWhole ? 'success' : 'failure' };
      const [variant] = Object.values(matrix);
      const { output, restored } = execution;
      const seconds = (Date.now() - started) / 1000;
      runs.push({
        job: variant === undefined ? id : `${id} (${variant})`,
        outcome: passed ? 'passed' : 'failed',
        output,
        restored,
        seconds,
      });
      await rm(home, { recursive: true, force: true });
    }
  }
  return runs;
}
