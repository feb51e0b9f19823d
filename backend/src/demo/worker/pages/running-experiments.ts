import { CONTROL } from '@landfall/shared/contracts';
import type { ExperimentRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

/** The experiment that runs with a page, as itself or as a variant. */
export const runningOf = (state: State, pageId: string): ExperimentRecord | undefined =>
  state.experiments
    .all()
    .find(({ status, variants }) => status === 'running' && variants.some((variant) => variant.pageId === pageId));

/** Whether visitors may be shown a page in place of another one. */
export const isTried = (state: State, pageId: string): boolean => {
  const variant = runningOf(state, pageId)?.variants.find((one) => one.pageId === pageId);
  return variant !== undefined && variant.letter !== CONTROL;
};

/** Has a page that is deleted leave its experiments; one that runs with the page itself ends. */
export function leaveExperiments(state: State, pageId: string, now: number): void {
  for (const experiment of state.experiments.all()) {
    const { variants, status } = experiment;
    if (!variants.some((variant) => variant.pageId === pageId)) continue;
    const left = variants.map((variant) => (variant.pageId === pageId ? { ...variant, pageId: null } : variant));
    const isOver = status === 'running' && experiment.pageId === pageId;
    state.experiments.change(experiment, {
      variants: left,
      ...(isOver && { status: 'stopped', endedAt: now }),
    });
  }
}
