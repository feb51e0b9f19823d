import { PAGE_LANGUAGES, type PageLanguage } from '@landfall/shared/contracts';
import { eld } from 'eld/medium';
import { SMALL_WORDS, TELLING_WORDS } from '../words/small-words.ts';

/** Shorter texts are taken for one of our own languages, whatever they look like. */
const OTHER_FROM = 55;
const LONGEST = 4000;
/** How much the share of a language's small words counts beside what the detector found, in all of a text and without its names. */
const SMALL_WORDS_COUNT = 0.2;
const SMALL_WORDS_BESIDE_NAMES = 0.3;
/** Fewer words without a capital tell nothing. */
const FEWEST_BESIDE_NAMES = 2;
const ADDRESS = /(?<!\S)(?:[^\s@]+@\S+|https?:\S+|www\.\S+)/gu;
/** From this share of our small words on, a text is in one of our languages. */
const OURS_FROM = 0.55;

/** The language of the first text that tells it; English where none does. */
export function languageOf(texts: readonly string[]): string {
  for (const text of texts) {
    const language = guess(text);
    if (language) return language;
  }
  return 'en';
}

function guess(text: string): string {
  const sample = text.slice(0, LONGEST).replace(ADDRESS, ' ');
  const words = wordsOf(sample);
  if (words.length === 0) return '';
  const other = otherLanguage(sample, words);
  if (other) return other;
  // "Forno Velho is a bakery in Porto": names may be of any language.
  const beside = sample.replace(NAME, ' ');
  const isTold = wordsOf(beside).filter((word) => word.length > 1).length >= FEWEST_BESIDE_NAMES;
  const all = likelihoods(sample, SMALL_WORDS_COUNT);
  const without = isTold ? likelihoods(beside, SMALL_WORDS_BESIDE_NAMES) : all;
  const likelihood = (language: PageLanguage): number => (all.get(language) ?? 0) + (without.get(language) ?? 0);
  const best = PAGE_LANGUAGES.toSorted((one, another) => likelihood(another) - likelihood(one))[0] ?? 'en';
  return nearLanguage(words, best) || (likelihood(best) > 0 ? best : '');
}

/** A word with a capital, as in German nouns: what is left of those tells as well. */
const NAME = /(?<!\S)[^\p{L}\s]*\p{Lu}\S*/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** How likely each of our languages is: what the detector finds, and the share of its small words, which counts so much. */
function likelihoods(text: string, count: number): Map<PageLanguage, number> {
  const scores = eld.detect(text).getScores();
  const words = wordsOf(text);
  const shareOf = (language: PageLanguage) => points(words, text, language) / Math.max(1, words.length);
  return new Map(PAGE_LANGUAGES.map((language) => [language, (scores[language] ?? 0) + count * shareOf(language)]));
}

const tellingOf = (words: readonly string[], language: string): number =>
  words.filter((word) => TELLING_WORDS[language]?.has(word)).length;

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
  const { language: detected } = eld.detect(sample);
  const foreignScript = /[^\p{Script=Latin}\P{L}]/u.test(sample);
  if ((sample.length < OTHER_FROM && !foreignScript) || !LIKELY.has(detected)) return '';
  if (PAGE_LANGUAGES.some((language) => points(words, sample, language) >= OURS_FROM * words.length)) return '';
  if (!SCANDINAVIAN.has(detected)) return detected;
  const [danish, norwegian] = [tellingOf(words, 'da'), tellingOf(words, 'nb')];
  return danish > norwegian || (danish === norwegian && detected === 'da') ? 'da' : 'nb';
}

const SCANDINAVIAN: ReadonlySet<string> = new Set(['da', 'no']);

function points(words: readonly string[], sample: string, language: PageLanguage): number {
  const { words: small, letters } = SMALL_WORDS[language];
  let sum = 0;
  for (const word of words) if (small.has(word)) sum += 1;
  return sum + Math.min(3, sample.match(letters)?.length ?? 0);
}

// Of those that the detector knows, the ones in which somebody is likely to write.
const LIKELY: ReadonlySet<string> = new Set(
  'sv da no fi is et lv lt cs sk sl hr sr hu ro bg sq el tr ca eu ru uk be ar he fa ur hi bn zh ja ko vi th ms tl'.split(
    ' ',
  ),
);
