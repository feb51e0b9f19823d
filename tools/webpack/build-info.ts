import { spawnSync } from 'node:child_process';
import { CONTRACT_VERSION } from '../../shared/src/area.ts';
import { ROOT } from '../root.ts';

/** The source's commit: LANDFALL_COMMIT where the build has no repository around it, else git's word; '' unknown. */
function commitOf(): string {
  if (process.env.LANDFALL_COMMIT) return process.env.LANDFALL_COMMIT;
  const git = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : '';
}

/**
 * Completes an area's manifest: beside its version the commit, and the facades' contract that it was built against,
 * so that a host can refuse a newer one before it runs any of its code.
 */
export function addBuildInfo({ stats }: { stats: { metaData: { buildInfo: object } } }): void {
  Object.assign(stats.metaData.buildInfo, { commit: commitOf(), contract: CONTRACT_VERSION });
}
