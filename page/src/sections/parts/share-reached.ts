// A number with at most one kind of mark between thousands and one before decimals, as in 12,500 or 12.500,50 or 12 500.
const NUMBER = /\d[\d.,'’\u00a0\u202f ]*/g;

/** The only number in a text; null where there is none, more than one, or one that can be read in two ways. */
function onlyNumber(text: string): number | null {
  const found = text.match(NUMBER) ?? [];
  if (found.length !== 1) return null;
  const digits = (found[0] ?? '').replace(/[\s'’]/g, '').replace(/[.,]$/, '');
  if (/^\d+$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && new Set(digits.match(/[.,]/g)).size === 1)
    return Number(digits.replace(/[.,]/g, ''));
  const [, whole = '', decimals = ''] = /^([\d.,]*\d)[.,](\d{1,2})$/.exec(digits) ?? [];
  return whole && /^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)
    ? Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
    : null;
}

/** What is written after a number that changes its size. */
const SCALED =
  /\d\s*(?:k|m|mn|mio|mln|mil|tys|tausend|thousand|million|millones|milhões|millions|milioni|miljoen)(?!\p{L})/iu;

/** The share of a target that is reached, from 0; null where either number cannot be read with certainty. */
export function shareReached(reached: string, target: string): number | null {
  if (SCALED.test(reached) || SCALED.test(target)) return null;
  const [have, want] = [onlyNumber(reached), onlyNumber(target)];
  if (have === null || want === null || want <= 0 || have > want * 10) return null;
  return have / want;
}
