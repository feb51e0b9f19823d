import { type ReactNode, useEffect, useState } from 'react';
import { reloadArea } from './load-area.ts';
import { pauseBefore } from './tries.ts';

const MOST = 2;
const WITHIN_MS = 60_000;

const recoveries = new Map<string, number[]>();

/** How many recoveries of an area the last minute has seen. */
function recent(remote: string): number[] {
  return (recoveries.get(remote) ?? []).filter((time) => Date.now() - time < WITHIN_MS);
}

interface RecoveryProps {
  remote: string;
  waiting: ReactNode;
  /** Shown when the area has recovered too often to try once more. */
  failure: ReactNode;
}

/**
 * A piece of an area did not come while it was in use: most often a release took it away. The area's current version
 * is loaded by itself, twice a minute at most, so that it never goes round in circles.
 */
export function Recovery({ remote, waiting, failure }: RecoveryProps) {
  const [tries] = useState(() => recent(remote).length);
  const givesUp = tries >= MOST;
  useEffect(() => {
    if (givesUp) return;
    let current = true;
    pauseBefore(tries).then(() => {
      if (!current) return;
      recoveries.set(remote, [...recent(remote), Date.now()]);
      reloadArea(remote);
    });
    return () => {
      current = false;
    };
  }, [remote, tries, givesUp]);
  return givesUp ? failure : waiting;
}
