import { type Motif, round } from './motif.ts';

/** Slow bands of water under a still disc. */
export const waves: Motif = (palette, random) => {
  const colours = [palette.accent2, palette.primary, palette.soft, palette.accent2, palette.primary, palette.deep];
  const x = 180 + random.below(280);
  let drawing =
    `<rect width="640" height="560" fill="${palette.soft}"/><circle cx="${x}" cy="210" r="138" fill="${palette.accent}"/>` +
    `<circle cx="${x}" cy="210" r="176" fill="none" stroke="${palette.accent}" stroke-width="3" opacity=".6"/>`;
  for (const [index, colour] of colours.entries()) {
    const y = 220 + index * 58;
    const swell = 22 + random.next() * 26;
    const shift = random.next() * 120;
    let path = `M${round(-160 - shift)} ${y}`;
    for (let bow = 0; bow < 5; bow += 1) path += `q80 ${round(bow % 2 ? swell : -swell)} 200 0`;
    drawing += `<path d="${path}V560H-200z" fill="${colour}" opacity="${index % 3 === 0 ? 0.75 : 1}"/>`;
  }
  return drawing;
};
