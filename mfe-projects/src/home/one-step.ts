import { areaAt, paths } from '@landfall/shared';
import type { ProjectSteps } from '@landfall/shared/contracts';

/** The way of a project, in its order: from a description to visitors. */
export const STEPS = ['page', 'publish', 'domain', 'connect', 'share'] as const;
export type StepName = (typeof STEPS)[number];

const DONE: Record<StepName, keyof ProjectSteps> = {
  page: 'page',
  publish: 'published',
  domain: 'domain',
  connect: 'connected',
  share: 'visited',
};

/** Where a step is done; undefined where the deployment has no such place. 'share' is done where it stands. */
export function placeOfStep(step: StepName): string | undefined {
  if (step === 'page') return `${paths.pages}?new=1`;
  if (step === 'domain') return `${paths.domains}?add=1`;
  if (step === 'connect') return areaAt('integrations');
  return paths.pages;
}

/** The first step that is not done, was not put off, and can be done; undefined once there is none. */
export function nextStep(steps: ProjectSteps, isPutOff: (step: StepName) => boolean): StepName | undefined {
  return STEPS.find((step) => !steps[DONE[step]] && !isPutOff(step) && placeOfStep(step) !== undefined);
}
