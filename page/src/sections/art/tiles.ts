import { filled, type Motif } from './motif.ts';

const CELL = 160;

// Each draws one cell at its own origin; the group around it moves and turns it.
const SHAPES = [
  (a: string) => filled('path d="M0 0h160a160 160 0 0 1-160 160z"', a),
  (a: string, b: string) => filled('circle cx="80" cy="80" r="80"', a) + filled('circle cx="80" cy="80" r="34"', b),
  (a: string) => filled('path d="M0 80a80 80 0 0 1 160 0v80H0z"', a),
  (a: string) => filled('path d="M0 0h80a80 80 0 0 1 80 80v80H80A80 80 0 0 1 0 80z"', a),
  (a: string, b: string) =>
    filled('path d="M0 0h160a160 160 0 0 1-160 160z"', a) + filled('path d="M0 0h80a80 80 0 0 1-80 80z"', b, 2),
  (a: string) => filled('path d="M0 0h160L0 160z"', a),
];

/** A mosaic of quarter circles, discs and leaves. */
export const tiles: Motif = (palette, random) => {
  const ground = [palette.soft, palette.surface, palette.deep, palette.soft];
  const figures = [palette.primary, palette.accent, palette.accent2, palette.deep, palette.accent];
  let drawing = `<rect width="640" height="560" fill="${palette.soft}"/>`;
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const back = random.pick(ground);
      const others = figures.filter((colour) => colour !== back);
      const front = random.pick(others);
      const detail = random.pick(others.filter((colour) => colour !== front));
      const shape = random.pick(SHAPES)(front, detail);
      drawing +=
        `<g transform="translate(${column * CELL} ${row * CELL})"><path fill="${back}" d="M0 0h161v161H0z"/>` +
        `<g transform="rotate(${random.below(4) * 90} 80 80)">${shape}</g></g>`;
    }
  }
  return drawing;
};
