import { PAGE_LANGUAGES, type PageLanguage } from '@landfall/shared/contracts';
import { franc } from 'franc';
import { SMALL_WORDS } from './words/small-words.ts';

const OTHER_FROM = 40;
const THREE_LETTER: Record<string, PageLanguage> = {
  eng: 'en',
  spa: 'es',
  por: 'pt',
  fra: 'fr',
  deu: 'de',
  ita: 'it',
  nld: 'nl',
  pol: 'pl',
};

/** The language of the first text that tells it; English where none does. */
export function languageOf(texts: readonly string[]): string {
  for (const text of texts) {
    const language = guess(text);
    if (language) return language;
  }
  return 'en';
}

/** Small words tell our own languages even in five words; a longer text without them is in another language. */
function guess(text: string): string {
  const sample = text.slice(0, 4000);
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return '';
  const votes = PAGE_LANGUAGES.map((language) => ({ language, points: points(words, sample, language) }));
  votes.sort((a, b) => b.points - a.points);
  const [first, second] = votes;
  const share = (first?.points ?? 0) / words.length;
  if (first && second && first.points > 0 && (share >= 0.2 || sample.length < OTHER_FROM)) {
    if (first.points > second.points) return first.language;
    return THREE_LETTER[franc(sample, { minLength: 3, only: three(votes, first.points) })] ?? first.language;
  }
  const found =
    sample.length >= OTHER_FROM || /[^\p{Script=Latin}\P{L}]/u.test(sample) ? franc(sample, { minLength: 3 }) : 'und';
  if (found !== 'und') return twoLetters(found);
  return first && first.points > 0 ? first.language : '';
}

const three = (votes: { language: PageLanguage; points: number }[], points: number): string[] =>
  Object.keys(THREE_LETTER).filter((code) =>
    votes.some((vote) => vote.points === points && vote.language === THREE_LETTER[code]),
  );

function points(words: readonly string[], sample: string, language: PageLanguage): number {
  const { words: small, letters } = SMALL_WORDS[language];
  let sum = 0;
  for (const word of words) if (small.has(word)) sum += 1;
  return sum + Math.min(3, sample.match(letters)?.length ?? 0);
}

const twoLetters = (code: string): string => {
  const short = Intl.getCanonicalLocales(code)[0] ?? '';
  return /^[a-z]{2,3}$/.test(short) ? short : '';
};
