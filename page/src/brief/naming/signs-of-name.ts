import { type Lexicon, lexiconOf } from '../lexicon.ts';
import { isCounty, isRegion } from '../names.ts';
import { isMailLine } from '../text/mail.ts';
import { folded } from '../text/normalise.ts';
import { MONTHS, WEEKDAY_NAMES } from '../words/calendar.ts';
import { GREETINGS } from '../words/greetings.ts';
import {
  AND_WORDS,
  BEFORE_PERSONS,
  COMPANY_FORMS,
  COVERS,
  FOR_WORDS,
  GOES_ON_BEHIND,
  IS_WORDS,
  LABELS_OF_NAMES,
  LABELS_OF_OTHERS,
  LED,
  OF_WORDS,
  PERFORMS,
  STREETS,
  VENUES,
} from '../words/naming.ts';
import {
  ARTICLES,
  type Candidate,
  calledIn,
  FOLLOWS,
  isKind,
  OPENERS,
  PLACES,
  type Place,
  RUN,
  SELF,
  SMALL,
} from './candidates.ts';
import { isSpelled, joined, ownAddresses } from './own-address.ts';
import { bareOf, beginsWith, endsWith, markIn, phraseKeys, type Token } from './tokens.ts';

/** A text as its candidates are seen in it. */
export interface Seen {
  text: string;
  tokens: readonly Token[];
  language: string;
  /** What is published of it, as it is compared. */
  told: string;
}

const bareSet = (list: Iterable<string>): ReadonlySet<string> => new Set([...list].map(bareOf));
const OF = bareSet(OF_WORDS);
const FOR = bareSet(FOR_WORDS);
const AND = bareSet(AND_WORDS);
const IS = bareSet(IS_WORDS);
const PERSONS = bareSet(BEFORE_PERSONS);
const STREET = bareSet(STREETS);
const VENUE = bareSet(VENUES);
const PERFORM = bareSet([...PERFORMS, ...LED]);
const FORMS = bareSet(COMPANY_FORMS);
const NAME_LABELS = bareSet(LABELS_OF_NAMES);
const OTHER_LABELS = bareSet(LABELS_OF_OTHERS);
const COVER = bareSet(COVERS);
const GOES_ON = bareSet(GOES_ON_BEHIND);
const TIMES = bareSet([...MONTHS.keys(), ...[...WEEKDAY_NAMES].flatMap((day) => [day, `${day}s`])]);
const GREETS = phraseKeys(GREETINGS);
const FIRST_LINES = 3;
const LAST_LINES = 3;
const LONG = 5;

interface Around extends Seen {
  lexicon: Lexicon;
  cues: ReadonlySet<string>;
  addresses: string[];
  lines: string[];
  isMail: boolean;
}

/** "A Rota", "o Davi": what says something else in other languages. */
const PORTUGUESE: ReadonlySet<string> = new Set(['a', 'as', 'o', 'os']);
const isArticle = (bare: string, language: string): boolean =>
  language === 'pt' ? PORTUGUESE.has(bare) : ARTICLES.has(bare);

/** What the word right before tells. */
function wordBefore({ tokens, lexicon, language }: Around, first: number): string {
  const before = tokens[first - 1];
  const mark = tokens[first]?.mark;
  if (!before || mark === 'line') return 'none';
  const { bare } = before;
  if (PERSONS.has(bare) && !AND.has(bare)) return 'person';
  if (language === 'pt' && isArticle(bare, language)) return 'article';
  if (PLACES.has(bare)) return 'place';
  if (AND.has(bare)) return 'and';
  if (OF.has(bare)) return 'of';
  if (FOR.has(bare)) return 'for';
  if (STREET.has(bare)) return 'street';
  if (isArticle(bare, language)) return 'article';
  if (lexicon.own.test(before.text)) return 'own';
  if (isKind(before.text, lexicon)) return 'kind';
  if (lexicon.role.test(before.text)) return 'role';
  if (before.isCapital) return /\d/.test(bare) ? 'digit' : 'capital';
  return 'small';
}

function wordAfter({ tokens }: Around, last: number): string {
  const after = tokens[last + 1];
  if (!after) return 'none';
  const { bare } = after;
  if (/^\d/.test(bare)) return 'digit';
  if (PLACES.has(bare)) return tokens[last + 2]?.isCapital ? 'town' : 'place';
  if (IS.has(bare)) return 'is';
  if (AND.has(bare)) return 'and';
  if (OF.has(bare)) return tokens[last + 2]?.isCapital ? 'ofCapital' : 'of';
  if (ARTICLES.has(bare)) return 'article';
  if (STREET.has(bare)) return 'street';
  return after.isCapital ? 'capital' : 'small';
}

/** Whether a few words before a place tell of the writer's own thing, or of the page. */
function* said(around: Around, first: number): Generator<string> {
  const { tokens, lexicon } = around;
  const before: string[] = [];
  for (let at = first - 1; at >= Math.max(0, first - LONG); at -= 1) {
    const token = tokens[at];
    if (!token || (tokens[at + 1]?.mark === 'line' && at + 1 !== first) || tokens[at + 1]?.mark === 'stop') break;
    before.unshift(token.text);
  }
  const words = before.join(' ');
  if (words === '') return;
  const mark = tokens[first]?.mark === 'comma' ? ',' : '';
  const isOfKind = before.some((word) => isKind(word, lexicon));
  const isOwn = lexicon.own.test(words);
  if (isOfKind) yield `near.kind${mark}`;
  if (isOwn) yield `near.own${mark}`;
  if (isOwn && isOfKind) yield `near.ownKind${mark}`;
  if (lexicon.page.test(words)) yield `near.page${mark}`;
  if (before.slice(-2).some((word) => FOR.has(bareOf(word)))) yield 'near.for';
}

/** What small words a longer name would go on with, before and behind. */
function* cutAt({ tokens }: Around, first: number, last: number): Generator<string> {
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  if (tokens[first]?.mark === 'space' && before) {
    if (before.isCapital) yield 'cut.before';
    else if (SMALL.has(before.bare))
      yield tokens[first - 2]?.isCapital && before.mark === 'space'
        ? `cut.before.${before.bare}`
        : `word.before.${before.bare}`;
  }
  if (after?.mark === 'space') {
    if (after.isCapital) yield 'cut.after';
    else if (SMALL.has(after.bare))
      yield tokens[last + 2]?.isCapital && tokens[last + 2]?.mark === 'space'
        ? `cut.after.${after.bare}`
        : `word.after.${after.bare}`;
  }
  for (let at = first + 1; at < last; at += 1) {
    const token = tokens[at];
    if (token && !token.isCapital && SMALL.has(token.bare)) yield `inner.${token.bare}`;
    if (token && token.mark !== 'space') yield `inner.${token.mark}`;
  }
}

/** What a place in the text tells. */
function* signsOfPlace(around: Around, { first, last }: Place): Generator<string> {
  const { tokens, text, cues, lines, isMail, language } = around;
  const [token, end] = [tokens[first], tokens[last]];
  if (!token || !end) return;
  const next = tokens[last + 1];
  const after = next ? next.mark : text.slice(end.end).includes('@') ? 'contact' : markIn(text.slice(end.end) || '\n');
  const before = wordBefore(around, first);
  const follow = next ? wordAfter(around, last) : 'none';
  yield `mark.${token.mark}`;
  yield `after.${after}`;
  yield `marks.${token.mark}.${after}`;
  yield `before.${token.mark === 'space' ? '' : token.mark}.${before}`;
  yield `follow.${after}.${follow}`;
  const isBehind = token.mark === 'space' || token.mark === 'quote' || token.mark === 'colon' || token.mark === 'comma';
  const article = token.mark === 'space' && isArticle(tokens[first - 1]?.bare ?? '', language) ? 1 : 0;
  if (isBehind) {
    const isSelf = endsWith(tokens, first, SELF) > 0;
    const isCalled = endsWith(tokens, first, cues) > 0;
    if (isSelf) yield 'cue.self';
    else if (isCalled) {
      yield 'cue.called';
      yield `cue.called.${after}`;
      if (token.isCapital && next?.isCapital === false) yield 'cue.called.ends';
    }
    if (endsWith(tokens, first, RUN) > 0) yield 'cue.run';
    if (article > 0) {
      if (endsWith(tokens, first - 1, cues) > 0) yield 'cue.called.the';
      if (endsWith(tokens, first - 1, RUN) > 0) yield 'cue.run.the';
      if (endsWith(tokens, first - 1, SELF) > 0) yield 'cue.self.the';
    }
    if (endsWith(tokens, first, GREETS) > 0 && first < LONG + 1) yield 'greeted';
  }
  if (next && beginsWith(tokens, last + 1, FOLLOWS)) yield 'cue.follows';
  if (endsWith(tokens, first + 1, cues) > 0 || endsWith(tokens, first + 1, RUN) > 0) yield 'begins.cue';
  if (beginsWith(tokens, first, GREETS)) yield 'begins.greeting';
  if (next?.mark === 'space' && GOES_ON.has(next.bare) && !next.isCapital) yield 'stops';
  const isHalf = token.mark === 'quote' ? after !== 'quote' : after === 'quote';
  if (isHalf) yield 'quoted.part';
  const isBehindTown = token.mark === 'comma' && PLACES.has(tokens[first - 2]?.bare ?? '');
  if (isBehindTown && isRegion(text.slice(token.start, end.end))) yield 'region';
  if (isBehindTown && follow === 'and' && after === 'space') yield 'town.listed';
  if (token.mark === 'space' && VENUE.has(tokens[first - 1]?.bare ?? '')) yield 'venue';
  if (PERFORM.has(tokens[first - article - 1]?.bare ?? '') && token.mark === 'space') yield 'performed';
  yield* cutAt(around, first, last);
  yield* said(around, first);
  const line = lines[token.line] ?? '';
  const isStart = first === 0 || tokens[first - 1]?.line !== token.line;
  const isEnd = !next || next.line !== token.line;
  const isFirst =
    first === 0 ||
    (GREETS.has(
      tokens
        .slice(0, first)
        .map(({ bare }) => bare)
        .join(' '),
    ) &&
      first < LONG);
  if (isFirst) {
    yield 'first';
    yield `first.${after}`;
    if (after === 'comma') yield `first.follow.${follow}`;
  }
  const ordinal = token.segment - (tokens[0]?.segment ?? 0);
  if (ordinal < LONG) yield `segment.${ordinal}`;
  else yield ordinal < 12 ? 'segment.some' : 'segment.late';
  if (token.line > 0) yield token.line < FIRST_LINES ? `line.${token.line}` : 'line.late';
  if (token.line >= lines.length - LAST_LINES && token.line > FIRST_LINES) yield 'line.last';
  if (isStart) yield 'start';
  if (isStart && isEnd) yield 'alone';
  if (isStart && isEnd && token.line < FIRST_LINES) yield 'alone.first';
  if (isStart && isEnd && token.line >= lines.length - LAST_LINES) yield 'alone.last';
  if (/^[-*•·]/.test(line)) yield 'item';
  if (isMail && isMailLine(line, true)) yield 'mail';
  const label = token.mark === 'colon' ? tokens[first - 1] : undefined;
  if (label && label.line === token.line) {
    const opens = tokens[first - 2]?.line !== label.line || tokens[first - 2]?.mark === 'line';
    if (NAME_LABELS.has(label.bare)) yield opens ? 'label.name' : 'label.name.late';
    else yield OTHER_LABELS.has(label.bare) ? 'label.other' : 'label.any';
  }
  if (after === 'colon') yield 'is.label';
}

/** What the words themselves tell. */
function* signsOfWords(
  { lexicon, addresses, language }: Around,
  words: readonly Token[],
  text: string,
): Generator<string> {
  const capitals = words.filter(({ isCapital }) => isCapital).length;
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return;
  yield `words.${Math.min(words.length, 6)}`;
  const isNamed = words.every(({ isCapital, bare }) => isCapital || SMALL.has(bare));
  const shape =
    capitals === 0
      ? 'small'
      : isNamed
        ? 'name'
        : first.isCapital && capitals === 1
          ? 'sentence'
          : last.isCapital
            ? 'endsCapital'
            : 'mixed';
  yield `shape.${shape}`;
  yield `shape.${shape}.${Math.min(words.length, 4)}`;
  if (language === 'de') yield `de.${shape}.${Math.min(words.length, 3)}`;
  if (text.length > 3 && text === text.toUpperCase()) yield 'shouted';
  if (/\d/.test(text)) yield /^\d/.test(text) ? 'digits.first' : /\d$/.test(text) ? 'digits.last' : 'digits';
  if (words.some(({ bare }) => TIMES.has(bare))) yield 'time';
  if (words.some(({ bare }) => STREET.has(bare))) yield 'street';
  if (words.some(({ text: word }) => FORMS.has(word.toLowerCase()))) yield 'company';
  if (words.some(({ bare }) => bare === '&' || bare === '+')) yield 'ampersand';
  if (words.some(({ bare }) => COVER.has(bare))) yield 'cover';
  if (
    capitals < words.length &&
    words.some(({ bare, isCapital }) => !isCapital && GOES_ON.has(bare) && !SMALL.has(bare))
  )
    yield `goes.on.${shape}`;
  if (GOES_ON.has(last.bare) && !last.isCapital) yield 'goes.on.last';
  if (OPENERS.has(first.bare)) yield `opens.${first.isCapital}`;
  if (words.length > 1 && ARTICLES.has(first.bare)) yield `article.${first.isCapital}`;
  if (SMALL.has(last.bare)) yield 'ends.small';
  if (SMALL.has(first.bare) && !ARTICLES.has(first.bare) && !first.isCapital) yield 'begins.small';
  if (isCounty(text)) yield 'region';
  if (lexicon.own.test(text)) yield 'own';
  if (lexicon.page.test(text) || lexicon.pageThing.test(text)) yield 'page';
  if (lexicon.roles.has(text.toLowerCase())) yield 'heading';
  if (lexicon.calls.test(text)) yield 'calls';
  if (PERSONS.has(first.bare) && words.length > 1 && !AND.has(first.bare)) yield 'titled';
  const kinds = words.filter((word) => isKind(word.text, lexicon)).length;
  const roles = lexicon.role.test(text);
  if (kinds > 0)
    yield `kind.${shape}.${kinds === words.length ? 'only' : isKind(first.text, lexicon) ? 'first' : 'in'}`;
  if (roles) yield `role.${shape}`;
  const isPerson = isNamed && kinds === 0 && words.length > 1 && words.length < 4 && !roles;
  if (isPerson) yield 'person';
  if (
    words.some(({ bare }, at) => at > 0 && PLACES.has(bare) && (words[at + 1]?.isCapital || words[at + 2]?.isCapital))
  )
    yield 'town.in';
  if (words.every(({ bare }) => NAME_LABELS.has(bare) || OTHER_LABELS.has(bare))) yield 'label.word';
  const spellings = joined(words.slice(0, LONG).map((word) => word.text));
  if (addresses.length > 0) {
    const isWhole = spellings.some((spelled) => addresses.some((address) => isSpelled(spelled, address)));
    const has = spellings.some((spelled) => addresses.some((address) => spelled.includes(address)));
    const isPart = spellings.some(
      (spelled) => spelled.length > 3 && addresses.some((address) => address.includes(spelled)),
    );
    yield isWhole ? 'spelled' : has ? 'spelled.in' : isPart ? 'spelled.part' : 'spelled.not';
    if (isWhole || has) yield `spelled.${shape}`;
  }
}

/** What tells whether each candidate is the name of what a text is about. */
export function signsOf(seen: Seen, candidates: readonly Candidate[]): Set<string>[] {
  const lines = seen.text.split('\n');
  const around: Around = {
    ...seen,
    lexicon: lexiconOf(seen.language),
    cues: calledIn(seen.language),
    addresses: ownAddresses(seen.text),
    lines,
    isMail:
      lines.some((line) => isMailLine(line, false)) ||
      lines.slice(0, 4).filter((line) => isMailLine(line, true)).length > 1,
  };
  return candidates.map(({ text, places }) => {
    const signs = new Set<string>(['any']);
    const [place] = places;
    for (const sign of signsOfWords(around, seen.tokens.slice(place?.first, (place?.last ?? 0) + 1), text))
      signs.add(sign);
    for (const each of places) for (const sign of signsOfPlace(around, each)) signs.add(sign);
    signs.add(`said.${Math.min(places.length, 4)}`);
    if (!` ${seen.told} `.includes(` ${folded(text)} `)) signs.add('untold');
    return signs;
  });
}
