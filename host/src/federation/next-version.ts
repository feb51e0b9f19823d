import type { Canary } from '@landfall/shared/contracts';
import { CONTRACT_VERSION } from '@landfall/shared/host';
import { drawPart, stepBack } from './draw.ts';
import { noteArea } from './registry.ts';
import { reportError } from './report-error.ts';

/**
 * Shows the version that is tried where this browser was drawn for it. What fails is reported, and not tried here again.
 * @returns whether it is shown
 */
export async function tryNext(
  remote: string,
  canary: Canary,
  signal: AbortSignal,
  show: () => Promise<void>,
): Promise<boolean> {
  const part = canary.contract <= CONTRACT_VERSION ? drawPart(remote, canary) : 'none';
  noteArea(remote, { trial: { ...canary, part } });
  if (part !== 'next') return false;
  try {
    await show();
    return true;
  } catch (error) {
    // A slow network tells nothing of the next version.
    if (signal.aborted) throw error;
    noteArea(remote, { version: canary.version });
    reportError({ remote, kind: 'load', error: error as Error });
    stepBack(remote);
    return false;
  }
}
