import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Compilation } from 'webpack';
import { CONTRACT_VERSION } from '../../shared/src/area.ts';
import { inRoot, ROOT } from '../root.ts';

/** What is said of a commit whose files were changed since: nobody finds these very sources by it. */
export const UNCOMMITTED = '-dirty';

/** What goes into a build beside its own folder; an area from elsewhere has none of it in its repository. */
const COMMON = [
  'shared/src',
  'shared/package.json',
  'tools/i18n',
  'tools/webpack',
  'tools/areas.ts',
  'tools/root.ts',
  'pnpm-lock.yaml',
];

/** Whether something that goes into a folder's build is not committed. */
export function isUncommitted(folder: string): boolean {
  const common = COMMON.map((name) => inRoot(name)).filter((name) => existsSync(name));
  const own = existsSync(inRoot('shared/src')) ? common : [];
  const git = spawnSync('git', ['status', '--porcelain', '--', folder, ...own], { cwd: folder, encoding: 'utf8' });
  return git.status === 0 && git.stdout.trim() !== '';
}

/**
 * The commit that a folder is built from: LANDFALL_COMMIT where the build has no repository around it, else git's word,
 * marked where something of it is not committed; '' unknown.
 */
export function commitOf(folder = ROOT): string {
  if (process.env.LANDFALL_COMMIT) return process.env.LANDFALL_COMMIT;
  const git = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  if (git.status !== 0) return '';
  return git.stdout.trim() + (folder !== ROOT && isUncommitted(folder) ? UNCOMMITTED : '');
}

/** Each script's or style sheet's hash as its element takes it, by file name. */
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

/** A chunk that a screen loads for itself from its beginning. */
export interface FirstChunk {
  /** As `webpackChunkName` calls it. */
  name: string;
  /** The capability without which it is not loaded. */
  needs?: string;
}

/** What the host's page may do before any script has run. */
interface EarlyParts {
  firstPaint?: object;
  firstReads?: object;
  /** By path of a screen. */
  firstChunks?: Record<string, readonly FirstChunk[]>;
}

/**
 * Completes an area's manifest: beside its version the commit, the facades' contract that it was built against, so that
 * a host can refuse a newer one before it runs any of its code, the hash of every script and style sheet, and what may be
 * shown and read before any has run.
 */
export function addBuildInfo({ stats, compilation }: ManifestData, { firstChunks = {}, ...early }: EarlyParts): void {
  const scripts = compilation.getAssets().filter(({ name }) => /\.(?:js|css)$/.test(name));
  const integrity = scriptIntegrity(scripts.map(({ name, source }) => [name, source.buffer()] as const));
  const commit = commitOf(compilation.compiler.context);
  const scriptsOf = ({ name, needs }: FirstChunk) =>
    (compilation.namedChunkGroups.get(name)?.getFiles() ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file, needs }));
  const firstScripts = Object.fromEntries(
    Object.entries(firstChunks).map(([path, chunks]) => [path, chunks.flatMap(scriptsOf)]),
  );
  Object.assign(stats.metaData.buildInfo, { commit, contract: CONTRACT_VERSION, integrity, firstScripts, ...early });
}
