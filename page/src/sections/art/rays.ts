import { type Motif, round } from './motif.ts';

/** Rings and rays that burst from one point: energy. */
export const rays: Motif = (palette, random) => {
  const x = 250 + random.below(140);
  const y = 400 + random.below(60);
  const colours = [palette.primary, palette.accent, palette.accent2];
  let drawing = `<rect width="640" height="560" fill="${palette.soft}"/>`;
  const count = 14 + random.below(5);
  for (let ray = 0; ray < count; ray += 1) {
    const from = Math.PI + (ray * Math.PI * 2) / count;
    const to = from + Math.PI / count;
    const reach = 760;
    drawing += `<path d="M${x} ${y}L${round(x + Math.cos(from) * reach)} ${round(y + Math.sin(from) * reach)}L${round(x + Math.cos(to) * reach)} ${round(y + Math.sin(to) * reach)}z" fill="${colours[ray % 3]}" opacity="${ray % 2 ? 0.9 : 0.55}"/>`;
  }
  const rings: [number, string][] = [
    [232, palette.deep],
    [186, palette.primary],
    [140, palette.background],
    [92, palette.accent],
    [44, palette.deep],
  ];
  for (const [radius, colour] of rings) drawing += `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
  return drawing;
};
