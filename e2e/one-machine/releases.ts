import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addMigration } from '../../backend/src/testing/next-release.ts';
import { inRoot, ROOT } from '../../tools/root.ts';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** The commit that a name stands for; `previous` is the release before, as package.json names it. @throws Error where the clone lacks it */
export function commitOf(name: string): string {
  const { previousRelease } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { previousRelease: string };
  return git(ROOT, 'rev-parse', '--verify', `${name === 'previous' ? previousRelease : name}^{commit}`);
}

/** This repository as others fetch it: what is committed. */
export const copyRepository = (to: string): void => {
  git(ROOT, 'clone', '--quiet', '--bare', ROOT, to);
};

/** Adds a release that follows: this one with one more change of the schema. Returns its commit. */
export async function addNextRelease(repository: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-next-'));
  try {
    git(ROOT, 'clone', '--quiet', repository, folder);
    await addMigration(path.join(folder, 'backend/src/platform/db/migrations'));
    git(folder, 'add', '--all');
    const author = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost'];
    git(folder, ...author, 'commit', '--quiet', '--message', 'The next release');
    git(folder, 'push', '--quiet', 'origin', 'HEAD:refs/heads/next');
    return git(folder, 'rev-parse', 'HEAD');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
