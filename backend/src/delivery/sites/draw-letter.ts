/** The page itself. */
export const CONTROL = 'A';

/** A letter by the weights of the variants, in per cent; the page itself has the rest. `drawn` is from 0 to 99. */
export function drawLetter(variants: readonly { letter: string; weight: number }[], drawn: number): string {
  let below = 0;
  for (const { letter, weight } of variants) {
    below += weight;
    if (drawn < below) return letter;
  }
  return CONTROL;
}
