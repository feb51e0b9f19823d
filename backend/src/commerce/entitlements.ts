// What an account's plan lets it do, and how much of it: the layers above ask this and nothing else of commerce.
export { assertMayPublish, NO_PLAN, planLimit } from './plans/no-plan.ts';
export { hasFeature, lacksFeature, requireFeature } from './plans/require-feature.ts';
export { allowanceOf, countUse, giveBack, giveBackPage, noteSpent, type Use, usesLeft } from './usage/count-use.ts';
export { readPlanRoom } from './usage/plan-room.ts';
export { assertStorageRoom, type Storing, storageAllowance } from './usage/storage-use.ts';
export { keepTrashWithinPlan } from './usage/trash-room.ts';
