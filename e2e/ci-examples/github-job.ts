import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Contexts, evaluated, holds } from './github-expressions.ts';
import { environmentOf, git, type Runner, runScript } from './runner.ts';

export interface Step {
  id?: string;
  if?: string;
  uses?: string;
  with?: Record<string, string | number>;
  run?: string;
  env?: Record<string, string>;
}

/** What happened to the repository. */
export interface GithubEvent {
  name: 'push' | 'pull_request';
  /** The branch that was pushed to, or that the pull request goes to. */
  branch: string;
  /** The commit to build. */
  sha: string;
  /** The commit before the push. */
  before: string;
}

export interface Repository {
  /** A bare repository. */
  origin: string;
  /** The name of the folder that it is checked out in. */
  name: string;
  vars: Record<string, string>;
  secrets: Record<string, string>;
}

/** Copies a folder without its content: what caches keep is written once. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  execFileSync('cp', ['--archive', '--link', from, to]);
}

/** Where caches of a branch are kept, and of a pull request: it reads those of its base, and its base none of its own. */
const scopesOf = ({ name, branch }: GithubEvent): string[] => (name === 'push' ? [branch] : ['pull-request', branch]);

/** A run of one job: its steps in order, in a checkout of its own. */
export class JobExecution {
  readonly restored: string[] = [];
  readonly steps: Record<string, { outputs: Record<string, string> }> = {};
  output = '';
  readonly #toSave: { key: string; paths: string[] }[] = [];

  readonly #workspace: string;
  readonly #repository: Repository;
  readonly #event: GithubEvent;
  readonly #runner: Runner;
  readonly #contexts: Contexts;

  constructor(workspace: string, repository: Repository, event: GithubEvent, runner: Runner, contexts: Contexts) {
    this.#workspace = workspace;
    this.#repository = repository;
    this.#event = event;
    this.#runner = runner;
    this.#contexts = contexts;
  }

  get #all(): Contexts {
    return { ...this.#contexts, steps: this.steps, runner: { os: 'Linux' } };
  }

  readonly hashFiles = (...patterns: string[]): string => {
    const files = globSync(patterns, { cwd: this.#workspace }).filter((file) =>
      statSync(path.join(this.#workspace, file)).isFile(),
    );
    if (files.length === 0) return '';
    const hash = createHash('sha256');
    for (const file of files.sort())
      hash.update(
        createHash('sha256')
          .update(readFileSync(path.join(this.#workspace, file)))
          .digest(),
      );
    return hash.digest('hex');
  };

  value(text: string | number): string {
    return String(evaluated(String(text), this.#all, this.hashFiles) ?? '');
  }

  holds(condition: string): boolean {
    return holds(condition, this.#all, this.hashFiles);
  }

  #place(name: string): string {
    return name.startsWith('~/') ? path.join(this.#runner.home, name.slice(2)) : path.join(this.#workspace, name);
  }

  async #restore(inputs: Record<string, string>): Promise<void> {
    const { key = '', path: paths = '', 'restore-keys': prefixes = '' } = inputs;
    const wanted = paths.split('\n').filter(Boolean);
    for (const scope of scopesOf(this.#event)) {
      const folder = path.join(this.#runner.caches, scope);
      const kept = existsSync(folder) ? await readdir(folder) : [];
      const found = kept.includes(key)
        ? key
        : kept.find((name) => prefixes.split('\n').some((prefix) => prefix && name.startsWith(prefix)));
      if (!found) continue;
      this.restored.push(found);
      for (const [index, name] of wanted.entries())
        if (existsSync(path.join(folder, found, String(index))))
          await copyTree(path.join(folder, found, String(index)), this.#place(name));
      if (found === key) return;
      break;
    }
    this.#toSave.push({ key, paths: wanted });
  }

  /** Keeps what later jobs of this branch begin with. */
  async saveCaches(): Promise<void> {
    const [scope = ''] = scopesOf(this.#event);
    for (const { key, paths } of this.#toSave)
      for (const [index, name] of paths.entries())
        if (existsSync(this.#place(name)))
          await copyTree(this.#place(name), path.join(this.#runner.caches, scope, key, String(index)));
  }

  #checkout(inputs: Record<string, string>): void {
    const depth = inputs['fetch-depth'] ?? '1';
    git(this.#workspace, 'init', '--quiet', '--initial-branch', this.#event.branch);
    git(this.#workspace, 'remote', 'add', 'origin', `file://${this.#repository.origin}`);
    const shallow = depth === '0' ? [] : ['--depth', depth];
    git(this.#workspace, 'fetch', '--quiet', ...shallow, 'origin', this.#event.sha);
    if (depth === '0') git(this.#workspace, 'fetch', '--quiet', 'origin', '+refs/heads/*:refs/remotes/origin/*');
    git(this.#workspace, 'checkout', '--quiet', '--force', '--detach', this.#event.sha);
  }

  async #use(action: string, inputs: Record<string, string>): Promise<void> {
    if (action === 'actions/checkout@v4') return this.#checkout(inputs);
    if (action === 'actions/cache@v4') return this.#restore(inputs);
    if (action === 'actions/setup-node@v4') {
      if (process.versions.node.split('.')[0] !== inputs['node-version'])
        throw new Error(`This Node.js is ${process.versions.node}; the example asks for ${inputs['node-version']}.`);
      // As the action does: npm's own cache, under a key of the lock file.
      if (inputs.cache === 'npm')
        await this.#restore({ key: `node-cache-${this.hashFiles('package-lock.json')}`, path: '~/.npm' });
      return;
    }
    throw new Error(`${action} is not known here.`);
  }

  /** Runs a step. @returns whether it passed */
  async run(step: Step): Promise<boolean> {
    if (step.if !== undefined && !this.holds(step.if)) return true;
    const inputs = Object.fromEntries(Object.entries(step.with ?? {}).map(([name, text]) => [name, this.value(text)]));
    if (step.uses) {
      await this.#use(step.uses, inputs);
      return true;
    }
    const outputs = path.join(this.#runner.home, `outputs-${randomUUID()}`);
    await writeFile(outputs, '');
    const env = {
      ...environmentOf(this.#runner),
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: outputs,
      ...Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, this.value(text)])),
    };
    const { passed, output } = await runScript('bash', ['-e', '-c', this.value(step.run ?? '')], this.#workspace, env);
    this.output += output;
    const said = (await readFile(outputs, 'utf8')).split('\n').flatMap((line) => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? ''] as const];
    });
    if (step.id) this.steps[step.id] = { outputs: Object.fromEntries(said) };
    return passed;
  }
}
