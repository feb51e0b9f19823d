import { task } from '../../platform/workers/task.ts';
import type { run } from './edit-work.ts';

/** Milliseconds; of the longest outline it takes a tenth of a second. */
const EDITING_MS = 5_000;

/** Works out what instructions, and models' answers to them, change on a page. */
export const EDITING = task<typeof run>(new URL('./edit-work.ts', import.meta.url), EDITING_MS);
