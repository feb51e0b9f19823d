import { now } from '../moment.ts';
import type { State } from '../state/state.ts';
import { leaveFunnel } from './funnel-steps.ts';
import { leaveExperiments } from './running-experiments.ts';

/** What a page leaves when it is moved to the trash: it is tried and led to no more. */
export function leaveSite(state: State, pageId: string): void {
  leaveFunnel(state, pageId);
  leaveExperiments(state, pageId, now());
}

/** Deletes what belongs to a page alone. */
export function forgetParts(state: State, pageId: string): void {
  state.drafts.delete(pageId);
  for (const table of [state.versions, state.redirects, state.previews, state.threads, state.experiments])
    for (const row of table.all()) if (row.pageId === pageId) table.delete(row.id);
}
