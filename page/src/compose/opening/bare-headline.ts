import type { PageLanguage } from '@landfall/shared/contracts';
import { MONEY } from '../../brief/prices/money.ts';
import { oneOf } from '../../brief/text/phrases.ts';
import { wordsOf } from '../../brief/words/by-language.ts';
import { isSpoken, opensRefusing, refuses } from '../headline-score.ts';

/** A text and the aside that it ended with. */
interface WithoutAside {
  text: string;
  aside: string;
}

const ASIDE_LAST = /^([^()]{12,}?) ?\(([^()]{3,60})\)([.!]?)$/u;
/** A year, and an age: for whom something is. */
const YEARS = /\d{4}|\d ?(?:years?|yrs|años|anos|ans|jahren?|anni|jaar|lat)(?!\p{L})/iu;

/** "I was one, ha": what somebody says of themselves, and not who they are. */
export const isRemark = (text: string): boolean => isSpoken(text) && !/ \p{Lu}\p{Ll}/u.test(text);

/** "(up to 150 berths)", "(no Linux version)", "(I was one, ha)": no region, and no years of a life. */
const isAside = (text: string): boolean =>
  refuses(text) ||
  text.split(', ').some(opensRefusing) ||
  isRemark(text) ||
  (/^[\p{Ll}\d][^,]*$/u.test(text) && /\d/.test(text) && !YEARS.test(text));

/** A headline or a sentence without the aside in brackets at its end, where it has no others. */
export function withoutAside(text: string): WithoutAside {
  const [, before = '', aside = '', stop = ''] = ASIDE_LAST.exec(text) ?? [];
  return aside !== '' && isAside(aside) ? { text: before + stop, aside } : { text, aside: '' };
}

const LEAST_LEFT = 12;
const MOST_PRICE_WORDS = 5;

/** A headline without the price that it ends with: "Self storage in Newport" of "Self storage in Newport from £9 a week". */
function withoutPrice(headline: string, language: PageLanguage): WithoutAside {
  const from = new RegExp(` ${oneOf(wordsOf(language).from)} ${MONEY.source}`, 'iu').exec(headline);
  const text = headline.slice(0, from?.index);
  const price = headline.slice(text.length).trim();
  const isWhole = text.length >= LEAST_LEFT && text.includes(' ') && price.split(' ').length <= MOST_PRICE_WORDS;
  return price !== '' && isWhole ? { text, aside: price } : { text: headline, aside: '' };
}

/** A headline without the price and the aside that it ends with, and these. */
export function bareHeadline(headline: string, language: PageLanguage): { text: string; asides: string[] } {
  const priced = withoutPrice(headline, language);
  const { text, aside } = withoutAside(priced.text);
  return { text, asides: [aside, priced.aside].filter((part) => part !== '') };
}
