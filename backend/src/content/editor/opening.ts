import { task } from '../../platform/workers/task.ts';
import type { run } from './open-work.ts';

/** Milliseconds. */
const OPENING_MS = 5_000;

/** Draws what the visual editor opens with. */
export const OPENING = task<typeof run>(new URL('./open-work.ts', import.meta.url), OPENING_MS);
