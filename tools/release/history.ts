import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './replace-file.ts';

/** One released version of an area or of the host. */
export interface Release {
  /** The folder's name under `releases/`. */
  version: string;
  /** Ends in `-dirty` where something of it was not committed. */
  commit: string;
  /** The facades' contract that an area was built against, or that the host provides. */
  contract: number;
  /** When it became current for the last time, ISO 8601. */
  releasedAt: string;
  /** Since when another one is current; null for the current one. */
  replacedAt: string | null;
  /** Since when it is known to be worse than the one before it: going back passes over it. */
  withdrawnAt?: string | null;
  /** Of a next version that is tried: on how many browsers of a hundred. */
  share?: number;
}

const fileOf = (folder: string) => path.join(folder, 'releases', 'releases.json');

/** Every version that is still there, the current one first. */
export async function readHistory(folder: string): Promise<Release[]> {
  const text = await readFile(fileOf(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return JSON.parse(text) as Release[];
}

/** The next version that is tried, if there is one. */
export const triedIn = (history: readonly Release[]): Release | undefined =>
  history.find(({ share }) => share !== undefined);

/** The history once `release` is current. */
export function withCurrent(history: readonly Release[], release: Release): Release[] {
  const others = history.filter(({ version }) => version !== release.version);
  const replaced = others.map((other) => ({ ...other, replacedAt: other.replacedAt ?? release.releasedAt }));
  const { share: _tried, ...current } = release;
  return [{ ...current, replacedAt: null, withdrawnAt: null }, ...replaced];
}

/** The history once the current version was left for `release`, because it is worse. */
export function withdrawn(history: readonly Release[], release: Release): Release[] {
  const [left] = history;
  const marked = history.map((entry) => (entry === left ? { ...entry, withdrawnAt: release.releasedAt } : entry));
  return withCurrent(marked, release);
}

/** What going back leads to: the version that was current before, and was not left as worse itself. */
export const versionBefore = (history: readonly Release[]): Release | undefined =>
  history.slice(1).find(({ withdrawnAt, share }) => !withdrawnAt && share === undefined);

/**
 * Which versions nobody needs any more: replaced longer than `keepDays` ago. The current and the one before it stay,
 * so that going back is always possible.
 */
export function outdated(history: readonly Release[], now: Date, keepDays: number): Release[] {
  const limit = now.getTime() - keepDays * 86_400_000;
  const before = versionBefore(history);
  return history
    .slice(1)
    .filter((entry) => entry !== before && entry.replacedAt !== null && Date.parse(entry.replacedAt) < limit);
}

export const writeHistory = (folder: string, history: readonly Release[]): Promise<void> =>
  replaceFile(fileOf(folder), `${JSON.stringify(history, null, 2)}\n`);
