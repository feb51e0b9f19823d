import { emptyTrash } from './calls/trash.ts';
import { deleteOldThreads } from './pages/threads.ts';
import { stateName } from './scope.ts';
import { seed } from './seed/seed.ts';
import { emptyState, openState, type State } from './state/state.ts';

let opened: Promise<State> | undefined;

async function openDemo(): Promise<State> {
  const state = await openState(stateName());
  if (!state.accounts.get('account')) seed(state);
  emptyTrash(state);
  deleteOldThreads(state);
  await state.commit();
  return state;
}

/** All that the demo knows, with its examples where it is new. */
export function demoState(): Promise<State> {
  opened ??= openDemo().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Reads everything anew at the next call: what was changed in memory and not stored is forgotten. */
export function forgetDemo(): void {
  opened = undefined;
}

/** Deletes everything that was made in the demo; it begins again with its examples. */
export async function resetDemo(): Promise<void> {
  await emptyState(stateName());
  forgetDemo();
  await demoState();
}
