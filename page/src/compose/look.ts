import type { CorrectedFacts } from '@landfall/shared/contracts';
import type { PageModel } from '../sections/model.ts';
import type { Seeded } from '../sections/seeded.ts';
import type { Mood } from '../sections/theme.ts';
import { THEMES, type ThemeId } from '../sections/themes.ts';
import { TYPE_PAIR_IDS } from '../sections/type-pairs.ts';

/** Colours by their English names, and the themes that answer. */
const COLOURS: Readonly<Record<string, readonly ThemeId[]>> = {
  dark: ['midnight', 'volt'],
  black: ['volt', 'midnight'],
  night: ['midnight'],
  navy: ['midnight', 'iris'],
  green: ['orchard', 'lagoon'],
  olive: ['orchard'],
  mint: ['lagoon'],
  blue: ['iris'],
  purple: ['iris'],
  violet: ['iris'],
  lavender: ['iris'],
  lilac: ['iris'],
  red: ['coral', 'terracotta'],
  pink: ['coral'],
  coral: ['coral'],
  orange: ['terracotta', 'coral'],
  terracotta: ['terracotta'],
  earth: ['terracotta'],
  earthy: ['terracotta'],
  cream: ['terracotta', 'gallery'],
  beige: ['terracotta', 'gallery'],
  sand: ['terracotta', 'gallery'],
  brown: ['terracotta'],
  gold: ['terracotta', 'gallery'],
  turquoise: ['lagoon'],
  teal: ['lagoon'],
  cyan: ['lagoon'],
  sea: ['lagoon'],
  yellow: ['coral'],
  lime: ['volt'],
  neon: ['volt'],
  white: ['iris', 'lagoon', 'gallery'],
  light: ['iris', 'lagoon', 'orchard', 'gallery'],
  airy: ['lagoon', 'iris', 'gallery'],
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

const DARK: ReadonlySet<ThemeId> = new Set(['midnight', 'volt']);
/** Words that ask for a dark page. */
const ASKS_DARK: ReadonlySet<string> = new Set(['dark', 'black', 'night', 'neon', 'lime', 'navy']);

const MOODS: ReadonlySet<string> = new Set(['warm', 'fresh', 'bold', 'calm', 'tech', 'elegant', 'playful']);
const MOODS_OF_TONE: Readonly<Record<string, readonly Mood[]>> = {
  formal: ['elegant', 'calm'],
  informal: ['fresh', 'playful'],
  warm: ['warm'],
  playful: ['playful'],
  sober: ['elegant', 'calm'],
  short: ['bold'],
};

/** The palette and the letters of a page: as they are wished, else as its tone and its own words decide. */
export function themeFor(wishes: CorrectedFacts['wishes'], random: Seeded): PageModel['theme'] {
  const looks = wishes
    .filter(({ kind }) => kind === 'look')
    .map(({ value, negated }) => ({ value: value.toLowerCase().trim(), negated }));
  const asked = looks.filter(({ negated }) => !negated).map(({ value }) => value);
  const refused = looks.filter(({ negated }) => negated).map(({ value }) => value);
  const tones = wishes
    .filter(({ kind, negated }) => kind === 'tone' && !negated)
    .flatMap(({ value }) => MOODS_OF_TONE[value] ?? []);
  const isDark = asked.some((value) => ASKS_DARK.has(value));
  const scored = THEMES.map((theme) => {
    const moods: readonly string[] = theme.moods;
    const colour = asked.reduce((sum, value) => {
      const at = COLOURS[value]?.indexOf(theme.id) ?? -1;
      return at < 0 ? sum : sum + 12 - at;
    }, 0);
    const mood = asked.filter((value) => MOODS.has(value) && moods.includes(value)).length * 4;
    const tone = tones.filter((value) => moods.includes(value)).length * 1.5;
    const away = refused.some((value) => COLOURS[value]?.includes(theme.id) || moods.includes(value)) ? -40 : 0;
    const shade = DARK.has(theme.id) !== isDark ? (isDark ? 0 : -30) : isDark ? 8 : 0;
    return { theme, score: colour + mood + tone + away + shade + random.next() * 3 };
  }).toSorted((one, other) => other.score - one.score);
  const theme = scored[0]?.theme ?? THEMES[0];
  return { palette: theme.id, type: random.next() < 0.7 ? theme.type : random.pick(TYPE_PAIR_IDS) };
}
