import type { StepRole } from '@landfall/page/compose/step-role';
import type { FunnelRecord, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { runningOf } from './running-experiments.ts';

const funnelOf = (state: State, pageId: string): FunnelRecord | undefined =>
  state.funnels.all().find(({ steps }) => steps.some((step) => step.pageId === pageId));

/** What a page of a funnel that was written as a whole is there for. */
export const roleOf = (state: State, pageId: string): StepRole | null | undefined =>
  funnelOf(state, pageId)?.steps.find((step) => step.pageId === pageId)?.role;

/**
 * The page that follows a page in its funnel: the next one that visitors can open. A variant of an experiment that runs is followed by
 * what follows the page that it is tried in place of.
 */
export function nextStepOf(state: State, pageId: string): PageRecord | undefined {
  const shownAs = runningOf(state, pageId)?.pageId ?? pageId;
  const steps = funnelOf(state, shownAs)?.steps ?? [];
  const at = steps.findIndex((step) => step.pageId === shownAs);
  return steps
    .slice(at + 1)
    .map((step) => state.pages.get(step.pageId))
    .find((page) => page?.status === 'active');
}

/** Has a page that is deleted leave its funnel. */
export function leaveFunnel(state: State, pageId: string): void {
  const funnel = funnelOf(state, pageId);
  if (funnel) state.funnels.change(funnel, { steps: funnel.steps.filter((step) => step.pageId !== pageId) });
}
