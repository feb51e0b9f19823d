import { dayOf, now } from '../moment.ts';
import type { PageRecord, VisitRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

/** Adds views of a page on a day. */
export function countVisit(
  state: State,
  { id: pageId, projectId }: PageRecord,
  { day = dayOf(now()), source = '', views = 1, visitors = 0 }: Partial<VisitRecord> = {},
): void {
  const id = [pageId, day, source].join(' ');
  const known = state.visits.get(id);
  state.visits.put({
    ...{ id, projectId, pageId, day, source },
    views: (known?.views ?? 0) + views,
    // This browser is one visitor a day.
    visitors: known ? known.visitors + visitors : Math.max(1, visitors),
  });
}
