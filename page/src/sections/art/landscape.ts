import { type Motif, round } from './motif.ts';

/** A low sun over rolling hills. */
export const landscape: Motif = (palette, random) => {
  const sunX = 150 + random.next() * 340;
  const sunY = 150 + random.next() * 70;
  const sun = [150, 112, 76]
    .map(
      (radius, index) =>
        `<circle cx="${round(sunX)}" cy="${round(sunY)}" r="${radius}" fill="${palette.accent}" opacity="${index === 2 ? 1 : 0.22}"/>`,
    )
    .join('');
  const hill = (base: number, height: number, colour: string, opacity: number) => {
    let path = `M0 ${round(base)}`;
    for (let x = 0; x < 640; x += 160) {
      const lift = (random.next() - 0.35) * height;
      path += `Q${x + 80} ${round(base - lift)} ${x + 160} ${round(base + (random.next() - 0.5) * 18)}`;
    }
    return `<path d="${path}V560H0z" fill="${colour}" opacity="${opacity}"/>`;
  };
  return (
    `<rect width="640" height="560" fill="${palette.soft}"/>${sun}` +
    hill(300, 150, palette.accent2, 0.55) +
    hill(350, 130, palette.primary, 0.55) +
    hill(405, 110, palette.primary, 1) +
    hill(470, 80, palette.deep, 1)
  );
};
