import type { Canary } from '@landfall/shared/contracts';
import { useSyncExternalStore } from 'react';

/** A next version of an area that is tried on a share of the browsers. */
export interface AreaTrial extends Pick<Canary, 'version' | 'share' | 'trial'> {
  /** What this browser has of it: that version, or the current one; none where it is not counted. */
  part: 'next' | 'current' | 'none';
}

/** What the host knows of one area. */
export interface AreaRecord {
  remote: string;
  /** Where its manifest is. */
  from: string;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Known once its manifest was read; empty or 0 before. */
  version: string;
  commit: string;
  contract: number;
  /** From the first request to the screens being there. */
  milliseconds: number | null;
  error: Error | null;
  /** Null where everybody has one version. */
  trial: AreaTrial | null;
  /** Rises when the area is loaded anew: whatever came from an earlier one is dropped. */
  generation: number;
}

const records = new Map<string, AreaRecord>();
const listeners = new Set<() => void>();
let snapshot: readonly AreaRecord[] = [];

const blank = (remote: string): AreaRecord => ({
  remote,
  from: '',
  state: 'idle',
  version: '',
  commit: '',
  contract: 0,
  milliseconds: null,
  error: null,
  trial: null,
  generation: 0,
});

export const areaRecord = (remote: string): AreaRecord => records.get(remote) ?? blank(remote);

/** Notes what changed about an area and tells whoever shows it. */
export function noteArea(remote: string, change: Partial<AreaRecord>): void {
  records.set(remote, { ...areaRecord(remote), ...change });
  snapshot = [...records.values()];
  for (const listener of listeners) listener();
}

/** Calls after each change of what is known of any area. Returns how to stop. */
export function onAreas(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every configured area, as it stands now. */
export const allAreas = (): readonly AreaRecord[] => snapshot;

/** Every configured area, as it stands. */
export const useAreas = (): readonly AreaRecord[] => useSyncExternalStore(onAreas, () => snapshot);

/** Which loading of the area is the current one. */
export const useGeneration = (remote: string): number =>
  useSyncExternalStore(onAreas, () => areaRecord(remote).generation);

/** The area that an address belongs to: its files lie beside its manifest. */
export const areaOfAddress = (text: string): AreaRecord | undefined =>
  snapshot.find(({ from }) => from && text.includes(new URL('.', from).href));
