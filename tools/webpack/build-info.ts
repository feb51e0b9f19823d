import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';
import { CONTRACT_VERSION } from '../../shared/src/area.ts';
import { ROOT } from '../root.ts';

/** The source's commit: LANDFALL_COMMIT where the build has no repository around it, else git's word; '' unknown. */
export function commitOf(): string {
  if (process.env.LANDFALL_COMMIT) return process.env.LANDFALL_COMMIT;
  const git = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : '';
}

/** Each script's hash as a `script` element takes it, by file name. */
export function scriptIntegrity(scripts: Iterable<readonly [string, Buffer | string]>): Record<string, string> {
  const hashes = Array.from(scripts, ([name, source]) => {
    return [name, `sha256-${createHash('sha256').update(source).digest('base64')}`] as const;
  });
  return Object.fromEntries(hashes);
}

interface ManifestData {
  stats: { metaData: { buildInfo: object } };
  compilation: Compilation;
}

/**
 * Completes an area's manifest: beside its version the commit, the facades' contract that it was built against, so that
 * a host can refuse a newer one before it runs any of its code, the hash of every script, and what may be shown before
 * any has run.
 */
export function addBuildInfo({ stats, compilation }: ManifestData, firstPaint?: object): void {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const integrity = scriptIntegrity(scripts.map(({ name, source }) => [name, source.buffer()] as const));
  Object.assign(stats.metaData.buildInfo, { commit: commitOf(), contract: CONTRACT_VERSION, integrity, firstPaint });
}
