import { type Lexicon, lexiconOf } from '../lexicon.ts';
import {
  ARTICLES_OF_NAMES,
  BEFORE_PLACES,
  FOLLOWS_NAMES,
  LEADS_TO_NAMES,
  OPENS_SENTENCES,
  RUNS,
  SMALL_IN_NAMES,
  SPEAKS_OF_SELF,
} from '../words/naming.ts';
import { PRODUCT } from '../words/products.ts';
import { isSpelled, joined, ownAddresses } from './own-address.ts';
import { bareOf, endsWith, phraseKeys, type Token, tokensOf } from './tokens.ts';

/** Where a name may stand: from one word of the text to another. */
export interface Place {
  first: number;
  last: number;
}

/** What may be the name of what a text is about, wherever it stands there. */
export interface Candidate {
  text: string;
  places: Place[];
}

const bareSet = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(bareOf));
export const SMALL = bareSet(SMALL_IN_NAMES);
export const ARTICLES = bareSet(ARTICLES_OF_NAMES);
export const PLACES = bareSet(BEFORE_PLACES);
export const OPENERS = bareSet(OPENS_SENTENCES);
export const SELF = phraseKeys(SPEAKS_OF_SELF);
export const RUN = phraseKeys(RUNS);
export const FOLLOWS = phraseKeys(FOLLOWS_NAMES);
const LEADS = phraseKeys(LEADS_TO_NAMES);
/** Whether a word says what kind of thing it is. */
export const isKind = (word: string, lexicon: Lexicon): boolean =>
  PRODUCT.test(word) || lexicon.local.test(word) || lexicon.events.test(word);

const called = new Map<string, ReadonlySet<string>>();

/** What leads to a name in a language: "called", "se llama". */
export function calledIn(language: string): ReadonlySet<string> {
  const known = called.get(language) ?? new Set([...phraseKeys(lexiconOf(language).words.named), ...LEADS]);
  called.set(language, known);
  return known;
}

const MOST_WORDS = 8;
const MOST_SMALL = 3;
const MOST_BEHIND_CUE = 6;
const MOST_SPELLED = 5;
const MOST_BEFORE = 4;
const FIRST_LINES = 6;
/** Words of a text that are looked at. */
const MOST_TOKENS = 2000;
const QUOTED = /["“„«‘]([^"“”„«»\n]{2,80})["”“»’]|(?<=^|[\s(])['‘]([^'’\n]{2,60})['’](?=$|[\s,.;:)!?])/gu;

/** The runs of words with a capital, and small words between them, within one segment. */
function* capitalRuns(tokens: readonly Token[], from: number, to: number): Generator<Place> {
  let at = from;
  while (at <= to) {
    if (!tokens[at]?.isCapital) {
      at += 1;
      continue;
    }
    let last = at;
    for (let next = at + 1; next <= to; next += 1) {
      if (tokens[next]?.isCapital) last = next;
      else if (!SMALL.has(tokens[next]?.bare ?? '') || next - last > MOST_SMALL) break;
    }
    yield { first: at, last };
    at = last + 1;
  }
}

/** A run, and what is left of it without its first words or behind a small word within it. */
function* partsOfRun(tokens: readonly Token[], { first, last }: Place): Generator<Place> {
  yield { first, last };
  if (first < last && (OPENERS.has(tokens[first]?.bare ?? '') || ARTICLES.has(tokens[first]?.bare ?? ''))) {
    const next = tokens.findIndex((token, at) => at > first && at <= last && token.isCapital);
    if (next > 0) yield { first: next, last };
  }
  for (let at = first + 1; at < last; at += 1) {
    const isSmall = !tokens[at]?.isCapital;
    if (isSmall && tokens[at - 1]?.isCapital) yield { first, last: at - 1 };
    if (isSmall && tokens[at + 1]?.isCapital) yield { first: at + 1, last };
    if (isSmall && ARTICLES.has(tokens[at]?.bare ?? '') && tokens[at + 1]?.isCapital) yield { first: at, last };
  }
  const before = tokens[first - 1];
  if (before && tokens[first]?.mark === 'space' && ARTICLES.has(before.bare)) yield { first: first - 1, last };
}

/** A kind of thing in small letters before a name: "taller de cerámica Barro y Sal". */
function* withKind(tokens: readonly Token[], { first, last }: Place, lexicon: Lexicon): Generator<Place> {
  for (let at = first - 1; at >= Math.max(0, first - MOST_BEFORE); at -= 1) {
    if (tokens[at + 1]?.mark !== 'space') return;
    if (isKind(tokens[at]?.text ?? '', lexicon)) yield { first: at, last };
  }
}

function* behindCue(tokens: readonly Token[], at: number): Generator<Place> {
  for (let last = at; last < at + MOST_BEHIND_CUE; last += 1) {
    const token = tokens[last];
    if (!token || (last > at && token.mark !== 'space')) return;
    if (!SMALL.has(token.bare) || token.isCapital) yield { first: at, last };
  }
}

function* quotedIn(text: string, tokens: readonly Token[]): Generator<Place> {
  for (const { index, 0: whole } of text.matchAll(QUOTED)) {
    const first = tokens.findIndex(({ start }) => start >= index);
    const last = tokens.findLastIndex(({ end }) => end <= index + whole.length);
    if (first < 0 || last < first || last - first >= MOST_WORDS + 2) continue;
    yield { first, last };
    // 'Escape room "Zegarmistrz"': a kind, and its name in quotation marks.
    const segment = tokens[first - 1]?.segment;
    const kind = tokens.findIndex((token) => token.segment === segment);
    if (tokens[first - 1]?.line === tokens[first]?.line && first - kind <= MOST_BEFORE) yield { first: kind, last };
  }
}

function* spelledIn(text: string, tokens: readonly Token[]): Generator<Place> {
  const addresses = ownAddresses(text);
  if (addresses.length === 0) return;
  for (const first of tokens.keys())
    for (let last = first; last < first + MOST_SPELLED; last += 1) {
      const token = tokens[last];
      if (!token || (last > first && token.mark !== 'space')) break;
      const words = tokens.slice(first, last + 1).map((each) => each.text);
      if (joined(words).some((spelled) => addresses.some((address) => isSpelled(spelled, address))))
        yield { first, last };
    }
}

/** The first lines as they are, with the marks within them. */
function* wholeLines(tokens: readonly Token[]): Generator<Place> {
  let first = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.line > FIRST_LINES) return;
    if (tokens[at + 1]?.line === token.line) continue;
    if (at - first < MOST_WORDS + 2) yield { first, last: at };
    first = at + 1;
  }
}

function* placesIn(text: string, tokens: readonly Token[], language: string): Generator<Place> {
  const cues = calledIn(language);
  const lexicon = lexiconOf(language);
  let first = 0;
  for (const [at, token] of tokens.entries()) {
    if (endsWith(tokens, at, cues) > 0 || endsWith(tokens, at, SELF) > 0 || endsWith(tokens, at, RUN) > 0)
      yield* behindCue(tokens, at);
    if (tokens[at + 1]?.segment === token.segment) continue;
    if (at - first < MOST_WORDS) yield { first, last: at };
    for (const run of capitalRuns(tokens, first, at)) {
      if (run.last - run.first < MOST_WORDS) yield* partsOfRun(tokens, run);
      yield* withKind(tokens, run, lexicon);
    }
    const town = tokens.findIndex(({ bare }, index) => index > first && index <= at && PLACES.has(bare));
    if (town > first && town - first < MOST_WORDS) yield { first, last: town - 1 };
    first = at + 1;
  }
  yield* wholeLines(tokens);
  yield* quotedIn(text, tokens);
  yield* spelledIn(text, tokens);
}

const capitalsIn = (text: string): number =>
  text === text.toUpperCase() ? 0 : (text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0);

const CLOSES: Readonly<Record<string, string>> = { '“': '”', '„': '“”"', '«': '»', '(': ')', '[': ']' };

/** Words as they are written, with the mark that closes one within them; empty where it is not closed there. */
function writtenAt(text: string, words: readonly Token[]): string {
  const last = words.at(-1);
  // "Griffloch e. V."
  const isShortened = last?.text.length === 1 && text.charAt(last.end) === '.' && /^\p{Lu}/u.test(last.text);
  const written = text.slice(words[0]?.start, isShortened ? last.end + 1 : last?.end);
  const opened = [...written].findLast((letter) => letter in CLOSES || letter === '"') ?? '';
  const closes = opened === '"' ? '"' : (CLOSES[opened] ?? '');
  const isOpen =
    opened === '"'
      ? written.split('"').length % 2 === 0
      : opened !== '' && ![...closes].some((mark) => written.slice(written.lastIndexOf(opened) + 1).includes(mark));
  const next = text.charAt(words.at(-1)?.end ?? 0);
  if (isOpen) return next !== '' && closes.includes(next) ? `${written}${next}` : '';
  return opened === '' && /[”»)\]]/.test(written) ? '' : written;
}

/** Everything in a text that may be the name of what it is about, with the words of the text. */
export function candidatesIn(text: string, language: string): { candidates: Candidate[]; tokens: Token[] } {
  const tokens = tokensOf(text).slice(0, MOST_TOKENS);
  const found = new Map<string, Candidate>();
  for (const place of placesIn(text, tokens, language)) {
    const words = tokens.slice(place.first, place.last + 1);
    const key = words.map(({ bare }) => bare).join(' ');
    if (!/\p{L}{2}/u.test(key) || words.some(({ mark }, at) => at > 0 && mark === 'contact')) continue;
    const written = writtenAt(text, words);
    if (written === '') continue;
    const known = found.get(key);
    if (!known) found.set(key, { text: written, places: [place] });
    else {
      if (capitalsIn(written) > capitalsIn(known.text)) known.text = written;
      if (!known.places.some(({ first, last }) => first === place.first && last === place.last))
        known.places.push(place);
    }
  }
  return { candidates: [...found.values()], tokens };
}
