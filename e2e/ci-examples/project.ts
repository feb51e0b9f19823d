import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git } from './runner.ts';

/** The branch that is released. */
export const BRANCH = 'main';

/** A repository that somebody pushes to, and a clone to push from. */
export class Project {
  readonly name: string;
  /** A bare repository. */
  readonly origin: string;
  readonly clone: string;

  private constructor(name: string, origin: string, clone: string) {
    this.name = name;
    this.origin = origin;
    this.clone = clone;
  }

  static async create(name: string, folder: string, fill: (clone: string) => Promise<void>): Promise<Project> {
    const [origin, clone] = [path.join(folder, `${name}.git`), path.join(folder, name)];
    await fill(clone);
    git(clone, 'config', 'user.name', 'CI examples');
    git(clone, 'config', 'user.email', 'ci@localhost');
    git(folder, 'clone', '--quiet', '--bare', clone, origin);
    // A clone of this repository names where it came from.
    git(clone, 'config', 'remote.origin.url', origin);
    git(clone, 'config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
    git(clone, 'fetch', '--quiet');
    git(clone, 'remote', 'set-head', 'origin', BRANCH);
    return new Project(name, origin, clone);
  }

  get head(): string {
    return git(this.clone, 'rev-parse', 'HEAD');
  }

  /** Changes a file on a branch. */
  async change(file: string, change: (content: string) => string, branch = BRANCH): Promise<void> {
    git(this.clone, 'checkout', '--quiet', '-B', branch);
    const place = path.join(this.clone, file);
    await writeFile(place, change(await readFile(place, 'utf8')));
    git(this.clone, 'commit', '--quiet', '--all', '--message', `Change ${file}`);
  }

  push(branch = BRANCH): void {
    git(this.clone, 'push', '--quiet', 'origin', branch);
  }

  backToMain(): void {
    git(this.clone, 'checkout', '--quiet', BRANCH);
  }
}
