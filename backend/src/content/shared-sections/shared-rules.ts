import { comparable } from '@landfall/editor/shared-sections/contents';
import type { ChangedSharedSection, SharedContents } from '@landfall/shared/contracts';
import { AppError } from '../../platform/errors.ts';

/** Shared sections of one project. */
const MOST = 50;
/** Bytes of one, and of all those of a project as they are edited. */
const MAX_BYTES = 200_000;
const MAX_TOTAL_BYTES = 2_000_000;

const encoder = new TextEncoder();

/** Bytes of a shared section's contents as JSON. */
export const bytesOf = (contents: unknown): number =>
  contents ? encoder.encode(JSON.stringify(contents)).byteLength : 0;

const tooLarge = () =>
  new AppError('invalid', {
    message: `A shared section has at most ${MAX_BYTES / 1000} KB, and all of a project ${MAX_TOTAL_BYTES / 1_000_000} MB together.`,
  });

/** Bytes of one shared section. @throws AppError invalid where there are too many */
export function fittingBytes(contents: SharedContents): number {
  const bytes = bytesOf(contents);
  if (bytes > MAX_BYTES) throw tooLarge();
  return bytes;
}

/** @throws AppError invalid, conflict where a project that has so much has not room for so much more */
export function assertFits(has: { count: number; bytes: number }, added: { count: number; bytes: number }): void {
  if (has.count + added.count > MOST)
    throw new AppError('conflict', { message: `A project has ${MOST} shared sections at most. Delete one first.` });
  if (added.bytes > 0 && has.bytes + added.bytes > MAX_TOTAL_BYTES) throw tooLarge();
}

/**
 * What becomes of a shared section that was changed in a page: `known` where it is that already (the answer to the same change got
 * lost), `stale` where somebody else changed it since.
 */
export function outcomeOf(
  kept: Pick<ChangedSharedSection, 'contents' | 'revision'>,
  changed: Pick<ChangedSharedSection, 'contents' | 'revision'>,
): 'known' | 'stale' | 'changed' {
  if (comparable(kept.contents) === comparable(changed.contents)) return 'known';
  return kept.revision === changed.revision ? 'changed' : 'stale';
}

/** The refusal of what goes on from older shared sections. */
export const staleShared = (ids: readonly string[]): AppError =>
  new AppError('stale_version', {
    message: 'A shared section was changed somewhere else.',
    fields: { shared: [...ids] },
  });

/** The refusal of publishing something else than was looked at. */
export const staleToPublish = (id: string): AppError =>
  new AppError('stale_version', {
    message: 'This section was changed somewhere else. Look at it again before you publish it everywhere.',
    fields: { shared: [id] },
  });

/** The refusal of what names a shared section that is gone. */
export const missingShared = (): AppError =>
  new AppError('not_found', { message: 'This shared section does not exist any more.' });
