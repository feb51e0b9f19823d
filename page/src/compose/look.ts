import type { CorrectedFacts } from '@landfall/shared/contracts';
import { brandPaletteId } from '../sections/brand-palette.ts';
import type { PageModel } from '../sections/model.ts';
import type { Seeded } from '../sections/seeded.ts';
import type { Mood } from '../sections/theme.ts';
import { THEMES, type ThemeId } from '../sections/themes.ts';
import type { TypePairId } from '../sections/type-pairs.ts';
import { COLOURS, LIGHT, NAMED_THEMES, THEME_COLOURS } from './colours.ts';
import type { PageBrand } from './page-brand.ts';

type Theme = (typeof THEMES)[number];

const DARK: ReadonlySet<ThemeId> = new Set(['midnight', 'volt']);
/** Words that ask for a dark page. */
const ASKS_DARK: ReadonlySet<string> = new Set(['dark', 'black', 'night', 'neon', 'lime']);

const MOODS: readonly Mood[] = ['warm', 'fresh', 'bold', 'calm', 'tech', 'elegant', 'playful'];
const MOODS_OF_TONE: Readonly<Record<string, readonly Mood[]>> = {
  formal: ['elegant', 'calm'],
  informal: ['fresh', 'playful'],
  warm: ['warm'],
  playful: ['playful'],
  sober: ['elegant', 'calm'],
  short: ['bold'],
};

const LETTERS: Readonly<Record<Mood, readonly TypePairId[]>> = {
  warm: ['editorial', 'literary', 'friendly'],
  fresh: ['friendly', 'geometric', 'modern'],
  bold: ['technical', 'friendly', 'modern'],
  calm: ['literary', 'modern', 'editorial'],
  tech: ['technical', 'modern', 'geometric'],
  elegant: ['classic', 'elegant', 'editorial'],
  playful: ['rounded', 'friendly', 'geometric'],
};

const HEX = /^#[0-9a-f]{6}$/;

interface Looks {
  asked: string[];
  refused: string[];
  moods: Mood[];
  isDark: boolean;
}

// A dark colour, which is no dark page.
const DARK_COLOUR =
  /dark[ -](?:blue|green|red|purple|brown|grey|gray)|dunkel(?:blau|grün|rot|lila|braun|grau)|(?:azul|verde|rojo|marrón|vermelho|castanho) (?:oscuro|escuro)|(?:bleu|vert|rouge|marron|gris) (?:foncé|sombre)|(?:blu|verde|rosso|marrone) scuro|donker(?:blauw|groen|rood|paars|bruin)|ciemno(?:niebiesk|zielon|czerwon|fiolet|brąz)/iu;

/** What the person says of the page's looks, and of its tone. */
function looksOf(wishes: CorrectedFacts['wishes']): Looks {
  const of = (kind: string, isNegated: boolean) =>
    wishes
      .filter((wish) => wish.kind === kind && wish.negated === isNegated)
      .flatMap(({ value }) => value.toLowerCase().split(/[\s,/]+/))
      .filter((value) => value !== '');
  const asked = of('look', false);
  const isColour = wishes.some(({ kind, text }) => kind === 'look' && DARK_COLOUR.test(text));
  const tones = of('tone', false).flatMap((tone) => MOODS_OF_TONE[tone] ?? []);
  return {
    asked,
    refused: of('look', true),
    moods: [...MOODS.filter((mood) => asked.includes(mood)), ...tones],
    isDark: !isColour && asked.some((value) => ASKS_DARK.has(value)) && !asked.some((value) => LIGHT.has(value)),
  };
}

function scoreOf(theme: Theme, { asked, refused, moods, isDark }: Looks): number {
  const own: readonly string[] = theme.moods;
  const named = asked.filter((value) => NAMED_THEMES[value]?.includes(theme.id)).length * 12;
  const mood = moods.filter((value) => own.includes(value)).length * 3;
  const isRefused = refused.some((value) => own.includes(value) || NAMED_THEMES[value]?.includes(theme.id));
  const shade = DARK.has(theme.id) === isDark ? 0 : -60;
  return named + mood + shade - (isRefused ? 40 : 0);
}

/** Themes that answer a wish best, as far as one is made; a page without a wish has any light one. */
function suited(looks: Looks): Theme[] {
  const scored = THEMES.map((theme) => ({ theme, score: scoreOf(theme, looks) }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= best - 1).map(({ theme }) => theme);
}

/** The palette and the letters of a page: the brand's, save where a colour is asked for; else as they are wished, else as its tone and its own words decide. */
export function themeFor(wishes: CorrectedFacts['wishes'], random: Seeded, brand: PageBrand = {}): PageModel['theme'] {
  const looks = looksOf(wishes);
  const theme = random.pick(suited(looks));
  const isNamed = looks.asked.some((value) => NAMED_THEMES[value] !== undefined);
  const colour = looks.asked
    .map((value) => (HEX.test(value) ? value : COLOURS[value]))
    .find((hex) => hex !== undefined);
  const unasked = looks.moods.length === 0 && !isNamed && random.next() < 0.4;
  const shade =
    unasked && looks.refused.length === 0 && !looks.isDark ? random.pick(Object.values(COLOURS)) : undefined;
  const own = colour ?? shade;
  const palette = own ? brandPaletteId(own, looks.isDark) : theme.id;
  const [mood] = looks.moods;
  const letters = mood ? LETTERS[mood] : Object.values(LETTERS).flat();
  const type = own || random.next() < 0.4 ? random.pick(letters) : theme.type;
  const asksForColour = colour !== undefined || looks.asked.some((value) => THEME_COLOURS.has(value));
  return { palette: (asksForColour ? undefined : brand.palette) ?? palette, type: brand.type ?? type };
}
