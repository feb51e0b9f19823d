import { useSyncExternalStore } from 'react';

/** What became of a part of the dashboard: it did not come, or it failed while in use. */
export type PartFailure = 'missing' | 'stopped';

let shown: PartFailure | null = null;
const listeners = new Set<() => void>();

function show(next: PartFailure | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Tells the person that a part does not open, and offers to load the page anew. */
export const showReloadNotice = (failure: PartFailure): void => show(failure);

export const hideReloadNotice = (): void => show(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the notice speaks of; null while there is none. */
export const useReloadNotice = (): PartFailure | null => useSyncExternalStore(subscribe, () => shown);
