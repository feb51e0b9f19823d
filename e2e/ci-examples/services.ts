import path from 'node:path';
import type { GithubEvent } from './github-job.ts';
import { runWorkflow } from './github-workflow.ts';
import { runPipeline } from './gitlab-pipeline.ts';
import { BRANCH, type Project } from './project.ts';
import { git, type JobRun, type Runner } from './runner.ts';
import type { SshServer } from './ssh-server.ts';

/** What pushes and pull requests do at a service. */
export interface Service {
  name: string;
  /** The example of the whole repository, and where that service looks for it. */
  example: string;
  place: string;
  /** The jobs that a push to the main branch starts; it has been committed in the clone. */
  push(project: Project, releases: string): Promise<JobRun[]>;
  /** The jobs of the last push, run once more. */
  again(project: Project, releases: string): Promise<JobRun[]>;
  /** The jobs that a proposed change starts. */
  propose(project: Project, branch: string, releases: string): Promise<JobRun[]>;
  /** Whether a run began with packages that an earlier one had loaded. */
  keeps(runs: readonly JobRun[]): boolean;
}

export function githubService(server: SshServer, runner: Runner): Service {
  let last: GithubEvent | undefined;
  const run = (project: Project, releases: string, event: GithubEvent) =>
    runWorkflow(
      path.join(project.clone, '.github/workflows/release.yml'),
      event,
      {
        origin: project.origin,
        name: project.name,
        vars: { RELEASE_SERVER: server.address, RELEASE_FOLDER: releases, RELEASE_KNOWN_HOSTS: server.knownHosts },
        secrets: { RELEASE_KEY: server.key },
      },
      runner,
    );
  return {
    name: 'GitHub Actions',
    example: 'github-actions.yml',
    place: '.github/workflows/release.yml',
    async push(project, releases) {
      const before = git(project.origin, 'rev-parse', BRANCH);
      project.push();
      last = { name: 'push', branch: BRANCH, sha: project.head, before };
      return run(project, releases, last);
    },
    async again(project, releases) {
      if (!last) throw new Error('Nothing was pushed.');
      return run(project, releases, last);
    },
    async propose(project, branch, releases) {
      project.push(branch);
      const before = git(project.origin, 'rev-parse', BRANCH);
      return run(project, releases, { name: 'pull_request', branch: BRANCH, sha: project.head, before });
    },
    keeps: (runs) => runs.every(({ restored }) => restored.length > 0),
  };
}

export function gitlabService(server: SshServer, runner: Runner): Service {
  let before: string | undefined;
  const run = (project: Project, releases: string) =>
    runPipeline(
      project.clone,
      {
        values: { RELEASE_SERVER: server.address, RELEASE_FOLDER: releases },
        files: { RELEASE_KEY: server.key, RELEASE_KNOWN_HOSTS: `${server.knownHosts}\n` },
      },
      runner,
    );
  return {
    name: 'GitLab CI',
    example: 'gitlab-ci.yml',
    place: '.gitlab-ci.yml',
    async push(project, releases) {
      before = git(project.origin, 'rev-parse', BRANCH);
      const runs = await run(project, releases);
      project.push();
      return runs;
    },
    async again(project, releases) {
      if (!before) throw new Error('Nothing was pushed.');
      // What its branch adds to that of `origin` is what was pushed.
      git(project.clone, 'update-ref', `refs/remotes/origin/${BRANCH}`, before);
      try {
        return await run(project, releases);
      } finally {
        git(project.clone, 'fetch', '--quiet');
      }
    },
    propose: (project, _branch, releases) => run(project, releases),
    keeps: (runs) => runs.every(({ output }) => /imported cache/.test(output) && !/no matching files/.test(output)),
  };
}
