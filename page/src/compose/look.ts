import type { CorrectedFacts } from '@landfall/shared/contracts';
import type { MotifId } from '../sections/art.ts';
import { brandPaletteId } from '../sections/brand-palette.ts';
import type { PageModel } from '../sections/model.ts';
import type { Seeded } from '../sections/seeded.ts';
import type { Mood } from '../sections/theme.ts';
import { THEMES, type ThemeId } from '../sections/themes.ts';
import type { TypePairId } from '../sections/type-pairs.ts';
import { COLOURS, FITTING, LIGHT, NAMED_THEMES, shadeIn, THEME_COLOURS } from './colours.ts';
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

/** Trades whose pages speak plainly, in letters without serifs. */
const PLAIN_TRADES: ReadonlySet<MotifId> = new Set([
  'transit',
  'freight',
  'driving',
  'carwash',
  'motor',
  'moving',
  'repairs',
  'metal',
  'building',
  'cleaning',
  'coding',
  'webinar',
  'race',
  'ball',
  'swim',
  'sport',
  'fries',
  'toilets',
]);
const PLAIN_LETTERS: readonly TypePairId[] = ['modern', 'geometric', 'friendly', 'technical'];
/** What is quiet is set in letters that are. */
const QUIET_LETTERS: readonly TypePairId[] = ['literary', 'editorial', 'modern'];

interface Looks {
  asked: string[];
  refused: string[];
  moods: Mood[];
  /** Whether a mood is wished for the looks, not only for the tone. */
  hasLook: boolean;
  /** A shade that is asked for by its name. */
  shade: string | undefined;
  isDark: boolean;
}

/** What speaks of a colour, so that a shade in it is the page's. */
const OF_COLOUR =
  /(?<!\p{L})(?:colou?rs?|farb\p{L}*|colore?s?|couleurs?|colori|cor(?:es)?|kleur\p{L}*|kolor\p{L}*|barw\p{L}*|tons?|tonos?|toni|tint\p{L}*|palett\p{L}*|palet\p{L}*)(?!\p{L})/iu;
const REFUSES =
  /(?<!\p{L})(?:no|not|don['’]?t|never|without|kein\p{L}*|nicht|ohne|sin|nada de|pas|sans|non|senza|niente|n[aã]o|sem|geen|niet|zonder|nie|bez|żadn\p{L}*)(?!\p{L})/iu;
/** A remark of few words that names a shade means the page's. */
const FEW_WORDS = 7;

/** The shade that is wished for in a person's own words. */
function wishedShade(wishes: CorrectedFacts['wishes']): string | undefined {
  return wishes
    .filter(({ kind, text, negated }) => {
      if (negated || REFUSES.test(text)) return false;
      if (kind === 'look') return true;
      return kind === 'other' && (OF_COLOUR.test(text) || text.split(/\s+/).length <= FEW_WORDS);
    })
    .map(({ text }) => shadeIn(text))
    .find((shade) => shade !== undefined);
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
    hasLook: MOODS.some((mood) => asked.includes(mood)),
    shade: wishedShade(wishes),
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

const SWEET: ReadonlySet<string> = new Set(['lavender', 'lilac', 'violet', 'purple']);

/** Palettes of a trade that nobody refused. */
function fittingFor(trade: MotifId | undefined, { refused }: Looks): readonly string[] {
  // The second colours of lavender are a pink and a blue.
  const isSweetRefused = refused.includes('pink') || refused.includes('blue');
  const all = ((trade && FITTING[trade]) ?? []).filter((name) => !(isSweetRefused && SWEET.has(name)));
  return all.filter(
    (name) => !refused.some((value) => value === name || NAMED_THEMES[value]?.some((id) => id === name)),
  );
}

const isTheme = (name: string): boolean => THEMES.some(({ id }) => id === name);

/** The letters of a page: as its moods ask, else as its trade is spoken of. */
function lettersFor({ moods, hasLook }: Looks, trade: MotifId | undefined): readonly TypePairId[] {
  const [mood] = moods;
  if (trade === 'still') return QUIET_LETTERS;
  if (trade && !hasLook && PLAIN_TRADES.has(trade)) return PLAIN_LETTERS;
  return mood ? LETTERS[mood] : Object.values(LETTERS).flat();
}

/**
 * The palette and the letters of a page: the brand's, save where a colour is asked for; else as they are wished, else as
 * its trade, its tone and its own words decide. `trade` is what the page's drawing is of.
 */
export function themeFor(
  wishes: CorrectedFacts['wishes'],
  random: Seeded,
  brand: PageBrand = {},
  trade?: MotifId,
): PageModel['theme'] {
  const looks = looksOf(wishes);
  const theme = random.pick(suited(looks));
  const isNamed = looks.asked.some((value) => NAMED_THEMES[value] !== undefined);
  const named = looks.asked.map((value) => (HEX.test(value) ? value : COLOURS[value])).find((hex) => hex !== undefined);
  const colour = looks.asked.find((value) => HEX.test(value)) ?? looks.shade ?? named;
  const isFree = !isNamed && !looks.hasLook && !looks.isDark && colour === undefined;
  const fitting = isFree ? fittingFor(trade, looks) : [];
  const fit = fitting.length > 0 ? random.pick(fitting) : undefined;
  const unasked = fit === undefined && looks.moods.length === 0 && !isNamed && random.next() < 0.4;
  const shade =
    unasked && looks.refused.length === 0 && !looks.isDark ? random.pick(Object.values(COLOURS)) : undefined;
  const own = colour ?? (fit && COLOURS[fit]) ?? shade;
  const themed = fit && isTheme(fit) ? fit : theme.id;
  const palette = own ? brandPaletteId(own, looks.isDark) : themed;
  const letters = lettersFor(looks, trade);
  const isOfTheme = !own && themed === theme.id && letters.includes(theme.type) && random.next() >= 0.4;
  const type = isOfTheme ? theme.type : random.pick(letters);
  const asksForColour = colour !== undefined || looks.asked.some((value) => THEME_COLOURS.has(value));
  return { palette: (asksForColour ? undefined : brand.palette) ?? palette, type: brand.type ?? type };
}
