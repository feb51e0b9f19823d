// Formulas of statistics, as textbooks have them.

/** Where a figure lies, with the probability that was asked for. */
export interface Range {
  low: number;
  high: number;
}

/** The complementary error function, to seven digits: Numerical Recipes, 6.2.2. */
function erfc(x: number): number {
  const z = Math.abs(x);
  const t = 1 / (1 + z / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const sum = terms.reduceRight((rest, term) => term + t * rest, 0);
  const value = t * Math.exp(-z * z + sum);
  return x >= 0 ? value : 2 - value;
}

/** The probability that a standard normal figure lies above `z`. */
const aboveNormal = (z: number): number => erfc(z / Math.SQRT2) / 2;

/** What a standard normal figure exceeds with probability `p`, for `p` below a half. */
export function normalQuantile(p: number): number {
  let [low, high] = [0, 40];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (aboveNormal(middle) > p) low = middle;
    else high = middle;
  }
  return low;
}

/** Wilson's interval for `hits` of `tries`. E. B. Wilson, JASA 22 (1927), 209. */
export function wilson(hits: number, tries: number, z: number): Range {
  const rate = hits / tries;
  const square = (z * z) / tries;
  const middle = (rate + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / tries + square / (4 * tries));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Newcombe's interval for the difference of two rates, the first less the second. Statistics in Medicine 17 (1998), 873, method 10. */
export function newcombe(
  one: { hits: number; tries: number },
  other: { hits: number; tries: number },
  z: number,
): Range {
  const [rate, than] = [one.hits / one.tries, other.hits / other.tries];
  const [a, b] = [wilson(one.hits, one.tries, z), wilson(other.hits, other.tries, z)];
  const difference = rate - than;
  return {
    low: difference - Math.hypot(rate - a.low, b.high - than),
    high: difference + Math.hypot(a.high - rate, than - b.low),
  };
}

/** The probability of a chi-square at least this large. */
function aboveChiSquare(value: number, degrees: number): number {
  const half = value / 2;
  // Recurrence over the degrees of freedom, by two at a time.
  let term = degrees % 2 === 0 ? Math.exp(-half) : Math.sqrt(half / Math.PI) * 2 * Math.exp(-half);
  let sum = degrees % 2 === 0 ? term : erfc(Math.sqrt(half));
  for (let at = degrees % 2 === 0 ? 2 : 1; at < degrees; at += 2) {
    if (degrees % 2 !== 0 && at === 1) sum += term;
    else {
      term *= half / (at / 2);
      sum += term;
    }
  }
  return Math.min(1, sum);
}

/** The probability that chance alone splits counts as unlike their weights as these; 1 where there are none. */
export function splitProbability(counts: readonly { count: number; weight: number }[]): number {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const weights = counts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0 || counts.length < 2) return 1;
  const value = counts.reduce((sum, { count, weight }) => {
    const expected = (total * weight) / weights;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return aboveChiSquare(value, counts.length - 1);
}
