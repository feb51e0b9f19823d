import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { joinsSaid, LEADS_TO_NAME, NO_NAME_FIRST, NO_NAME_SAID, SELLS_SAID } from '../words/said-prices.ts';

const MOST_WORDS = 6;
const MOST_WORDS_ALONE = 2;
const FEWEST_ENDING = 3;
/** Of the ways to find where a name begins. */
const FIRST_WEAK = 5;
const MOST_WORDS_BACK = 7;
const SHORT_WORD = 3;
const AND_FIRST = /^(?:and|then|or|plus|just|y|o|e|ou|et|puis|und|oder|dann|poi|en|of|dan|i|a|oraz|lub) (?=\p{L})/iu;
const PREPOSITION_LAST =
  /(?:^| )(?:of|for|with|in|on|at|to|from|near|by|under|bajo|unter|sous|sotto|onder|pod|de|del|con|en|para|por|(?<!(?:we|i|to) )do|da|em|no|na|com|du|des|avec|dans|sur|pour|mit|für|von|in|an|auf|neben|bei|aus|di|con|per|su|tra|van|met|voor|op|aan|z|ze|w|na|dla|od)$/iu;

/** A name, and what stands before it and tells something else. */
interface SaidName {
  lead: string;
  name: string;
  /** Whether nothing but a small word, or how long others are, tells where it begins. */
  isWeak: boolean;
}

const NONE: SaidName = { lead: '', name: '', isWeak: false };

const withoutAnd = (text: string): string => {
  const rest = text.replace(AND_FIRST, '');
  return rest === text ? text : withoutAnd(rest);
};

const SELLS_FIRST = new RegExp(`^${SELLS_SAID.source}`, 'iu');

/** A gap between two prices that is nothing but the name of the second. */
function wholeName(gap: string): string {
  const name = withoutAnd(gap).replace(SELLS_FIRST, '');
  return countWords(name) <= MOST_WORDS &&
    !NO_NAME_SAID.test(name) &&
    !/\d{3}/.test(name) &&
    !NO_NAME_FIRST.test(name) &&
    /\p{L}{3}/u.test(name)
    ? name
    : '';
}

const isLong = (word: string): boolean => word.length > SHORT_WORD;

/** "A 60 minutes", with what is counted and what it is counted of. */
const withCount = (words: readonly string[], at: number): number =>
  /^\d/.test(words[at - 1] ?? '') ? Math.max(0, at - 2) : at;

/** Where a name begins in words whose end it is, by words that names beside it have; -1 where they have none in common. */
function startAsOthers(words: readonly string[], others: readonly string[]): number {
  for (const other of others) {
    const theirs = other.toLowerCase().split(' ').filter(isLong);
    const [opening = '', closing = ''] = [theirs[0], theirs.at(-1)];
    const at = words.findLastIndex((word) => word.toLowerCase() === opening);
    if (at >= 0 && at >= words.length - MOST_WORDS) return withCount(words, at);
    const last = words.findLastIndex((word) => word.toLowerCase() === closing);
    if (last >= words.length - 2 && last >= 0) return Math.max(0, words.length - other.split(' ').length);
  }
  return -1;
}

/** Where a word stands that also stands near the end of another gap: "menù del pranzo", "menù degustazione"; -1 where none does. */
function startAsGaps(words: readonly string[], gaps: readonly string[]): number {
  const near = new Set(gaps.flatMap((gap) => gap.toLowerCase().split(' ').slice(-MOST_WORDS)).filter(isLong));
  const at = words.findIndex((word, index) => index >= words.length - MOST_WORDS && near.has(word.toLowerCase()));
  return at === words.length - 1 ? -1 : at;
}

/** Where the last article opens a thing, and no preposition stands before it; -1 where none does. */
function startAtArticle(words: readonly string[], { words: { articles } }: Lexicon): number {
  for (let at = words.length - 1; at >= Math.max(0, words.length - MOST_WORDS_BACK); at -= 1)
    if (
      (articles.includes(words[at]?.toLowerCase() ?? '') || /^l['’]\p{L}{3}/iu.test(words[at] ?? '')) &&
      !PREPOSITION_LAST.test(words.slice(0, at).join(' '))
    )
      return at;
  return -1;
}

/** "Agosto solo por semanas la fianza": whether a thing opens behind as many words as end what was told before it. */
const opensLate = (words: readonly string[], lexicon: Lexicon): boolean =>
  startAtArticle(words, lexicon) >= FEWEST_ENDING;

/** Where a noun begins that has a capital letter, with the adjective before it; -1 for another language than German. */
function startAtNoun(words: readonly string[], language: string): number {
  const isNoun = (word = '') => /^\p{Lu}\p{Ll}/u.test(word);
  if (language !== 'de' || !words.some((word) => /^\p{Ll}/u.test(word))) return -1;
  const at = words.findLastIndex(isNoun);
  if (at < 0 || at < words.length - 2) return -1;
  return /^\p{Ll}{3,}(?:e|er|es)$/u.test(words[at - 1] ?? '') ? at - 1 : at;
}

/** Where the words behind what leads to a name begin, the last but as many as a name may have; -1 where there are none. */
function startBehind(text: string, leading: RegExp): number {
  const starts = [...text.matchAll(leading)]
    .filter(
      ({ 0: lead, index }) =>
        !/\p{Lu}\p{L}{0,30} $/u.test(text.slice(0, index)) || !/^\p{Lu}/u.test(text.slice(index + lead.length)),
    )
    .map(({ 0: lead, index }) => index + lead.length);
  const start = starts.findLast((at) => countWords(text.slice(at)) <= MOST_WORDS);
  return start === undefined ? -1 : countWords(text.slice(0, start));
}

/** Where as few words begin as the names beside it have; -1 where none tells how many, or they would begin within a phrase. */
function startAsLong(words: readonly string[], others: readonly string[]): number {
  const start = words.length - Math.min(MOST_WORDS_ALONE, Math.max(0, ...others.map(countWords)));
  return others.length > 1 && start < words.length && !PREPOSITION_LAST.test(words.slice(0, start).join(' '))
    ? start
    : -1;
}

/** "Pacotes de quatro aulas": a start behind a preposition or an article, with what these belong to. */
function withLead(words: readonly string[], start: number, lexicon: Lexicon): number {
  const before = words.slice(0, start).join(' ');
  if (start > 0 && lexicon.words.articles.includes(words[start - 1]?.toLowerCase() ?? ''))
    return withLead(words, start - 1, lexicon);
  return PREPOSITION_LAST.test(before) && !FOR_LAST.test(before)
    ? withLead(words, Math.max(0, start - 2), lexicon)
    : start;
}

const FOR_LAST = /(?:^| )(?:for|para|pour|für|per|voor|dla)$/iu;

/** "... ya no se cobra la visita destape de drenaje": a name that another price has ends what was told before. */
function withoutOther(words: readonly string[], start: number, others: readonly string[]): number {
  const name = words.slice(start).join(' ').toLowerCase();
  const other = others.find((each) => name.startsWith(`${each.toLowerCase()} `));
  return other === undefined ? start : start + countWords(other);
}

/** The names that end the gaps before prices, with what else they tell; an empty one where none is sure. */
export function saidNames(gaps: readonly string[], language: string, lexicon: Lexicon): SaidName[] {
  const joins = joinsSaid(language);
  const named = (text: string) => (lexicon.free.test(text) ? '' : wholeName(text));
  const isWithin = (gap: string) => gap.search(SELLS_SAID) > 0 || opensLate(gap.split(' '), lexicon);
  const whole = gaps.map((gap) => (isWithin(gap) ? '' : named(gap)));
  const others = whole.filter((name) => name !== '');
  return gaps.map((gap, at): SaidName => {
    const own = whole[at] ?? '';
    if (own !== '') return { lead: '', name: own, isWeak: false };
    const words = gap.split(' ').filter(Boolean);
    const tries = [
      startBehind(gap, SELLS_SAID),
      startAtArticle(words, lexicon),
      startAsOthers(words, others),
      startAsGaps(
        words,
        gaps.filter((other) => other !== gap),
      ),
      startAtNoun(words, language),
      startBehind(gap, joins),
      startAsLong(words, others),
    ];
    for (const [which, found] of tries.entries()) {
      if (found < 0) continue;
      const start = withoutOther(words, withLead(words, found, lexicon), others);
      const name = named(words.slice(start).join(' '));
      if (name === '') continue;
      others.push(name);
      return { lead: words.slice(0, start).join(' ').replace(LEADS_TO_NAME, ''), name, isWeak: which >= FIRST_WEAK };
    }
    return NONE;
  });
}
