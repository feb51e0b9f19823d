import type { AppError } from '../../platform/errors.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import type { CounterContext } from '../../platform/limits/counters.ts';
import { FailureLimit } from '../../platform/limits/failure-limit.ts';

const WINDOW = 15 * 60;
/** Wrong codes from one network: more than anybody mistypes. */
const FROM_ONE_PLACE = 20;

/** A used code is somebody's real one, so it is no guess. */
const isGuess = ({ code }: AppError) => code === 'code_invalid';

/**
 * A brake on guessing purchase codes, by place. There is none for all places together: codes have 80 random bits, and a
 * stranger's wrong codes must not keep a buyer from registering.
 */
export function guessLimit(context: CounterContext) {
  const place = new FailureLimit(context, 'codes', FROM_ONE_PLACE, WINDOW, isGuess);
  /** Makes an attempt with a code. @throws AppError too_many_requests, and whatever `attempt` throws */
  return <T>(address: string, attempt: () => Promise<T>): Promise<T> => place.run(placeOf(address), attempt);
}

/** Shared by every way to use a purchase code. */
export type GuessLimit = ReturnType<typeof guessLimit>;
