import type { Lexicon } from '../lexicon.ts';
import type { FoundWish } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { lookWishes } from './wishes.ts';

/** "Colore: ottanio.": one colour under its label is the page's, several may be those of goods. */
export const COLOUR_ONLY =
  /^(?:colou?r|farbe|colore|couleur|cor|kleur|kolor)(?: ?[:=–-]| (?:is|es|ist|est|è|é|to)) ?\p{L}{3,20}(?:[ -]\p{L}{2,20}){0,2}[.!]?$/iu;
/** "Dunkelgrün passt zu unserem Schild." */
export const MATCHES_OURS =
  /(?<!\p{L})(?:match(?:es)?|goes with|passt zu|va con|combina con|va avec|s['’]accorde avec|sta bene con|si abbina (?:al(?:la)?|a)|past bij|pasuje do|combina com) (?:(?:our|my|unser\p{L}*|mein\p{L}*|nuestr[oa]|mi|notre|mon|(?:il |la )?nostr[oa]|ons|onze|mijn|nasz\p{L}*|(?:o |a )?noss[oa]) )(?:\p{L}+ )?(?:sign|logo|van|shop ?front|uniforms?|schild|wagen|auto|rótulo|furgoneta|enseigne|camionnette|insegna|furgone|bord|bus|szyld\p{L}*|placa|carrinha)(?!\p{L})/iu;

export const colourWishes = (text: string, lexicon: Lexicon): FoundWish[] => {
  const found = lookWishes(text, lexicon);
  return found.length > 0 ? found : [{ kind: 'look', text: tidied(text), value: '' }];
};

/** "Green obviously." */
const SURELY_SO =
  /^(?:obviously|naturally|of course|please|ideally|maybe|claro|obviamente|por supuesto|claro que sí|natürlich|selbstverständlich|évidemment|bien sûr|ovviamente|naturalmente|natuurlijk|uiteraard|oczywiście)$/iu;
/** A colour with nothing but a word of assent. */
export function isColourAlone(text: string, { colours }: Lexicon): boolean {
  const bare = text.replace(/(?<![.!])[.!]+$/, '');
  const colour = colours.map(([, names]) => names.exec(bare)?.[0]).find((found) => found !== undefined);
  return (
    colour !== undefined &&
    SURELY_SO.test(
      bare
        .replace(colour, '')
        .replace(/[,\s]+/g, ' ')
        .trim(),
    )
  );
}
