import { PAGE_LANGUAGES, type PageLanguage } from '@landfall/shared/contracts';
import { franc, francAll } from 'franc';
import { SMALL_WORDS, TELLING_WORDS } from './words/small-words.ts';

const OTHER_FROM = 55;
const OWN: Record<string, PageLanguage> = {
  eng: 'en',
  spa: 'es',
  por: 'pt',
  fra: 'fr',
  deu: 'de',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
};

// Short texts are often taken for a neighbour of their language.
const NEIGHBOURS: ReadonlySet<string> = new Set(
  'sco ast ext arg src cos lij vec fur lmo scn nap nds ltz bar gsw afr fry lim zea szl csb pap wln'.split(' '),
);

/** The language of the first text that tells it; English where none does. */
export function languageOf(texts: readonly string[]): string {
  for (const text of texts) {
    const language = guess(text);
    if (language) return language;
  }
  return 'en';
}

/** Small words tell our own languages even in five words; a longer text without many of them may be in another one. */
function guess(text: string): string {
  const sample = text.slice(0, 4000);
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return '';
  const other = otherLanguage(sample, words);
  if (other) return SCANDINAVIAN.has(other) ? bestOf(['da', 'nb'], words, other) : other;
  const votes = PAGE_LANGUAGES.map((language) => ({ language, points: points(words, sample, language) }));
  votes.sort((a, b) => b.points - a.points);
  const [first, second] = votes;
  const near = nearLanguage(words, first?.language ?? 'en');
  if (near) return near;
  if (!first || first.points === 0) return OWN[franc(sample, { minLength: 30, only: Object.keys(OWN) })] ?? '';
  if (first.points > (second?.points ?? 0)) return first.language;
  return OWN[franc(sample, { minLength: 3, only: three(votes, first.points) })] ?? first.language;
}

const SCANDINAVIAN: ReadonlySet<string> = new Set(['da', 'nb', 'no', 'nn']);

const tellingOf = (words: readonly string[], language: string): number =>
  words.filter((word) => TELLING_WORDS[language]?.has(word)).length;

const bestOf = (languages: readonly string[], words: readonly string[], otherwise: string): string => {
  const counts = languages.map((language) => tellingOf(words, language));
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1
    ? (languages[counts.indexOf(most)] ?? otherwise)
    : otherwise;
};

const NEAR: Partial<Record<PageLanguage, readonly string[]>> = {
  es: ['ca', 'gl', 'eu'],
  pt: ['gl', 'ca'],
  fr: ['ca'],
};
const TELLING_SHARE = 0.18;

/** Catalan, Galician or Basque where a text has more of their words than of those that only Spanish or Portuguese has. */
function nearLanguage(words: readonly string[], taken: PageLanguage): string {
  for (const language of NEAR[taken] ?? []) {
    const telling = tellingOf(words, language);
    const against = words.filter(
      (word) =>
        SMALL_WORDS[taken].words.has(word) &&
        !TELLING_WORDS[language]?.has(word) &&
        word.length > 1 &&
        !SHARED.has(word),
    ).length;
    if (telling >= 2 && telling >= words.length * TELLING_SHARE && telling >= against) return language;
  }
  return '';
}

const SHARED: ReadonlySet<string> = new Set('de la el les un una que per al se te me no si es o a'.split(' '));

/** The language of a sentence where it is plainly another one of ours than that of the brief. */
export function languageOfSentence(sentence: string, language: string): string {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 4) return language;
  const own = PAGE_LANGUAGES.find((known) => known === language);
  const ownPoints = own ? wordPoints(words, own) : 0;
  let [best, most] = [language, 2];
  for (const other of PAGE_LANGUAGES) {
    if (other === language) continue;
    const found = wordPoints(words, other);
    if (found > most && found >= 2 * ownPoints + 1 && found * 4 >= words.length) [best, most] = [other, found];
  }
  return best;
}

const wordPoints = (words: readonly string[], language: PageLanguage): number =>
  words.filter((word) => SMALL_WORDS[language].words.has(word)).length;

/** A language that is none of ours, where a text is long enough to tell and has few of our small words. */
function otherLanguage(sample: string, words: readonly string[]): string {
  const foreignScript = /[^\p{Script=Latin}\P{L}]/u.test(sample);
  if (sample.length < OTHER_FROM && !foreignScript) return '';
  const ranked = francAll(sample, { minLength: 3 });
  const [top = 'und'] = ranked[0] ?? [];
  if (top === 'und' || OWN[top] || NEIGHBOURS.has(top)) return '';
  const own = ranked.find(([code]) => OWN[code])?.[1] ?? 0;
  const share = Math.max(...PAGE_LANGUAGES.map((language) => points(words, sample, language) / words.length));
  const other = own < 0.97 && share < 0.55 ? twoLetters(top) : '';
  return SCANDINAVIAN.has(other) && isShortOfOurs(words, share) ? '' : other;
}

const SHORT_WORDS = 40;
const LEAST_SHARE = 0.1;

/** A short text of names and nouns looks Norwegian, where not one small word of Norwegian or Danish is in it. */
const isShortOfOurs = (words: readonly string[], share: number): boolean =>
  words.length < SHORT_WORDS && share >= LEAST_SHARE && tellingOf(words, 'da') + tellingOf(words, 'nb') < 2;

const three = (votes: { language: PageLanguage; points: number }[], points: number): string[] =>
  Object.keys(OWN).filter((code) => votes.some((vote) => vote.points === points && vote.language === OWN[code]));

function points(words: readonly string[], sample: string, language: PageLanguage): number {
  const { words: small, letters } = SMALL_WORDS[language];
  let sum = 0;
  for (const word of words) if (small.has(word)) sum += 1;
  return sum + Math.min(3, sample.match(letters)?.length ?? 0);
}

// Of the many that a short text may be taken for, those in which somebody is likely to write.
const LIKELY: ReadonlySet<string> = new Set(
  'sv da nb nn no fi is et lv lt cs sk sl hr sr bs hu ro bg mk sq el tr ca eu ga cy mt ru uk be ar he fa ur hi bn zh ja ko vi th id ms tl sw af'.split(
    ' ',
  ),
);

const twoLetters = (code: string): string => {
  const short = Intl.getCanonicalLocales(code)[0] ?? '';
  const known = short === 'cmn' ? 'zh' : short;
  return LIKELY.has(known) ? known : '';
};
