import { type Motif, round } from './motif.ts';

/** Houses and doorways in rows of arches. */
export const arches: Motif = (palette, random) => {
  const colours = [palette.primary, palette.accent, palette.accent2, palette.background];
  let drawing = `<rect width="640" height="560" fill="${palette.soft}"/><circle cx="${120 + random.below(400)}" cy="130" r="92" fill="${palette.accent}"/>`;
  let x = -20;
  let index = random.below(4);
  while (x < 640) {
    const width = 110 + random.below(70);
    const top = 170 + random.below(150);
    const wall = colours[index % 4] ?? palette.primary;
    const opening = wall === palette.background ? palette.primary : palette.deep;
    const half = width / 2;
    drawing += `<path d="M${x} 560V${top + half}a${half} ${half} 0 0 1 ${width} 0V560z" fill="${wall}"/>`;
    const door = width * 0.46;
    const left = x + (width - door) / 2;
    drawing += `<path d="M${round(left)} 560V${round(430 + door / 2)}a${round(door / 2)} ${round(door / 2)} 0 0 1 ${round(door)} 0V560z" fill="${opening}"/>`;
    if (top < 260) {
      drawing += `<circle cx="${round(x + half)}" cy="${round(top + half + 20)}" r="${round(width * 0.15)}" fill="${opening}"/>`;
    }
    x += width + 8;
    index += 1;
  }
  return `${drawing}<path d="M0 536h640v24H0z" fill="${palette.deep}"/>`;
};
