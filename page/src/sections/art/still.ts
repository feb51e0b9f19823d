import { type Motif, round } from './motif.ts';

/** Thin rings on still, dark water: for pages that are quiet. */
export const still: Motif = (palette, random) => {
  const { deep, onDeepMuted, primary } = palette;
  const x = 230 + random.below(180);
  const y = 250 + random.below(90);
  let rings = '';
  for (let ring = 1; ring <= 9; ring += 1) {
    const reach = ring * 52 - 12;
    rings += `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${round(reach * 0.42)}" opacity="${round(0.62 - ring * 0.05)}"/>`;
  }
  return (
    `<rect width="640" height="560" fill="${deep}"/><path d="M0 0h640v${y - 60}Q320 ${y - 120} 0 ${y - 40}z" fill="${primary}" opacity=".16"/>` +
    `<g fill="none" stroke="${onDeepMuted}" stroke-width="1.6">${rings}</g><circle cx="${x}" cy="${y}" r="5" fill="${onDeepMuted}"/>`
  );
};
