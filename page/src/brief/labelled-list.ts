import type { Context } from './context.ts';
import type { Lexicon } from './lexicon.ts';
import { pricesIn } from './prices/money.ts';
import { commasIn } from './prices/price-parts.ts';
import type { FoundFact } from './sheet.ts';
import { tidied } from './text/normalise.ts';
import { countWords, oneOf } from './text/phrases.ts';
import { isDay } from './times/hours.ts';
import { addressesIn } from './who/places.ts';
import { MONTHS } from './words/calendar.ts';
import type { HeadingRole } from './words/words.ts';

const FEWEST_ITEMS = 3;
const MOST_ITEMS = 24;
const MOST_WORDS = 11;
const MOST_WORDS_OF_LABEL = 6;
const MOST_WORDS_BESIDE_AND = 3;

/** What goes on with a sentence and is no item of a list: "if needed", "is at the back", "but only at noon". */
const GOES_ON =
  /^(?:but|so|if|because|which|who|whose|that|is|are|were|it|we|you|they|not|then|only|also|unless|pero|así|si|porque|que|es|está|son|no|entonces|sólo|solo|también|aber|wenn|weil|ist|sind|wir|sie|nicht|dann|nur|auch|außer|mais|donc|parce|qui|est|sont|nous|vous|pas|puis|seulement|aussi|ma|perché|che|è|sono|non|poi|solo|anche|mas|é|são|não|então|só|também|maar|als|omdat|dat|zijn|niet|dan|alleen|ook|ale|jeśli|bo|który|która|które|jest|są|nie|potem|tylko|też)(?![\p{L}'’])/iu;
/** A colon, an address or a second sentence: no plain list. */
const NO_LIST = /[:@!?]|https?|www\.|\p{L}{2}\. \p{L}/u;
const WORD = /\p{L}{2}/u;

const AT_TIME =
  /^(?:(?:at|um|à|a las|alle|om|às|o|from|ab|von|de|desde|dès|dalle|vanaf|od) )?\d{1,2}(?:[:.h]\d{2}| ?(?:uhr|[ap]\.?m|h|uur|hrs?)(?!\p{L}))/iu;
const IN_MONTH = new RegExp(`^\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de |of )?${oneOf([...MONTHS.keys()])}(?!\\p{L})`, 'iu');

/** Whether an item and the next one say one moment: a weekday and its date, a date and its time. */
const isMoment = (item: string, next: string, lexicon: Lexicon): boolean =>
  IN_MONTH.test(item) ? AT_TIME.test(next) : isDay(item.toLowerCase(), lexicon) && IN_MONTH.test(next);

/** The items of a list in a sentence, in their own words: "hooks, needles and tension" are three; null for no list. */
export function itemsIn(text: string, lexicon: Lexicon): string[] | null {
  const written = text.replace(/[.]$/, '');
  if (NO_LIST.test(written) || pricesIn(written, lexicon).length > 0) return null;
  const parts = partsOf(written);
  const last = parts.pop() ?? '';
  const items = [...parts, ...lastItems(last, parts.length, lexicon)].map((item) => item.trim());
  const areItems = items.every(
    (item) => WORD.test(item) && countWords(item) <= MOST_WORDS && !GOES_ON.test(item) && !lexicon.own.test(item),
  );
  // "Thursday, 2 October, 7pm" says when.
  if (items.some((item, at) => isMoment(item, items[at + 1] ?? '', lexicon))) return null;
  return areItems && items.length >= FEWEST_ITEMS && items.length <= MOST_ITEMS ? items : null;
}

/** What commas part outside brackets, or semicolons where there are any. */
function partsOf(text: string): string[] {
  const mark = text.includes('; ') ? ';' : ',';
  const cuts = commasIn(text, []).filter((at) => text.charAt(at) === mark);
  return [-1, ...cuts].map((start, at) => text.slice(start + 1, cuts[at]));
}

/** "needles and tension" at the end of a list are two items, "and tension" is one. */
function lastItems(text: string, before: number, { and, andFirst }: Lexicon): string[] {
  const last = text.trim();
  const bare = last.replace(andFirst, '');
  if (bare !== last || before === 0) return [bare];
  const [left = '', right = '', ...more] = last.split(and);
  // "Som e luz próprios" is one thing.
  const apart = Math.abs(countWords(left) - countWords(right));
  const areNames = /^\p{Lu}/u.test(left.trim()) && /^\p{Lu}/u.test(right.trim());
  const areAlike = (apart === 0 || (apart === 1 && areNames)) && countWords(left) <= MOST_WORDS_BESIDE_AND;
  return right !== '' && more.length === 0 && areAlike ? [left, right] : [last];
}

/** "Languages: German, Polish": what is read in one line. */
const ONE_LINE =
  /(?<!\p{L})(?:areas?|regions?|languages?|colou?rs?|sizes?|zonas?|idiomas?|colores|tallas|área|áreas|línguas|cores|tamanhos|zones?|secteurs?|langues|couleurs|tailles|gebiet\p{L}*|\p{L}+gebiet|sprachen|farben|größen|zona|zone|lingue|colori|taglie|werkgebied|talen|kleuren|maten|obszar|języki|kolory|rozmiary)$/iu;

/** What says only that somebody tells of themselves. */
const WHO_I_AM =
  /^(?:who (?:i am|we are)|about me|quién soy|quiénes somos|wer ich bin|über mich|qui (?:suis-je|je suis|sommes-nous)|chi (?:sono|siamo)|wie (?:ben ik|ik ben|wij zijn)|quem sou(?: eu)?|kim jestem|o mnie)$/iu;

/** A name, and the name of somebody. */
const NAME = /^\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}|\d|&|(?:de|of|van|von|di|da)(?!\p{L}))[\p{L}\d'’&.-]*){0,3}$/u;
const NAMED = /^(?:(?:Dra?|Prof|Mrs?|Ms)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){1,2}$/u;

/** What a list under a label is: a sequence, the parts of something, or what is offered; undefined where it is neither. */
function kindOf(role: HeadingRole | undefined): 'steps' | 'contents' | 'offers' | undefined {
  if (role === 'programme' || role === 'steps') return 'steps';
  if (role === 'contents') return 'contents';
  return role === undefined || role === 'offers' ? 'offers' : undefined;
}

/**
 * "You'll learn: hooks, needles and tension", "Spezialgebiete: Kinder, Implantate, Prothesen": an item each, below the
 * label. Null where it is no list, or what the label says makes something else of it.
 */
export function labelledListIn(
  label: string,
  rest: string,
  role: HeadingRole | undefined,
  { lexicon, language }: Context,
): FoundFact[] | null {
  const kind = kindOf(role);
  const isLine = kind === 'offers' && role === undefined && ONE_LINE.test(label);
  if (kind === undefined || isLine || countWords(label) > MOST_WORDS_OF_LABEL) return null;
  const items = withoutNumbers(itemsIn(rest, lexicon));
  if (!items) return null;
  const group = tidied(label);
  const isSaid = role === undefined && language !== 'de' && countWords(label) > 2;
  const areNames = isSaid && items.every((item) => NAME.test(item.trim()));
  // "Three ports use it: Gdynia, Cork and Port Chalmers", "Profe: Amaia Lasa, fotógrafa": names, and what is said of them.
  if (areNames) return [{ kind: 'proof', text: group, details: items.map(tidied) }];
  const [first = '', ...told] = items;
  if (role === undefined && NAMED.test(first.trim()) && told.every((item) => /^\s?[\p{Ll}\d]/u.test(item)))
    return [
      {
        kind: 'person',
        label: tidied(first),
        value: WHO_I_AM.test(group) ? '' : group,
        text: told.map((item) => item.trim()).join(', '),
      },
    ];
  // "Practice: 27 rue Royale, métro Rihour, bell 3"
  if (role === undefined && addressesIn(first).length > 0) return null;
  return items.map((item): FoundFact => {
    const text = tidied(item);
    const [, name = '', told = ''] = TOLD_IN_BRACKETS.exec(text) ?? [];
    if (kind === 'offers' && told.includes(' ')) return { kind: 'offer', label: name, text: tidied(told), group };
    if (kind === 'offers') return { kind: 'offer', label: text, group };
    return { kind: 'step', label: text, value: kind === 'contents' ? 'contents' : '', group };
  });
}

/** "Freya Lund (books closed till June)": what is said of an item; one word in brackets belongs to its name. */
const TOLD_IN_BRACKETS = /^([^()]{2,60}) \(([^()]{3,200})\)$/u;

const NUMBER = /^(\d{1,2})[.):]? (?=\p{L})/u;

/** "1 what to keep, 2 invoices, 3 expenses": the items without their numbers, where they are counted. */
function withoutNumbers(items: string[] | null): string[] | null {
  const isCounted = items?.every((item, at) => NUMBER.exec(item.trim())?.[1] === String(at + 1));
  return isCounted ? (items?.map((item) => item.trim().replace(NUMBER, '')) ?? null) : items;
}

const FEWEST_UNLABELLED = 4;
/** "On apporte copeaux, papier et gel": what somebody does is a sentence. */
const SOMEBODY =
  /^(?:i|you|we|they|he|she|on|nous|vous|ils|elles|je|ich|wir|sie|man|yo|nosotros|eu|nós|io|noi|si|ik|wij|we|jullie|men) \p{L}/iu;

/** "Actes de naissance, de mariage": what goes on with the first of a list. */
const OF_ITS_HEAD = /^(?:de|du|des|del|della|dei|di|do|da|dos|das|of|von|vom|van) \p{Ll}|^d['’]\p{Ll}/u;

/**
 * "3 bedrooms, 2 baths, a walled garden, a heated pool": a sentence that is nothing but a list of things, an item each;
 * null where it may be read on: "Bring boots, a coat, lunch and water".
 */
export function enumerationIn(text: string, { lexicon, first, role, group }: Context): string[] | null {
  if (first || role || group !== '' || lexicon.own.test(text) || lexicon.addressed.test(text)) return null;
  if (lexicon.calls.test(text) || lexicon.withoutFirst.test(text) || text.includes(';')) return null;
  if (SOMEBODY.test(text)) return null;
  const items = itemsIn(text, lexicon);
  const [opening = ''] = items ?? [];
  if (items?.some((item) => OF_ITS_HEAD.test(item.trim()))) return null;
  const several = items?.filter((item) => countWords(item) > 1).length ?? 0;
  const longest = Math.max(...(items ?? []).slice(1).map(countWords));
  const isList = items !== null && items.length >= FEWEST_UNLABELLED && several * 2 > items.length;
  return isList && countWords(opening) <= longest ? items.map(tidied) : null;
}
