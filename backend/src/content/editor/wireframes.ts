const bar = (x: number, y: number, width: number, height = 4, strong = false) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(2, height / 2)}" opacity="${strong ? 0.9 : 0.35}"/>`;
const card = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" opacity=".16"/>`;
const three = (draw: (x: number) => string) => [6, 34, 62].map(draw).join('');

/** Small drawings of our blocks on an 88 by 56 canvas, by the beginning of their names. */
const DRAWINGS: readonly (readonly [start: string, drawing: string])[] = [
  ['header', bar(6, 25, 18, 6, true) + bar(44, 26, 10) + bar(58, 26, 10) + bar(72, 24, 12, 8, true)],
  ['hero-split', bar(6, 14, 34, 7, true) + bar(6, 26, 30) + bar(6, 34, 18, 8, true) + card(48, 8, 34, 40)],
  ['hero-centered', bar(20, 8, 48, 7, true) + bar(28, 19, 32) + bar(35, 26, 18, 6, true) + card(6, 36, 76, 16)],
  ['hero-cover', card(4, 4, 80, 48) + bar(12, 16, 34, 7, true) + bar(12, 28, 26) + card(54, 4, 30, 48)],
  ['hero-mirror', card(6, 8, 34, 40) + bar(48, 14, 34, 7, true) + bar(48, 26, 30) + bar(48, 34, 18, 8, true)],
  ['hero-statement', card(0, 6, 88, 44) + bar(8, 14, 58, 8, true) + bar(8, 26, 40) + bar(8, 36, 18, 7, true)],
  ['hero-editorial', bar(6, 8, 44, 9, true) + bar(58, 8, 24) + bar(58, 15, 18) + card(6, 28, 76, 22)],
  [
    'features-cards',
    three((x) => card(x, 14, 22, 32) + bar(x + 4, 19, 6, 6, true) + bar(x + 4, 30, 14) + bar(x + 4, 37, 10)),
  ],
  ['features-rows', three((x) => bar(x, 14, 20, 2, true) + bar(x, 22, 7, 7) + bar(x, 34, 16) + bar(x, 41, 12))],
  [
    'features-aside',
    bar(6, 12, 24, 7, true) + [12, 24, 36].map((y) => bar(42, y, 7, 7, true) + bar(54, y + 2, 28)).join(''),
  ],
  ['story-2', card(6, 8, 34, 40) + bar(48, 14, 30, 6, true) + bar(48, 26, 32) + bar(48, 34, 26)],
  ['story', bar(6, 14, 30, 6, true) + bar(6, 26, 32) + bar(6, 34, 26) + card(48, 8, 34, 40)],
  ['steps', three((x) => `<circle cx="${x + 6}" cy="18" r="6" opacity=".9"/>${bar(x, 30, 18)}${bar(x, 37, 13)}`)],
  [
    'gallery',
    card(6, 8, 36, 24) + card(46, 8, 36, 24) + card(6, 36, 22, 14) + card(33, 36, 22, 14) + card(60, 36, 22, 14),
  ],
  [
    'testimonials-slider',
    [4, 36, 68]
      .map(
        (x) =>
          card(x, 8, 28, 30) +
          bar(x + 4, 13, 5, 5, true) +
          bar(x + 4, 23, Math.min(18, 84 - x)) +
          bar(x + 4, 31, Math.min(10, 84 - x)),
      )
      .join('') +
      bar(14, 45, 60, 3) +
      bar(14, 45, 22, 3, true),
  ],
  [
    'testimonials',
    [6, 46]
      .map((x) => card(x, 10, 36, 36) + bar(x + 5, 16, 6, 6, true) + bar(x + 5, 27, 24) + bar(x + 5, 37, 12))
      .join(''),
  ],
  [
    'pricing-2',
    bar(30, 4, 14, 6, true) +
      bar(45, 4, 14, 6) +
      three(
        (x) => card(x, 15, 22, 36) + bar(x + 4, 20, 14, 6, true) + bar(x + 4, 31, 10) + bar(x + 4, 43, 14, 5, true),
      ),
  ],
  [
    'pricing',
    three((x) => card(x, 8, 22, 40) + bar(x + 4, 13, 10) + bar(x + 4, 20, 14, 6, true) + bar(x + 4, 39, 14, 5, true)),
  ],
  [
    'comparison',
    bar(6, 12, 18, 5, true) +
      card(60, 8, 22, 42) +
      [20, 30, 40].map((y) => bar(6, y, 16) + bar(34, y, 18) + bar(64, y, 14, 4, true)).join(''),
  ],
  [
    'table',
    card(6, 8, 76, 40) +
      three((x) => bar(x + 4, 13, 12, 5, true)) +
      [24, 33, 42].map((y) => three((x) => bar(x + 4, y, 16, 3))).join(''),
  ],
  [
    'tabs',
    bar(6, 10, 18, 5, true) +
      bar(32, 10, 16) +
      bar(56, 10, 16) +
      card(6, 20, 76, 28) +
      bar(12, 27, 40) +
      bar(12, 35, 30),
  ],
  ['video', `${card(6, 8, 76, 40)}<path d="M38 18v20l16-10z" opacity=".9"/>`],
  ['bar-top', card(4, 4, 80, 48) + bar(4, 4, 80, 12, true) + bar(12, 24, 36) + bar(12, 32, 26)],
  ['bar', card(4, 4, 80, 48) + bar(4, 40, 80, 12, true) + bar(12, 14, 36) + bar(12, 22, 26)],
  ['embed', card(6, 6, 76, 44) + bar(26, 22, 36, 9, true) + bar(34, 36, 20)],
  [
    'timer',
    card(4, 12, 80, 32) + bar(10, 20, 26, 5, true) + bar(10, 30, 20) + bar(50, 19, 28, 9, true) + bar(58, 33, 20),
  ],
  ['countdown', card(6, 14, 76, 28) + bar(12, 20, 8) + bar(12, 28, 22, 8, true) + bar(42, 24, 24) + bar(42, 32, 16)],
  [
    'lead-form-split',
    bar(6, 12, 24, 7, true) +
      bar(6, 24, 20) +
      card(38, 6, 44, 44) +
      bar(44, 12, 32, 6) +
      bar(44, 22, 32, 6) +
      bar(44, 38, 16, 7, true),
  ],
  [
    'lead-form-card',
    card(12, 5, 64, 46) + bar(20, 11, 30, 6, true) + bar(20, 23, 22, 6) + bar(46, 23, 22, 6) + bar(20, 39, 16, 7, true),
  ],
  ['lead-form', bar(24, 12, 40, 7, true) + bar(32, 23, 24) + bar(14, 34, 40, 8) + bar(58, 34, 16, 8, true)],
  ['listing-2', bar(6, 12, 18, 7, true) + [12, 24, 36].map((y) => bar(34, y, 10, 4, true) + bar(50, y, 32)).join('')],
  ['listing', bar(6, 12, 18, 7, true) + [12, 24, 36].map((y) => bar(34, y, 28) + bar(74, y, 8, 4, true)).join('')],
  ['notes-aside', bar(6, 12, 20, 7, true) + [12, 22, 32, 42].map((y) => bar(38, y, 44)).join('')],
  ['notes-columns', bar(6, 8, 24, 6, true) + [24, 34, 44].map((y) => bar(6, y, 34) + bar(48, y, 34)).join('')],
  ['notes-large', three((x) => bar(x, 16, 20, 2, true) + bar(x, 24, 20, 6) + bar(x, 34, 16, 6))],
  [
    'place-2',
    card(6, 8, 76, 40) +
      `<path d="M22 14a7 7 0 0 1 7 7c0 5-7 12-7 12s-7-7-7-12a7 7 0 0 1 7-7z" opacity=".9"/>` +
      bar(36, 15, 34, 6, true) +
      bar(36, 25, 26) +
      [36, 50, 64].map((x) => bar(x, 36, 11, 6, true)).join(''),
  ],
  [
    'place',
    bar(6, 10, 22, 6, true) +
      card(6, 22, 36, 22) +
      bar(12, 30, 22) +
      bar(48, 10, 20, 6, true) +
      [24, 32, 40].map((y) => bar(48, y, 14) + bar(70, y, 12)).join(''),
  ],
  ['hours', bar(6, 12, 22, 7, true) + [12, 22, 32, 42].map((y) => bar(38, y, 18) + bar(68, y, 14, 4, true)).join('')],
  [
    'goal',
    card(6, 8, 76, 40) + bar(12, 15, 26, 6, true) + bar(12, 27, 20) + bar(12, 37, 64, 5) + bar(12, 37, 40, 5, true),
  ],
  [
    'popup-side',
    card(4, 4, 80, 48) +
      `<rect x="46" y="4" width="38" height="48" opacity=".3"/>` +
      bar(52, 14, 22, 6, true) +
      bar(52, 26, 26) +
      bar(52, 38, 16, 7, true),
  ],
  [
    'popup-middle-3',
    card(4, 4, 80, 48) +
      `<rect x="20" y="12" width="48" height="32" rx="3" opacity=".3"/>` +
      bar(28, 18, 24, 5, true) +
      bar(28, 27, 32, 5) +
      bar(28, 35, 32, 5, true),
  ],
  [
    'popup',
    card(4, 4, 80, 48) +
      `<rect x="20" y="12" width="48" height="32" rx="3" opacity=".3"/>` +
      bar(28, 18, 26, 6, true) +
      bar(28, 28, 30) +
      bar(28, 35, 14, 5, true),
  ],
  [
    'logos-strip',
    bar(30, 12, 28) + [6, 26, 46, 66].map((x) => card(x, 24, 16, 16) + bar(x + 3, 29, 10, 6, true)).join(''),
  ],
  ['logos', bar(4, 26, 12) + [24, 42, 60].map((x) => bar(x, 24, 14, 8, true)).join('') + bar(78, 24, 8, 8, true)],
  [
    'team',
    three((x) => `<circle cx="${x + 8}" cy="18" r="8" opacity=".35"/>${bar(x, 32, 16, 5, true)}${bar(x, 41, 12)}`),
  ],
  ['faq', [12, 22, 32, 42].map((y) => bar(34, y, 42) + bar(79, y, 4, 4, true)).join('') + bar(6, 12, 20, 7, true)],
  [
    'contact',
    [10, 26].map((y) => card(6, y, 36, 12) + card(46, y, 36, 12) + bar(10, y + 4, 18) + bar(50, y + 4, 18)).join(''),
  ],
  ['cta-card', card(8, 8, 72, 40) + bar(24, 18, 40, 6, true) + bar(34, 32, 20, 7, true)],
  ['cta', card(0, 8, 88, 40) + bar(8, 17, 40, 6, true) + bar(8, 31, 20, 7, true)],
  ['footer', bar(6, 28, 80, 1) + bar(6, 36, 16, 6, true) + bar(28, 37, 34) + bar(70, 37, 12)],
  ['heading', bar(14, 23, 60, 10, true)],
  ['text', bar(14, 15, 60) + bar(14, 25, 60) + bar(14, 35, 40)],
  ['button', `<rect x="22" y="20" width="44" height="16" rx="6" opacity=".9"/>`],
  [
    'image',
    `${card(14, 8, 60, 40)}<circle cx="30" cy="20" r="4" opacity=".6"/><path d="M18 46l18-18 12 11 8-7 14 14z" opacity=".5"/>`,
  ],
  [
    'columns',
    [6, 46]
      .map((x) => card(x, 8, 36, 40) + bar(x + 5, 15, 20, 5, true) + bar(x + 5, 26, 26) + bar(x + 5, 33, 22))
      .join(''),
  ],
];

/** The drawing of a block. @throws Error for a block that has none: a new kind needs its drawing here */
export function wireframe(id: string): string {
  const drawing = DRAWINGS.find(([start]) => id.startsWith(start))?.[1];
  if (drawing === undefined) throw new Error(`The block ${id} has no drawing.`);
  return `<svg viewBox="0 0 88 56" fill="currentColor" aria-hidden="true">${drawing}</svg>`;
}
