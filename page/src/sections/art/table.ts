import { type Motif, round } from './motif.ts';

const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
  `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size)})" d="M0 0C22-26 60-26 84 0 60 26 22 26 0 0z" fill="${colour}"/>`;

/** Plates and leaves on a table, seen from above. */
export const table: Motif = (palette, random) => {
  const plate = (x: number, y: number, radius: number, fill: string) => {
    let food = '';
    const pieces = 5 + random.below(3);
    const turn = random.next() * 360;
    for (let piece = 0; piece < pieces; piece += 1) {
      const colour = [palette.accent, palette.accent2, palette.primary][piece % 3] ?? palette.accent;
      food += leaf(x, y, turn + (piece * 360) / pieces, radius / 150, colour);
    }
    return (
      `<circle cx="${x + 8}" cy="${y + 14}" r="${radius}" fill="${palette.deep}" opacity=".22"/>` +
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>` +
      `<circle cx="${x}" cy="${y}" r="${round(radius * 0.72)}" fill="none" stroke="${palette.line}" stroke-width="3"/>${food}` +
      `<circle cx="${x}" cy="${y}" r="${round(radius * 0.13)}" fill="${palette.accent}"/>`
    );
  };
  const shift = random.below(40);
  return (
    `<rect width="640" height="560" fill="${palette.primary}"/>` +
    `<path d="M0 0h${250 + shift}L${90 + shift} 560H0z" fill="${palette.accent}" opacity=".9"/>` +
    plate(250 + shift, 250, 178, palette.background) +
    plate(522, 420, 118, palette.surface) +
    plate(520, 110, 84, palette.background) +
    leaf(60, 470, -35 + random.below(30), 1.5, palette.accent2) +
    leaf(90, 500, 8, 1.1, palette.deep) +
    leaf(20, 80, 30, 1.2, palette.accent2)
  );
};
