import { type Motif, round } from './motif.ts';

/** A few large planes with one round corner each, and much air. */
export const planes: Motif = (palette, random) => {
  const { soft, surface, primary, accent, deep } = palette;
  const mirrored = random.below(2) === 1;
  const rise = random.below(60);
  const body =
    `<path d="M60 560V${180 + rise}a150 150 0 0 1 150-150h90v530z" fill="${surface}"/>` +
    `<path d="M300 560V${300 - rise}h190a150 150 0 0 1 150 150v110z" fill="${primary}"/>` +
    `<path d="M300 ${300 - rise}v-150a120 120 0 0 1 120-120h60v270z" fill="${accent}" opacity=".55"/>` +
    `<path d="M60 560V${round(430 - rise)}h110a130 130 0 0 1 130 130z" fill="${deep}" opacity=".9"/>`;
  return `<rect width="640" height="560" fill="${soft}"/><g${mirrored ? ' transform="matrix(-1 0 0 1 640 0)"' : ''}>${body}</g>`;
};
