import type { Seeded } from '../seeded.ts';
import type { Palette } from '../theme.ts';
import { GLYPHS as ICON_GLYPHS } from './glyphs.ts';
import { filled, type Motif, round } from './motif.ts';
import { OWN_GLYPHS } from './own-glyphs.ts';

const GLYPHS = { ...ICON_GLYPHS, ...OWN_GLYPHS };
type Glyph = keyof typeof GLYPHS;

/** What a kind of trade is known by. */
type Signs = readonly [Glyph, Glyph, Glyph, Glyph, Glyph];

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const lightOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [a, b] = [lightOf(one), lightOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The colour that stands out most from a ground. */
const onGround = (ground: string, { deep, background, ink, onDeep }: Palette): string =>
  [deep, background, ink, onDeep].reduce((best, colour) =>
    contrast(colour, ground) > contrast(best, ground) ? colour : best,
  );

const STROKES = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

const sign = (name: Glyph, x: number, y: number, size: number, colour: string, width = 1.8) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24)}) translate(-12 -12)" stroke="${colour}" stroke-width="${width}" ${STROKES}>${GLYPHS[name]}</g>`;

function shuffled<T>(list: readonly T[], random: Seeded): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random.below(left.length), 1));
}

const CELL = 160;

const FIGURES = [
  (a: string) => filled('path d="M0 0h160a160 160 0 0 1-160 160z"', a),
  (a: string) => filled('path d="M0 80a80 80 0 0 1 160 0v80H0z"', a),
  (a: string) => filled('path d="M0 0a160 160 0 0 1 160 160A160 160 0 0 1 0 0z"', a),
  (a: string) => filled('circle cx="80" cy="80" r="56"', a),
];

/** Signs and plain figures in turns, as on a tiled wall. What is cut to a band or to a square cuts no sign. */
function wall(signs: readonly Glyph[], palette: Palette, random: Seeded): string {
  const { primary, accent, accent2, deep, soft, surface } = palette;
  const grounds = shuffled([primary, accent, accent2, deep], random);
  const quiet = [soft, surface];
  const [main = 'star', ...others] = signs;
  const parity = random.below(2);
  const order = shuffled([main, ...shuffled(others, random).slice(0, 2)], random);
  let drawing = `<rect width="640" height="560" fill="${soft}"/>`;
  let drawn = 0;
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const at = `translate(${column * CELL - CELL / 2} ${row * CELL - 40})`;
      const isTurn = (row + column) % 2 === parity;
      const isSign = isTurn && (row === 1 || row === 2) && column > 0 && column < 4;
      const ground = isTurn ? (grounds[(drawn + row) % 4] ?? primary) : (quiet[random.below(2)] ?? soft);
      drawing += `<g transform="${at}"><path fill="${ground}" d="M0 0h161v161H0z"/>`;
      if (isSign) {
        drawing += sign(order[drawn % order.length] ?? main, 80, 80, 78, onGround(ground, palette));
        drawn += 1;
      } else {
        const figure = random.pick(FIGURES)(
          random.pick([primary, accent, accent2, deep].filter((one) => one !== ground)),
        );
        drawing += `<g transform="rotate(${random.below(4) * 90} 80 80)">${figure}</g>`;
      }
      drawing += '</g>';
    }
  }
  return drawing;
}

/** One large sign on a disc, the others strewn around it. */
function seal(signs: readonly Glyph[], palette: Palette, random: Seeded): string {
  const { primary, accent, accent2, deep, soft } = palette;
  const [main = signs[0] ?? 'star', ...others] = [...signs.slice(0, 1), ...shuffled(signs.slice(1), random)];
  const [ground, disc] = random.pick([
    [soft, primary],
    [primary, accent],
    [deep, accent],
  ] as const);
  const shapes = others.map((name) => `<g id="${name}">${GLYPHS[name]}</g>`).join('');
  let strewn = '';
  let count = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const x = column * 112 - 16 + (row % 2) * 56;
      const y = row * 104 + 20;
      if (Math.hypot(x - 320, y - 280) < 158) continue;
      const turn = count % 2 ? 12 : -12;
      strewn += `<use href="#${others[count % others.length] ?? main}" transform="translate(${x} ${y}) rotate(${turn}) scale(2.2) translate(-12 -12)"/>`;
      count += 1;
    }
  }
  const around = `<defs>${shapes}</defs><g stroke="${onGround(ground, palette)}" stroke-width="1.7" opacity=".38" ${STROKES}>${strewn}</g>`;
  return `<rect width="640" height="560" fill="${ground}"/>${around}<circle cx="333" cy="293" r="116" fill="${accent2}"/><circle cx="320" cy="280" r="116" fill="${disc}"/>${sign(main, 320, 280, 136, onGround(disc, palette), 1.5)}`;
}

/** A drawing of what a trade is known by; the first sign is the largest. */
const emblem =
  (...signs: Signs): Motif =>
  (palette, random) =>
    random.next() < 0.7 ? wall(signs, palette, random) : seal(signs, palette, random);

/** Drawings of trades. */
export const EMBLEMS = {
  bakery: emblem('croissant', 'coffee', 'wheat', 'cake', 'egg'),
  kitchen: emblem('chef-hat', 'utensils', 'cooking-pot', 'wine', 'salad'),
  cellar: emblem('grape', 'wine', 'beer', 'leaf', 'sun'),
  market: emblem('shopping-basket', 'carrot', 'apple', 'egg', 'sprout'),
  harbour: emblem('anchor', 'fish', 'sailboat', 'waves', 'ship'),
  garden: emblem('flower-2', 'sprout', 'leaf', 'trees', 'sun'),
  workshop: emblem('hammer', 'ruler', 'axe', 'wrench', 'paint-roller'),
  repairs: emblem('wrench', 'droplets', 'flame', 'plug', 'zap'),
  bicycle: emblem('bike', 'cog', 'wrench', 'map', 'signpost'),
  motor: emblem('car', 'cog', 'wrench', 'key', 'truck'),
  moving: emblem('truck', 'package', 'armchair', 'lamp', 'house'),
  music: emblem('music', 'mic-vocal', 'guitar', 'piano', 'drum'),
  broadcast: emblem('mic-vocal', 'headphones', 'radio', 'megaphone', 'music'),
  cleaning: emblem('sparkles', 'spray-can', 'droplets', 'house', 'leaf'),
  stage: emblem('clapperboard', 'ticket', 'popcorn', 'theater', 'film'),
  camera: emblem('camera', 'aperture', 'image', 'sun', 'frame'),
  lessons: emblem('graduation-cap', 'book-open', 'pencil', 'languages', 'globe'),
  books: emblem('book-open', 'library', 'pencil', 'coffee', 'star'),
  care: emblem('heart-pulse', 'stethoscope', 'hand-heart', 'leaf', 'heart'),
  sport: emblem('trophy', 'dumbbell', 'volleyball', 'medal', 'footprints'),
  studio: emblem('palette', 'brush', 'pen-tool', 'frame', 'star'),
  rooms: emblem('house', 'key', 'bed-double', 'armchair', 'lamp'),
  paws: emblem('paw-print', 'dog', 'cat', 'bone', 'heart'),
  wildlife: emblem('rabbit', 'bird', 'squirrel', 'leaf', 'egg'),
  office: emblem('briefcase', 'scale', 'calculator', 'file-text', 'landmark'),
  beauty: emblem('scissors', 'sparkles', 'droplets', 'flower-2', 'gem'),
  thread: emblem('spool', 'shirt', 'scissors', 'ruler', 'sparkles'),
  party: emblem('party-popper', 'ticket', 'music', 'cake', 'gift'),
  vows: emblem('gem', 'heart', 'flower-2', 'wine', 'church'),
  games: emblem('dice-5', 'puzzle', 'gamepad-2', 'key', 'trophy'),
  children: emblem('blocks', 'baby', 'puzzle', 'sun', 'heart'),
  giving: emblem('hand-heart', 'heart', 'gift', 'users', 'megaphone'),
  outdoors: emblem('mountain', 'tent', 'compass', 'trees', 'map'),
  fries: emblem('fries', 'hamburger', 'cup-soda', 'utensils', 'store'),
  feast: emblem('soup', 'utensils', 'wine', 'wheat', 'flag'),
  carwash: emblem('car-front', 'droplets', 'bubbles', 'sparkles', 'spray-can'),
  driving: emblem('car-front', 'traffic-cone', 'route', 'id-card', 'signpost'),
  transit: emblem('bus', 'route', 'clock', 'signpost', 'map'),
  freight: emblem('truck', 'container', 'warehouse', 'package', 'route'),
  smith: emblem('horseshoe', 'anvil', 'hammer', 'flame', 'horseshoe'),
  metal: emblem('anvil', 'hard-hat', 'flame', 'zap', 'wrench'),
  building: emblem('brick-wall', 'hard-hat', 'hammer', 'ruler', 'construction'),
  strings: emblem('violin', 'music', 'violin', 'ruler', 'sixteenth-notes'),
  band: emblem('mic-vocal', 'music', 'guitar', 'drum', 'speaker'),
  circus: emblem('tent', 'star', 'balloon', 'ticket', 'ferris-wheel'),
  race: emblem('footprints', 'medal', 'timer', 'flag', 'route'),
  ball: emblem('volleyball', 'trophy', 'target', 'flag', 'medal'),
  swim: emblem('waves-ladder', 'waves', 'life-buoy', 'droplets', 'timer'),
  beach: emblem('surfboard', 'waves', 'sun', 'shell', 'wind'),
  birth: emblem('baby', 'heart', 'milk', 'moon-star', 'hand-heart'),
  webinar: emblem('presentation', 'monitor-play', 'mic', 'calendar-days', 'users'),
  coding: emblem('laptop', 'lightbulb', 'code', 'rocket', 'timer'),
  study: emblem('book-open', 'pencil', 'notebook-pen', 'graduation-cap', 'lightbulb'),
  forest: emblem('tree-pine', 'axe', 'trees', 'leaf', 'hard-hat'),
  toilets: emblem('toilet', 'leaf', 'droplets', 'recycle', 'sprout'),
  condo: emblem('building-complex', 'key', 'users', 'house', 'file-text'),
  farming: emblem('tractor', 'wheat', 'sprout', 'sun', 'carrot'),
  kennel: emblem('paw-print', 'dog', 'bone', 'heart', 'paw-print'),
  cattery: emblem('cat', 'paw-print', 'heart', 'house', 'fish'),
  optics: emblem('glasses', 'eye', 'sun', 'sparkles', 'glasses'),
  pharmacy: emblem('pill', 'heart-pulse', 'leaf', 'droplets', 'sprout'),
  icecream: emblem('ice-cream-cone', 'sun', 'cup-soda', 'apple', 'heart'),
  pizzeria: emblem('pizza', 'flame', 'wheat', 'wine', 'chef-hat'),
} as const satisfies Record<string, Motif>;
