import { setTimeout } from 'node:timers/promises';
import { generate } from 'otplib';

const STEP_SECONDS = 30;
/** A code of the step before this one counts until this one ends: so many seconds of it have to be left. */
const ENOUGH_SECONDS = 10;

/** A code of now, or of some steps from now. */
export const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** A code of the step before this one, so that those of now are still to be used; valid for ten seconds at least. */
export async function earlierCodeOf(secret: string): Promise<string> {
  const left = STEP_SECONDS - ((Date.now() / 1000) % STEP_SECONDS);
  // A timer drops fractions of a millisecond, and would end within the step.
  if (left < ENOUGH_SECONDS) await setTimeout(Math.ceil(left * 1000) + 1);
  return codeOf(secret, -1);
}
