/** What a page of a path tells: why, what it costs and how it is had, and what happens afterwards. */
export const STEP_ROLES = ['landing', 'offer', 'thanks'] as const;
export type StepRole = (typeof STEP_ROLES)[number];
