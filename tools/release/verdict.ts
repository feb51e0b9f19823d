/** Tabs that began to use a version, and those of them that met an error of it. */
export interface Arm {
  sessions: number;
  failed: number;
}

/** How often a good version may be withdrawn by one command, however often it looks. */
const WRONGLY_WITHDRAWN = 0.01;
/** How often a look may find a version good enough that is worse by more than the margin. */
const WRONGLY_PROMOTED = 0.05;
/** How many more sessions of a hundred may fail before a version counts as worse. */
const MARGIN = 0.05;
/** One browser with a broken extension is not many. */
const FEWEST_FAILED = 3;

const logFactorials = [0];
function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i += 1) logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i));
  return logFactorials[n] ?? 0;
}
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * Fisher's exact test, one-sided: how likely so many or more of the failed sessions are the next version's by chance alone,
 * were both versions the same.
 */
export function chanceOfFailures(next: Arm, current: Arm): number {
  const all = next.sessions + current.sessions;
  const failed = next.failed + current.failed;
  let chance = 0;
  for (let k = next.failed; k <= Math.min(failed, next.sessions); k += 1) {
    if (failed - k > current.sessions) continue;
    chance += Math.exp(logChoose(next.sessions, k) + logChoose(current.sessions, failed - k) - logChoose(all, failed));
  }
  return Math.min(1, chance);
}

/** How likely at most `failed` of so many sessions fail, where each one does with this probability. */
function chanceOfAtMost(failed: number, sessions: number, probability: number): number {
  let chance = 0;
  for (let k = 0; k <= failed; k += 1)
    chance += Math.exp(logChoose(sessions, k) + k * Math.log(probability) + (sessions - k) * Math.log(1 - probability));
  return chance;
}

/**
 * The share of sessions that may fail of a version, at most: with more, so few would have been seen in one case of twenty
 * (Clopper and Pearson, one-sided).
 */
export function mostThatFail({ sessions, failed }: Arm): number {
  if (sessions === 0 || failed >= sessions) return 1;
  let [low, high] = [failed / sessions, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (chanceOfAtMost(failed, sessions, middle) > WRONGLY_PROMOTED) low = middle;
    else high = middle;
  }
  return high;
}

/** The share of sessions that fail of a version, at least, told likewise. */
const fewestThatFail = ({ sessions, failed }: Arm): number => 1 - mostThatFail({ sessions, failed: sessions - failed });

/**
 * Whether the next version fails more often than the current one. To be asked once for each number of failed sessions: each
 * question may err with a part of what is allowed, and all parts together are all of it.
 */
export const isWorse = (next: Arm, current: Arm): boolean =>
  next.failed >= FEWEST_FAILED &&
  chanceOfFailures(next, current) < WRONGLY_WITHDRAWN / (next.failed * (next.failed + 1));

/**
 * Whether enough sessions of both were seen to say that the next version is not worse by more than the margin. Few failed
 * sessions of the current one excuse nothing.
 */
export const isGoodEnough = (next: Arm, current: Arm): boolean =>
  next.sessions > 0 && current.sessions > 0 && mostThatFail(next) <= fewestThatFail(current) + MARGIN;
