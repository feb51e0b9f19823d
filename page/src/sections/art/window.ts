import { type Motif, round } from './motif.ts';

/** An abstract application: a window with a side bar, a chart and cards. No words, no numbers. */
export const window: Motif = (palette, random) => {
  const bar = (x: number, y: number, width: number, fill: string, height = 12) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
  let columns = '';
  for (let index = 0; index < 9; index += 1) {
    const height = 34 + random.below(100);
    columns += `<rect x="${246 + index * 35}" y="${322 - height}" width="20" height="${height}" rx="6" fill="${index % 4 === 3 ? palette.accent : palette.primary}" opacity="${index % 4 === 3 ? 1 : 0.85}"/>`;
  }
  let line = 'M238 214';
  for (let index = 1; index < 7; index += 1)
    line += `L${238 + index * 54} ${round(214 - index * 8 - random.below(34))}`;
  const card = (x: number, colour: string) =>
    `<rect x="${x}" y="362" width="152" height="92" rx="14" fill="${palette.surface}"/><circle cx="${x + 30}" cy="394" r="14" fill="${colour}"/>${bar(x + 54, 388, 70, palette.line)}${bar(x + 16, 424, 60 + random.below(50), palette.soft)}`;
  return (
    `<rect width="640" height="560" fill="${palette.soft}"/><circle cx="${540 + random.below(40)}" cy="80" r="150" fill="${palette.accent2}" opacity=".55"/>` +
    `<circle cx="70" cy="500" r="170" fill="${palette.primary}" opacity=".35"/>` +
    `<rect x="64" y="84" width="536" height="408" rx="22" fill="${palette.deep}" opacity=".18"/>` +
    `<rect x="56" y="68" width="536" height="408" rx="22" fill="${palette.background}"/><path d="M56 112h536" stroke="${palette.line}" stroke-width="2"/>` +
    `<circle cx="84" cy="90" r="7" fill="${palette.accent}"/><circle cx="106" cy="90" r="7" fill="${palette.accent2}"/><circle cx="128" cy="90" r="7" fill="${palette.line}"/>` +
    `<path d="M206 112v364" stroke="${palette.line}" stroke-width="2"/>${bar(82, 140, 92, palette.primary, 22)}` +
    [184, 216, 248, 280].map((y) => bar(82, y, 56 + random.below(44), palette.line)).join('') +
    `${bar(238, 138, 140, palette.ink, 16)}${columns}<path d="${line}" fill="none" stroke="${palette.accent2}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
    card(238, palette.accent) +
    card(408, palette.accent2)
  );
};
