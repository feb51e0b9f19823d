import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from '../../tools/apt.ts';
import { writeKit } from '../../tools/kit/kit.ts';
import { readHistory } from '../../tools/release/history.ts';
import { inRoot, ROOT } from '../../tools/root.ts';
import { runIn } from '../support/outside-area.ts';
import { BRANCH, Project } from './project.ts';
import { git, type JobRun } from './runner.ts';
import { githubService, gitlabService, type Service } from './services.ts';
import { SSHD, startSshServer } from './ssh-server.ts';

/** The area that the examples of this repository release, and the one that has a repository of its own. */
const AREA = 'mfe-pages';
const OWN_AREA = 'mfe-forms';

let passed = 0;
let failed = 0;

function expectThat(what: string, isSo: boolean, ...runs: readonly JobRun[]): void {
  if (isSo) passed += 1;
  else failed += 1;
  const times = runs.map(({ job, seconds }) => `${job} ${Math.round(seconds)} s`).join(', ');
  console.log(`${isSo ? '✓' : '✗'} ${what}${times && ` (${times})`}`);
  if (!isSo) for (const { job, outcome, output } of runs) console.log(`── ${job}: ${outcome}\n${output}`);
}

/** How the jobs of a run ended: "changed passed, area (mfe-pages) passed". */
const outcomesOf = (runs: readonly JobRun[]) => runs.map(({ job, outcome }) => `${job} ${outcome}`).join(', ');

/** The commits of what a server's folder has of an area, the current one first. */
const releasedCommits = async (folder: string, area: string): Promise<string[]> =>
  (await readHistory(path.join(folder, area))).map(({ commit }) => commit);

/** Whether everything that each version names is there still. */
const isWhole = async (folder: string, area: string): Promise<boolean> => {
  const history = await readHistory(path.join(folder, area));
  return history.every(({ version }) => existsSync(path.join(folder, area, 'releases', version)));
};

const isEach = (runs: readonly JobRun[], ...outcomes: readonly string[]) => outcomesOf(runs) === outcomes.join(', ');

/** A change that makes an area new without changing what it does. */
const nextVersion = (content: string) =>
  content.replace(
    /"version": "(\d+\.\d+\.)(\d+)"/,
    (_, start: string, patch: string) => `"version": "${start}${Number(patch) + 1}"`,
  );
const withNote = (content: string) => `${content}\nA note.\n`;
const withFailure = (content: string) =>
  `${content}\ntest('it does not hold', () => {\n  throw new Error('It does not hold.');\n});\n`;

interface Subject {
  project: Project;
  area: string;
  /** Files of the repository: what makes the area new, what does not, and one of its tests. */
  files: { version: string; note: string; test: string };
  /** How the jobs are called, and what a change that makes no area new starts. */
  job: string;
  before: readonly string[];
  nothing: readonly string[];
  /** The example keeps what was built, too. */
  keepsBuilds: boolean;
}

/** What an example promises, seen step by step. */
async function walk(
  service: Service,
  { project, area, files, job, before, nothing, keepsBuilds }: Subject,
  releases: string,
): Promise<void> {
  const label = `${service.name}, ${area}`;
  const whole = (outcome: string) => [...before, `${job} ${outcome}`];
  const startsAt = Date.now();

  await project.change(files.version, nextVersion);
  const first = project.head;
  const pushed = await service.push(project, releases);
  const [current = ''] = await releasedCommits(releases, area);
  expectThat(`${label}: a push tests, builds and releases it`, isEach(pushed, ...whole('passed')), ...pushed);
  expectThat(
    `${label}: what is served is that commit, with nothing uncommitted`,
    current !== '' && first.startsWith(current),
    ...pushed,
  );

  await project.change(files.note, withNote);
  const noted = await service.push(project, releases);
  expectThat(`${label}: a note builds nothing`, isEach(noted, ...nothing), ...noted);

  await project.change(files.version, nextVersion, 'proposed');
  const proposed = await service.propose(project, 'proposed', releases);
  expectThat(`${label}: a proposed change is tested and built`, isEach(proposed, ...whole('passed')), ...proposed);
  expectThat(`${label}: and not released`, (await releasedCommits(releases, area)).length === 1, ...proposed);
  project.backToMain();

  await project.change(files.test, withFailure, 'broken');
  await project.change(files.version, nextVersion, 'broken');
  const failing = await service.propose(project, 'broken', releases);
  expectThat(`${label}: a failing test is a failed job`, isEach(failing, ...whole('failed')), ...failing);
  expectThat(`${label}: and nothing is released`, (await releasedCommits(releases, area)).length === 1, ...failing);
  project.backToMain();

  await project.change(files.version, nextVersion);
  const again = await service.push(project, releases);
  const commits = await releasedCommits(releases, area);
  expectThat(`${label}: the next push is released`, isEach(again, ...whole('passed')), ...again);
  expectThat(
    `${label}: beside the version before`,
    commits.length === 2 && commits[1] === current && (await isWhole(releases, area)),
    ...again,
  );
  expectThat(`${label}: with what was kept from before`, service.keeps(again), ...again);

  const repeated = await service.again(project, releases);
  expectThat(`${label}: run once more, its jobs pass`, isEach(repeated, ...whole('passed')), ...repeated);
  if (keepsBuilds) {
    const isBuilt = ({ output }: JobRun) => output.includes(`Built ${area} in `);
    expectThat(
      `${label}: and the build comes from the cache`,
      pushed.some(isBuilt) && !repeated.some(isBuilt),
      ...repeated,
    );
  }
  const after = await releasedCommits(releases, area);
  expectThat(
    `${label}: and what is released stays`,
    after.join() === commits.join() && (await isWhole(releases, area)),
    ...repeated,
  );
  console.log(
    `  ${Math.round((Date.now() - startsAt) / 1000)} s; the last run ${Math.round(again.reduce((sum, { seconds }) => sum + seconds, 0))} s`,
  );
}

/** This repository, as somebody has it who follows an example: with the example where its service looks for it. */
const ofRepository = ({ example, place }: Service, folder: string): Promise<Project> =>
  Project.create('landfall', folder, async (clone) => {
    git(folder, 'clone', '--quiet', '--no-hardlinks', '--branch', BRANCH, ROOT, clone);
    await mkdir(path.dirname(path.join(clone, place)), { recursive: true });
    await cp(inRoot('docs/ci', example), path.join(clone, place));
    git(clone, 'add', '--all');
    git(clone, '-c', 'user.name=CI examples', '-c', 'user.email=ci@localhost', 'commit', '--quiet', '-m', 'Add CI');
  });

/** An area in a repository of its own. */
const ofArea = ({ example, place }: Service, folder: string): Promise<Project> =>
  Project.create(OWN_AREA, folder, async (clone) => {
    await writeKit(clone, OWN_AREA);
    await writeFile(path.join(clone, 'README.md'), '# Forms\n');
    await mkdir(path.dirname(path.join(clone, place)), { recursive: true });
    await cp(inRoot('docs/ci', `one-area.${example}`), path.join(clone, place));
    await runIn(clone, 'npm', ['install', '--package-lock-only', '--silent']);
    git(clone, 'init', '--quiet', '--initial-branch', BRANCH);
    git(clone, 'add', '--all');
    git(clone, '-c', 'user.name=CI examples', '-c', 'user.email=ci@localhost', 'commit', '--quiet', '-m', 'Begin');
  });

const { values } = parseArgs({ options: { service: { type: 'string' }, subject: { type: 'string' } } });
if (!existsSync(SSHD)) installPackages('an SSH server', 'openssh-server', 'openssh-client', 'rsync');
if (!existsSync(SSHD)) throw new Error('An OpenSSH server and rsync are needed: apt-get install openssh-server rsync');

const root = await mkdtemp(path.join(tmpdir(), 'landfall-ci-'));
try {
  const server = await startSshServer(path.join(root, 'server'));
  for (const create of [githubService, gitlabService]) {
    const name = create === githubService ? 'github' : 'gitlab';
    if (values.service && values.service !== name) continue;
    const home = path.join(root, name, 'home');
    await mkdir(home, { recursive: true });
    const service = create(server, { home, caches: path.join(root, name, 'caches'), bin: server.bin });
    for (const subject of ['repository', 'area']) {
      if (values.subject && values.subject !== subject) continue;
      const folder = path.join(root, name, subject);
      const releases = path.join(folder, 'released');
      await mkdir(releases, { recursive: true });
      if (subject === 'repository') {
        const files = { version: `${AREA}/package.json`, note: 'README.md', test: `${AREA}/src/lib/slug.test.ts` };
        const project = await ofRepository(service, folder);
        const jobs =
          name === 'github'
            ? { before: ['changed passed'], job: `area (${AREA})`, nothing: ['changed passed', 'area skipped'] }
            : { before: [], job: AREA, nothing: [] };
        await walk(service, { project, area: AREA, files, ...jobs, keepsBuilds: true }, releases);
      } else {
        const files = { version: 'package.json', note: 'README.md', test: 'src/lib/lead-name.test.ts' };
        const project = await ofArea(service, folder);
        await walk(
          service,
          { project, area: OWN_AREA, files, job: 'area', before: [], nothing: [], keepsBuilds: false },
          releases,
        );
      }
    }
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
