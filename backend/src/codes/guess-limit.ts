import type { AppError } from '../errors.ts';
import { FailureLimit } from '../http/failure-limit.ts';

const WINDOW = 15 * 60;
/** Wrong codes from one network: more than anybody mistypes. */
const FROM_ONE_PLACE = 20;
/** Wrong codes from everywhere. Far above what buyers mistype, and nothing against 80 random bits. */
const FROM_EVERYWHERE = 2000;

/** A used code is somebody's real one, so it is no guess. */
const isGuess = ({ code }: AppError) => code === 'code_invalid';

/**
 * Whose guesses count together: an IPv4 address, or the /64 network of an IPv6 one, in which a single machine has
 * every address that it likes.
 */
export function placeOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * A brake on guessing purchase codes, by place and for all places together. Whichever is reached, the answer is the
 * same and says nothing about codes.
 */
export function guessLimit() {
  const place = new FailureLimit(FROM_ONE_PLACE, WINDOW, isGuess);
  const everywhere = new FailureLimit(FROM_EVERYWHERE, WINDOW, isGuess);
  /** Makes an attempt with a code. @throws AppError too_many_requests, and whatever `attempt` throws */
  return <T>(address: string, attempt: () => Promise<T>): Promise<T> =>
    place.run(placeOf(address), () => everywhere.run('', attempt));
}
