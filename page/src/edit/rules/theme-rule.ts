import type { PageOutline } from '@landfall/shared/contracts';
import { darkBrand, isBrandPalette, lightBrand } from '../../sections/brand-palette.ts';
import type { Theme } from '../../sections/theme.ts';
import { knownTheme, THEMES, themeOf } from '../../sections/themes.ts';
import { TYPE_PAIR_IDS } from '../../sections/type-pairs.ts';
import type { Rule, RuleAnswer } from './rule.ts';
import { COLOURS, type Colour, LETTERS, type Letters, type RuleWords } from './rule-words.ts';

/** An instruction about the looks of a page is short; a longer one is about what it says. */
const MOST_WORDS = 12;

/** Degrees on the circle of colours. */
const HUES: Readonly<Record<Exclude<Colour, 'grey'>, number>> = {
  red: 348,
  orange: 18,
  yellow: 72,
  green: 100,
  turquoise: 178,
  blue: 222,
  navy: 226,
  purple: 268,
};
const [WARM, COOL] = [18, 190];

interface Tone {
  hue: number;
  /** 0 to 1. */
  strength: number;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

function toneOf(hex: string): Tone {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range === 0) return { hue: 0, strength: 0 };
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: (sixth * 60 + 360) % 360, strength: range };
}

const apart = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));
const lightness = (hex: string) => channels(hex).reduce((sum, part) => sum + part, 0) / 3;

/** What tells a palette from the others. */
const described = ({ id, palette }: Pick<Theme, 'id' | 'palette'>) => ({
  id,
  isDark: lightness(palette.background) < 0.5,
  light: lightness(palette.background),
  ...toneOf(palette.primary),
});
type Look = ReturnType<typeof described>;

const LOOKS: readonly Look[] = THEMES.map(described);
const nearest = (looks: readonly Look[], distance: (look: Look) => number): Look | undefined =>
  looks.toSorted((one, other) => distance(one) - distance(other))[0];

/** The palette for a colour that is asked for by its name. */
function ofColour(colour: Colour, now: Look): Look | undefined {
  if (colour === 'grey') return nearest(LOOKS, ({ strength }) => strength);
  const looks = colour === 'navy' ? LOOKS.filter(({ isDark }) => isDark) : LOOKS;
  const unlike = (look: Look) => (look.isDark === now.isDark || colour === 'navy' ? 0 : 15);
  return nearest(
    looks.filter(({ strength }) => strength > 0.12),
    (look) => apart(look.hue, HUES[colour]) + unlike(look),
  );
}

function towards(hue: number, now: Look): Look | undefined {
  const others = LOOKS.filter(({ isDark, strength }) => isDark === now.isDark && strength > 0.12);
  const best = nearest(others, (look) => apart(look.hue, hue));
  return best && apart(best.hue, hue) < apart(now.hue, hue) ? best : undefined;
}

/** A brand stays itself: only its ground changes. */
const ofBrand = (id: string): Look | undefined => (knownTheme(id) ? described(themeOf(id)) : undefined);

function darkerThan(now: Look): Look | undefined {
  if (isBrandPalette(now.id)) return ofBrand(darkBrand(now.id));
  return nearest(
    LOOKS.filter(({ isDark }) => isDark),
    ({ hue }) => apart(hue, now.hue),
  );
}

function lighterThan(now: Look): Look | undefined {
  if (isBrandPalette(now.id) && now.isDark) return ofBrand(lightBrand(now.id));
  return nearest(
    LOOKS.filter(({ isDark, light }) => !isDark && light > now.light),
    ({ hue }) => apart(hue, now.hue),
  );
}

const after = <T>(all: readonly T[], one: T): T | undefined => all[(all.indexOf(one) + 1) % all.length];

/** Type pairs by the word that people use; the first one that there is. */
const PAIRS: Readonly<Record<Letters, readonly string[]>> = {
  modern: ['modern'],
  editorial: ['editorial'],
  technical: ['technical'],
  friendly: ['friendly'],
};

function changed(theme: PageOutline['theme'], part: Partial<PageOutline['theme']> | null): RuleAnswer {
  const wanted = { ...theme, ...part };
  if (part === null || (wanted.palette === theme.palette && wanted.type === theme.type)) return { problem: 'already' };
  return { operations: [{ op: 'theme', ...wanted }] };
}

const termsOf = (words: RuleWords): string[] => [
  ...[words.otherType, words.otherColours, words.darker, words.lighter, words.warmer, words.cooler].flat(),
  ...Object.values(words.types).flat(),
  ...Object.values(words.colours).flat(),
];

/** "Darker", "warmer", "blue", "another typeface": another palette or other letters for the whole page. */
export const themeRule: Rule = ({ phrase, words, outline: { theme }, selected }) => {
  if (phrase.words.length > MOST_WORDS || phrase.quoted.length > 0) return null;
  // "Mention our dark chocolate" is about something else.
  if (!phrase.saysOnly([...termsOf(words), ...words.fillers])) return null;
  const now = described(themeOf(theme.palette));
  const palette = (look: Look | undefined) => changed(theme, look ? { palette: look.id } : null);
  const choose = (): RuleAnswer | null => {
    if (phrase.has(words.otherType)) {
      const type = after<string>(TYPE_PAIR_IDS, theme.type);
      return changed(theme, type ? { type } : null);
    }
    const letters = LETTERS.find((name) => phrase.has(words.types[name]));
    if (letters) {
      const type = PAIRS[letters].find((id) => (TYPE_PAIR_IDS as readonly string[]).includes(id));
      return changed(theme, type ? { type } : null);
    }
    const colour = COLOURS.toReversed().find((name) => phrase.has(words.colours[name]));
    if (colour) return palette(ofColour(colour, now));
    if (phrase.has(words.darker)) return now.isDark ? { problem: 'already' } : palette(darkerThan(now));
    if (phrase.has(words.lighter)) return palette(lighterThan(now));
    if (phrase.has(words.warmer)) return palette(towards(WARM, now));
    if (phrase.has(words.cooler)) return palette(towards(COOL, now));
    if (phrase.has(words.otherColours)) {
      return palette(LOOKS[(LOOKS.findIndex(({ id }) => id === now.id) + 1) % LOOKS.length]);
    }
    return null;
  };
  const answer = choose();
  return answer && selected ? { problem: 'whole_page' } : answer;
};
