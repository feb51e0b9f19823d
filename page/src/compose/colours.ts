import type { MotifId } from '../sections/art.ts';
import type { ThemeId } from '../sections/themes.ts';

/** Shades as people name them, in the languages of the reader, without accents. A longer name is nearer to what is meant. */
const SHADES: readonly (readonly [hex: string, names: string])[] = [
  [
    '#1d4a2e',
    'dark green|deep green|bottle green|forest green|racing green|hunter green|fir green|pine green|dunkelgrun\\p{L}*|tannengrun\\p{L}*|flaschengrun\\p{L}*|waldgrun\\p{L}*|verde (?:oscuro|botella|bosque|ingles|pino)|vert (?:sapin|fonce|bouteille|foret|anglais|sombre)|verde (?:scuro|bottiglia|bosco|foresta|inglese|pino)|verde[ -](?:escuro|garrafa|floresta|pinho)|donkergroen\\p{L}*|flessengroen\\p{L}*|bosgroen\\p{L}*|dennengroen\\p{L}*|ciemnozielon\\p{L}*|ciemn\\p{L}* ziel\\p{L}*|butelkow\\p{L}* ziel\\p{L}*|ziel\\p{L}* butelkow\\p{L}*|butelkow\\p{L}*',
  ],
  [
    '#6f1d33',
    'burgundy|bordeaux\\p{L}*|bordeauxrood|wine red|maroon|oxblood|claret|weinrot\\p{L}*|burgunderrot\\p{L}*|granate|burdeos|vino tinto|color vino|lie de vin|grenat|amarante|amaranto|granata|vinaccia|bordo|grena|vinho|cor de vinho|wijnrood|bordowy|bordow\\p{L}*|burgund\\p{L}*',
  ],
  [
    '#8c1c24',
    'dark red|dunkelrot\\p{L}*|rojo oscuro|rouge (?:fonce|sombre)|rosso scuro|vermelho escuro|donkerrood|ciemnoczerwon\\p{L}*',
  ],
  [
    '#1b365d',
    'navy|navy blue|dark blue|midnight blue|dunkelblau\\p{L}*|marineblau\\p{L}*|nachtblau\\p{L}*|azul (?:marino|oscuro|noche)|bleu (?:marine|nuit|fonce)|blu (?:navy|scuro|notte|marino)|azul[ -](?:marinho|escuro|noite)|donkerblauw|marineblauw|nachtblauw|granatow\\p{L}*|ciemnoniebiesk\\p{L}*',
  ],
  [
    '#0f5a66',
    'petrol|petrol blue|petrolblau|petrolblauw|teal blue|petroleo|azul petroleo|verde petroleo|bleu petrole|bleu canard|petrole|ottanio|verde petrolio|petrolio|azul-petroleo|morsk\\p{L}* ziel\\p{L}*|morski\\p{L}*',
  ],
  [
    '#1a479e',
    'cobalt|cobalt blue|kobalt|kobaltblau\\p{L}*|kobaltblauw|azul cobalto|cobalto|bleu cobalt|blu cobalto|kobaltow\\p{L}*',
  ],
  [
    '#2546b8',
    'royal blue|konigsblau\\p{L}*|azul (?:rey|real|electrico)|bleu (?:roi|royal|electrique)|blu (?:royal|reale|elettrico)|koningsblauw|chabrow\\p{L}*',
  ],
  [
    '#2a76b5',
    'sky blue|light blue|himmelblau\\p{L}*|hellblau\\p{L}*|celeste|azul (?:cielo|claro|ceu)|bleu (?:ciel|clair)|azzurro|lichtblauw|hemelsblauw|blekit\\p{L}*|jasnoniebiesk\\p{L}*',
  ],
  ['#8a6414', 'mustard|senf|senfgelb\\p{L}*|mostaza|moutarde|senape|mostarda|mosterd|mosterdgeel|musztard\\p{L}*'],
  ['#8f5f1a', 'ochre|ocher|ocker\\p{L}*|ocre|ocra|oker\\p{L}*|ochr\\p{L}*'],
  [
    '#98461f',
    'rust|rust red|rostrot\\p{L}*|rostbraun\\p{L}*|oxido|teja|rouille|ruggine|ferrugem|roest\\p{L}*|rdzaw\\p{L}*',
  ],
  [
    '#0f6b4f',
    'emerald|emerald green|smaragd\\p{L}*|esmeralda|verde esmeralda|emeraude|vert emeraude|smeraldo|verde smeraldo|szmaragd\\p{L}*',
  ],
  [
    '#566033',
    'olive|olive green|oliv|olivgrun\\p{L}*|oliva|verde oliva|vert olive|azeitona|verde azeitona|olijfgroen|oliwkow\\p{L}*|khaki|kaki',
  ],
  [
    '#55695a',
    'sage|sage green|salbei|salbeigrun\\p{L}*|salvia|verde salvia|vert sauge|sauge|saliegroen|salvie|szalwi\\p{L}*',
  ],
  [
    '#5b2a4c',
    'plum|aubergine|pflaume|pflaumenfarb\\p{L}*|ciruela|berenjena|prune|prugna|melanzana|ameixa|beringela|pruim|sliwkow\\p{L}*|oberzynow\\p{L}*|bakłazan\\p{L}*',
  ],
  ['#b0246f', 'fuchsia|magenta|fucsia|fuksj\\p{L}*|fuksja'],
  [
    '#5a3825',
    'chocolate brown|dark brown|schokobraun\\p{L}*|dunkelbraun\\p{L}*|marron (?:oscuro|fonce|chocolate)|chocolate|marrone scuro|castanho escuro|donkerbruin|ciemnobrazow\\p{L}*|czekoladow\\p{L}*',
  ],
  [
    '#383c43',
    'anthracite|charcoal|anthrazit\\p{L}*|antracita|antracite|antraciet|antracyt\\p{L}*|grafit\\p{L}*|graphite|slate grey|slate gray|schiefergrau',
  ],
];

const foldedShade = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');

const SHADE_PATTERNS = SHADES.map(([hex, names]) => ({
  hex,
  pattern: new RegExp(`(?<!\\p{L})(?:${foldedShade(names)})(?!\\p{L})`, 'iu'),
}));

/** The shade that a text names, as #rrggbb; undefined where it names none, or a colour that many shades have. */
export function shadeIn(text: string): string | undefined {
  const plain = foldedShade(text);
  const named = SHADE_PATTERNS.flatMap(({ hex, pattern }) => {
    const found = pattern.exec(plain);
    return found ? [{ hex, at: found.index, length: found[0].length }] : [];
  });
  const [first] = named.toSorted((one, other) => one.at - other.at || other.length - one.length);
  return first?.hex;
}

/** Palettes that suit a trade where nobody asks for a colour: themes, and colours of ours. */
export const FITTING: Partial<Record<MotifId, readonly string[]>> = {
  still: ['slate', 'stone'],
  window: ['iris', 'blue', 'petrol'],
  bakery: ['terracotta', 'brown', 'coral'],
  kitchen: ['terracotta', 'wine', 'orchard'],
  table: ['terracotta', 'wine', 'orchard'],
  feast: ['terracotta', 'wine', 'rust'],
  pizzeria: ['terracotta', 'red', 'orchard'],
  fries: ['coral', 'rust', 'red'],
  icecream: ['coral', 'rose', 'mint'],
  cellar: ['wine', 'terracotta', 'brown'],
  market: ['orchard', 'forest', 'terracotta'],
  garden: ['orchard', 'forest', 'emerald'],
  forest: ['forest', 'orchard'],
  farming: ['orchard', 'forest', 'brown'],
  outdoors: ['orchard', 'forest', 'petrol'],
  wildlife: ['orchard', 'forest', 'petrol'],
  toilets: ['orchard', 'forest', 'mint'],
  beach: ['lagoon', 'petrol', 'blue'],
  harbour: ['lagoon', 'navy', 'petrol'],
  swim: ['lagoon', 'blue', 'petrol'],
  carwash: ['lagoon', 'blue', 'petrol'],
  cleaning: ['lagoon', 'blue', 'mint'],
  driving: ['blue', 'navy', 'lagoon'],
  transit: ['navy', 'petrol', 'blue'],
  freight: ['navy', 'petrol', 'iris'],
  moving: ['petrol', 'navy', 'terracotta'],
  motor: ['navy', 'red', 'slate'],
  repairs: ['blue', 'petrol', 'navy'],
  bicycle: ['petrol', 'emerald', 'coral'],
  smith: ['brown', 'slate', 'rust'],
  metal: ['slate', 'rust', 'navy'],
  building: ['rust', 'slate', 'terracotta'],
  workshop: ['brown', 'terracotta', 'orchard'],
  strings: ['brown', 'wine', 'terracotta'],
  music: ['wine', 'iris', 'plum'],
  band: ['wine', 'plum', 'iris'],
  vows: ['wine', 'rose', 'orchard'],
  circus: ['red', 'coral', 'iris'],
  race: ['blue', 'coral', 'emerald'],
  ball: ['blue', 'emerald', 'navy'],
  sport: ['blue', 'coral', 'navy'],
  birth: ['sage', 'lavender', 'lagoon'],
  children: ['coral', 'lagoon', 'lavender'],
  care: ['lagoon', 'petrol', 'sage'],
  pharmacy: ['emerald', 'lagoon', 'sage'],
  optics: ['navy', 'petrol', 'iris'],
  office: ['navy', 'petrol', 'slate'],
  condo: ['navy', 'petrol', 'iris'],
  study: ['navy', 'iris', 'wine'],
  lessons: ['iris', 'blue', 'coral'],
  webinar: ['iris', 'navy', 'petrol'],
  coding: ['iris', 'emerald', 'petrol'],
  kennel: ['petrol', 'terracotta', 'lagoon'],
  cattery: ['plum', 'petrol', 'terracotta'],
  paws: ['petrol', 'terracotta', 'orchard'],
  beauty: ['rose', 'lilac', 'terracotta'],
  rooms: ['orchard', 'petrol', 'terracotta'],
  giving: ['petrol', 'coral', 'blue'],
};

/** Colours by their English names, for which a palette is derived. */
export const COLOURS: Readonly<Record<string, string>> = {
  blue: '#1f5fbf',
  navy: '#1b365d',
  petrol: '#0f5a66',
  purple: '#6a3d9a',
  violet: '#6446b5',
  lavender: '#6f5fa8',
  lilac: '#7d5ba6',
  red: '#b42a2a',
  burgundy: '#7b1e3a',
  wine: '#7b1e3a',
  pink: '#b83a73',
  rose: '#b04a66',
  brown: '#76472a',
  gold: '#8a6414',
  mustard: '#8a6414',
  mint: '#1b7a5e',
  emerald: '#0f6b4f',
  sage: '#55695a',
  forest: '#1d4a2e',
  rust: '#98461f',
  plum: '#5b2a4c',
  slate: '#46525f',
  stone: '#5a5550',
};

/** Names of colours that a theme of ours answers. */
export const THEME_COLOURS: ReadonlySet<string> = new Set(
  'lime green olive sage indigo coral orange terracotta cream beige sand turquoise teal cyan yellow gray grey'.split(
    ' ',
  ),
);

/** Colours and moods that a theme of ours answers. */
export const NAMED_THEMES: Readonly<Record<string, readonly ThemeId[]>> = {
  dark: ['midnight', 'volt'],
  black: ['midnight', 'volt'],
  night: ['midnight'],
  neon: ['volt'],
  lime: ['volt'],
  green: ['orchard'],
  olive: ['orchard'],
  sage: ['orchard'],
  indigo: ['iris'],
  coral: ['coral'],
  orange: ['terracotta'],
  terracotta: ['terracotta'],
  earth: ['terracotta'],
  earthy: ['terracotta'],
  cream: ['terracotta'],
  beige: ['terracotta', 'gallery'],
  sand: ['terracotta', 'gallery'],
  turquoise: ['lagoon'],
  teal: ['lagoon'],
  cyan: ['lagoon'],
  sea: ['lagoon'],
  yellow: ['coral'],
  white: ['iris', 'lagoon'],
  light: ['iris', 'lagoon', 'orchard'],
  airy: ['iris', 'lagoon'],
  clean: ['iris', 'lagoon', 'gallery'],
  bright: ['iris', 'coral', 'lagoon'],
  gray: ['gallery'],
  grey: ['gallery'],
  minimal: ['gallery'],
  minimalist: ['gallery'],
  monochrome: ['gallery'],
  natural: ['orchard', 'terracotta'],
  rustic: ['terracotta', 'orchard'],
  pastel: ['coral', 'lagoon'],
  modern: ['iris', 'lagoon'],
};

/** Words that keep a page light, whatever else is said. */
export const LIGHT: ReadonlySet<string> = new Set(['light', 'white', 'airy', 'bright', 'pastel']);
