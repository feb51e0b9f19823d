import { labelled, roleOf } from '../headings.ts';
import type { Lexicon } from '../lexicon.ts';
import { sumsIn } from '../prices/money.ts';
import { FIGURES } from '../remarks/writer-score.ts';
import { countWords } from '../text/phrases.ts';
import { PLACED } from '../words/any-language.ts';
import { PRICED_BY_PAGE } from '../words/plainly-told.ts';
import { uncovered } from './page-wishes.ts';

const NUMBERED_PART =
  /^(?:section|abschnitt|sektion|sección|seccion|section|sezione|secção|seção|sectie|sekcja|block|bloque|bloc|blocco|bloco|blok) ?\d{1,2} ?[–—:.-]? ?/iu;

/** A text that says where on the page something stands, without the place: "Section 2 - prices", "Then the prices". */
export function withoutPlace(text: string, lexicon: Lexicon): string {
  const bare = text.replace(NUMBERED_PART, '').replace(PLACED, '').trim();
  return bare === text ? text : bare.replace(lexicon.articles, '').trim();
}

/** "Headline: Woven by hand", "Then the prices: ...": the label is for the writer, and what follows for visitors. */
export function placedText(text: string, lexicon: Lexicon): { place: string; rest: string } | null {
  const parts = labelled(text);
  if (!parts || lexicon.button.test(parts.label) || roleOf(parts.label, lexicon)) return null;
  const bare = withoutPlace(parts.label, lexicon);
  // "Infantil: 95 €" is what costs it.
  const isPriced = sumsIn(parts.rest)[0]?.index === 0;
  if (text.search(PRICED_BY_PAGE) >= 0) return null;
  if (isPriced && (!lexicon.pageThing.test(parts.label) || lexicon.lookWord.test(parts.label))) return null;
  const placed = bare !== parts.label;
  const thing = lexicon.thing.test(bare) && uncovered(bare, lexicon) <= 1 && bare.split(' ').length <= 4;
  if (!(placed || thing) || lexicon.own.test(parts.label) || /\d{3}|[€£$]/.test(parts.label)) return null;
  return { place: parts.label, rest: placed && roleOf(bare, lexicon) ? `${bare}: ${parts.rest}` : parts.rest };
}

/** "Below that a picture of the mill", "at the bottom our address": a part of the page and its place. */
export function tellsPlace(text: string, lexicon: Lexicon): boolean {
  const place = PLACED.exec(text);
  if (!place) return false;
  const rest = text.slice(place[0].length).trim();
  const noun = rest.split(/[,.;:]/)[0] ?? '';
  // "Next dates are 10-11 May" tells visitors when.
  if (/[€£$]/.test(text) || FIGURES.test(noun)) return false;
  const opens = noun.split(' ', 4).join(' ');
  const part =
    lexicon.pageThing.test(opens) ||
    lexicon.pictures.test(opens) ||
    roleOf(noun.replace(lexicon.articles, '').trim(), lexicon);
  return Boolean(part) && countWords(noun) <= 9;
}
