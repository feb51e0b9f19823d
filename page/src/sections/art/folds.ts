import { type Motif, round } from './motif.ts';

/** Large leaves of quiet colour that overlap, as folded paper does. */
export const folds: Motif = (palette, random) => {
  const { soft, surface, primary, accent, background } = palette;
  const tilt = random.below(2) ? 1 : -1;
  const shift = random.below(90);
  const leaf = (x: number, width: number, colour: string, opacity: number) => {
    const slant = tilt * (150 + random.below(50));
    return `<path d="M${round(x)} -20C${round(x + slant * 0.2)} 160 ${round(x + slant)} 300 ${round(x + slant * 0.7)} 580H${round(x + width + slant * 0.7)}C${round(x + width + slant)} 300 ${round(x + width + slant * 0.2)} 160 ${round(x + width)} -20z" fill="${colour}" opacity="${opacity}"/>`;
  };
  const start = (tilt > 0 ? -150 : 20) + shift;
  return (
    `<rect width="640" height="560" fill="${soft}"/>` +
    leaf(start, 250, background, 0.75) +
    leaf(start + 130, 220, surface, 0.9) +
    leaf(start + 250, 170, primary, 0.24) +
    leaf(start + 330, 200, primary, 0.5) +
    leaf(start + 455, 150, accent, 0.6) +
    leaf(start + 520, 260, primary, 0.9)
  );
};
