import { AppError } from '../../../platform/errors.ts';
import type { DraftRecord, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

interface Known {
  version: number;
  stamp?: string | undefined;
  writer?: string | undefined;
}

/** @throws AppError stale_version where somebody else changed the page since the editor read it */
export function requireKnown(page: PageRecord, draft: DraftRecord | undefined, known: Known): void {
  const stamp = draft?.stamp ?? '';
  const isOwn = known.writer !== undefined && draft?.writer === known.writer && draft.version === page.version;
  if (isOwn || (page.version === known.version && (known.stamp ?? stamp) === stamp)) return;
  throw new AppError('stale_version', { fields: { version: [String(page.version)], stamp: [stamp] } });
}

/** Notes what the editor made of a page, with a new stamp. */
export function noteChange(state: State, id: string, change: Omit<DraftRecord, 'id' | 'stamp'>): string {
  return state.drafts.put({ id, stamp: crypto.randomUUID(), ...change }).stamp;
}
