import { useRef } from 'react';
import { hasCapability } from '../config/runtime-config.ts';

/** The pause grows to a sixth of the time that was waited already. */
const SLOWING = 6;
const LONGEST_SECONDS = 20;

/**
 * For `pollIn` of a reading: while something of it is pending it is read each second at first, then more slowly.
 * Nothing where the backend does not offer to be asked that often.
 * @param pendingOf what is waited for; another one begins anew
 */
export function usePendingPoll<T>(pendingOf: (latest: T) => readonly string[]) {
  const waiting = useRef({ ids: '', since: 0 });
  if (!hasCapability('pages.watch')) return undefined;
  return (latest: T | undefined): number | undefined => {
    const ids = latest === undefined ? '' : pendingOf(latest).join();
    if (ids !== waiting.current.ids) waiting.current = { ids, since: Date.now() };
    if (!ids) return undefined;
    const seconds = (Date.now() - waiting.current.since) / 1000;
    return Math.min(LONGEST_SECONDS, Math.max(1, seconds / SLOWING));
  };
}
