import type { DomainCheck } from '@landfall/shared/contracts';
import type { domains } from '../../platform/db/schema.ts';

type DomainRow = typeof domains.$inferSelect;
type Outcome = Pick<DomainRow, 'status' | 'held' | 'misses' | 'nextCheckAt'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** An unproven claim is looked after for this long. */
export const CLAIM_LIFE = 72 * HOUR;
const LONGEST_PAUSE = 6 * HOUR;
const ACTIVE_PAUSE = 24 * HOUR;
/** Look-ups in a row that must find nothing before a domain that worked is given up: a day and more. */
const ACTIVE_MISSES = 5;

/** Milliseconds until records that were missing `misses` times are looked up again. */
export const pauseAfter = (misses: number): number => Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(misses, 20));

/**
 * What a look-up makes of a custom domain. Both records prove a claim; to stay active one of them is enough, because
 * people tidy up their TXT records. A name server that does not answer proves nothing, either way.
 */
export function afterLookup(
  row: Pick<DomainRow, 'status' | 'held' | 'misses' | 'claimedAt'>,
  { checks, answered }: { checks: DomainCheck[]; answered: boolean },
  now: Date,
): Outcome {
  const at = (pause: number) => new Date(now.getTime() + pause);
  const good = row.status === 'active' ? checks.some(({ ok }) => ok) : checks.every(({ ok }) => ok);
  if (good) return { status: 'active', held: true, misses: 0, nextCheckAt: at(ACTIVE_PAUSE) };
  const misses = row.misses + (answered || row.status !== 'active' ? 1 : 0);
  const gone: Outcome = { status: 'error', held: false, misses, nextCheckAt: null };
  if (row.status === 'active') {
    return misses >= ACTIVE_MISSES ? gone : { status: 'active', held: true, misses, nextCheckAt: at(LONGEST_PAUSE) };
  }
  if (now.getTime() - row.claimedAt.getTime() >= CLAIM_LIFE) return gone;
  return { status: 'pending', held: row.held, misses, nextCheckAt: at(pauseAfter(misses)) };
}
