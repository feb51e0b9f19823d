import { signalSets } from './remarks/signal-sets.ts';
import { PhraseSet } from './text/phrase-set.ts';
import { oneOf } from './text/phrases.ts';
import { wordsOf } from './words/by-language.ts';
import { signalsOf } from './words/to-writer/by-language.ts';
import type { WriterSignals } from './words/to-writer/signals.ts';
import type { HeadingRole, Words } from './words/words.ts';

type Kinds<K extends string> = readonly (readonly [K, PhraseSet])[];

const whole = (phrases: readonly string[]) => new PhraseSet(phrases);
const opening = (phrases: readonly string[], prefix?: readonly string[]) =>
  new PhraseSet(phrases, prefix ? { where: 'start', prefix } : { where: 'start' });

const kinds = <K extends string>(lists: Partial<Record<K, readonly string[]>>): Kinds<K> =>
  (Object.entries(lists) as [K, readonly string[]][]).map(([kind, phrases]) => [kind, whole(phrases)] as const);

const values = (lists: Partial<Record<string, readonly string[]>>): string[] =>
  Object.values(lists).flatMap((list) => list ?? []);

// Where a part of the page goes, in all our languages.
const BELOW = [
  ...['at the bottom', 'at the end', 'below', 'on the left', 'on the right', 'big', 'in bold', 'al final', 'abajo'],
  ...[
    'no fim',
    'em baixo',
    'à la fin',
    'en bas',
    'am ende',
    'unten',
    'ganz unten',
    'alla fine',
    'in basso',
    'in fondo',
  ],
  ...[
    'onderaan',
    'aan het eind',
    'na końcu',
    'na dole',
    'más abajo',
    'en grande',
    'in groß',
    'groß',
    'groot',
    'in grande',
  ],
  ...[
    'en gros',
    'en grand',
    'en évidence',
    'bien visible',
    'bien visibles',
    'bien en vue',
    'ben visibile',
    'ben visibili',
  ],
  ...['in evidenza', 'gut sichtbar', 'deutlich sichtbar', 'goed zichtbaar', 'duidelijk zichtbaar', 'dobrze widoczny'],
  ...['bien grande', 'bien grandes', 'bem visível', 'bem visíveis', 'em destaque', 'en evidencia', 'prominent'],
  ...['easy to find', 'very visible', 'clearly visible', 'big and clear', 'w widocznym miejscu', 'dobrze widoczne'],
];

/** The patterns of one language, made of its words. */
function compile(words: Words, signals: WriterSignals) {
  const pageWords = [...values(words.parts), ...words.things, ...words.pictures];
  const lookWords = [...values(words.moods), ...values(words.colours)];
  const longFor = words.pageFor.filter((phrase) => phrase.length > 5);
  const articles = `(?:${oneOf(words.articles)} )?`;
  const word = "[\\p{L}\\d'’/-]+,? ";
  const roles = (Object.entries(words.headings) as [HeadingRole, readonly string[]][]).flatMap(([role, phrases]) =>
    phrases.map((phrase) => [phrase.toLowerCase(), role] as const),
  );
  return {
    words,
    request: new RegExp(
      `^(?:(?:${oneOf(words.want)}[,:!]? ){1,2}(?:${word}){0,6}?|${articles}(?:${word}){0,2}?)${oneOf(words.page)}` +
        `(?:(?: is| es| ist| est| è| é)? ${oneOf(words.pageFor)} | ?[:–—-] |(?: [\\p{L}-]+){1,3}? ${oneOf(words.pageFor)} )`,
      'iu',
    ),
    promotion: new RegExp(`^${oneOf(words.want)} ${oneOf(longFor)} `, 'iu'),
    trailingPage: new RegExp(
      `^(?:${oneOf(words.want)} )?${articles}((?:[\\p{L}\\d'’/&-]+ ){1,6}?)(${oneOf(words.page)})[.!]?$`,
      'iu',
    ),
    wantsPage: new RegExp(`^(?:.{0,30} )?${oneOf(words.want)} (?:${word}){0,6}?${oneOf(words.page)}(?![\\p{L}])`, 'iu'),
    want: opening(words.want),
    page: whole(words.page),
    articles: opening(words.articles),
    named: whole(words.named),
    weAre: opening(words.weAre),
    isA: whole(words.isA),
    mention: opening(words.mention, words.and),
    order: opening(words.order),
    form: opening(words.parts['lead-form'] ?? [], words.articles),
    formWord: whole(words.parts['lead-form'] ?? []),
    lookFirst: opening(words.look),
    show: opening(words.show),
    should: whole(
      words.should.filter(
        (phrase) => !words.first.includes(phrase) && !words.polite.includes(phrase) && !BELOW.includes(phrase),
      ),
    ),
    position: whole([...words.first, ...BELOW]),
    polite: opening(words.polite),
    suggests: whole(words.suggests),
    itself: opening(words.itself),
    without: whole(words.without),
    withoutFirst: opening(words.without),
    nothing: opening(words.nothing),
    parts: kinds(words.parts),
    first: whole(words.first),
    pageThing: whole(pageWords),
    look: whole(words.look),
    lookWord: whole(lookWords),
    moods: kinds(words.moods),
    colours: kinds(words.colours),
    tones: kinds(words.tones),
    voice: whole(words.voice),
    pictureFirst: opening(words.pictures),
    thing: whole(words.things),
    thingFirst: opening(words.things, words.articles),
    pictures: whole(words.pictures),
    // Everything that a clause about nothing but the page's looks and parts may be made of.
    covered: new PhraseSet(
      [
        ...pageWords,
        ...lookWords,
        ...values(words.tones),
        ...words.look,
        ...words.fillers,
        ...words.first,
        ...words.voice,
      ],
      { all: true },
    ),
    inLanguage: Object.entries(words.languages).map(
      ([code, names]) =>
        [code, whole(words.inLanguage.flatMap((before) => names.map((name) => `${before} ${name}`)))] as const,
    ),
    fields: kinds(words.fields),
    fill: whole(words.fill),
    receive: opening(words.receive, words.visitors),
    visitors: whole(words.visitors),
    addressed: whole(words.addressed),
    own: whole(words.own),
    act: whole(words.act),
    actFirst: opening(words.act, words.and),
    button: whole(words.button),
    calls: opening(words.calls),
    and: new RegExp(`(?<=[\\p{L}\\p{N}.!?)€£$]) ${oneOf(words.and)} `, 'giu'),
    andFirst: opening(words.and),
    /** "and" or "or" within a text, and at its beginning. */
    joins: new RegExp(` ${oneOf([...words.and, ...words.or])} `, 'giu'),
    joinFirst: new RegExp(`^${oneOf([...words.and, ...words.or])} `, 'iu'),
    roles: new Map<string, HeadingRole>(roles),
    writerHeadings: new Set(signals.headings),
    condition: whole(words.conditions),
    proof: whole(words.proofs),
    trusted: whole(words.trusted),
    audience: opening(words.audiences),
    raised: whole(words.raised),
    goal: whole(words.goals),
    chapter: new RegExp(
      `^(${oneOf(words.chapters)}(?:e?s|e?n)? (?:\\d{1,3}(?: ?(?:[–-]|to|a|à|bis|tot|do|e|y|und|et|en|i|and) ?\\d{1,3})?(?! ?(?:[€£$\\d%]|zł|euro|eur|min|h(?!\\p{L})))|[IVX]{1,5}))(?: ?[:.)–—-] ?| )(.+)$`,
      'iu',
    ),
    events: whole(words.events),
    local: whole(words.local),
    around: new Set(words.around),
    free: whole(words.free),
    closed: whole(words.closed),
    says: whole(words.says),
    role: whole(words.roles),
    writer: signalSets(signals),
  };
}

export type Lexicon = ReturnType<typeof compile>;

const compiled = new Map<WriterSignals, Lexicon>();

/** The patterns for a language; those of English for one that we have no words of. */
export function lexiconOf(language: string): Lexicon {
  const signals = signalsOf(language);
  const known = compiled.get(signals) ?? compile(wordsOf(language), signals);
  compiled.set(signals, known);
  return known;
}
