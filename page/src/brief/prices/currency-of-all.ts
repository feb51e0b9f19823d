import { countWords } from '../text/phrases.ts';
import { NO_NAME_SAID, PEOPLE_FIRST } from '../words/said-prices.ts';
import { CURRENCY_OF_ALL, IS_VARIANT } from '../words/variants.ts';
import { amountsIn, isCounted, MOST_APART } from './bare-prices.ts';

/** A sum at the end of what it buys, or before a word for a variant. */
const SUM = /(?<= )\d{1,4}(?:[.,]\d{2})?(?= ?(?:[,;)/]|$)| (?!\/)(\p{L}[\p{L} -]{2,20}?)(?= ?(?:[,;/]|$)))/gu;
const NOTE = /\(([^()]{4,40})\)[.]?$|^([^()]{4,40})[.]?$|, ([^(),]{4,30})[.]?$/u;

const currencyOf = (line: string): string => {
  const note = NOTE.exec(line.trim());
  return CURRENCY_OF_ALL.exec(note?.[1] ?? note?.[2] ?? note?.[3] ?? '')?.groups?.currency ?? '';
};

const withCurrency = (line: string, currency: string): string =>
  line.replace(SUM, (sum: string, variant: string | undefined) =>
    variant === undefined || IS_VARIANT.test(variant) ? `${sum} ${currency}` : sum,
  );

/** "Kinder 15 euro", "kids £15": the last of several sums. */
const SUM_LAST =
  /^(?<before>\p{L}.+) (?:(?<sign>[€£$]|R\$) ?)?(?<sum>\d{1,4}(?:[.,]\d{2})?)(?: ?(?<currency>€|£|zł(?:otych)?|euros?|pounds?|dollars?|reais|pesos|franken|francs))?$/iu;
const NAME_AND_SUM = /^(\p{L}[\p{L}'’ -]{2,30}(?: \d{1,2})?) (\d{1,4}(?:[.,]\d{2})?)$/u;
const AND_FIRST = /^(?:and|y|e|et|und|en|i) (?=\p{L})/iu;
const FEWEST_BARE = 2;
const MOST_WORDS_OF_NAME = 4;

/** Whether a text is for whom a price is, and ends in a number only where that is a bound: "children up to 12". */
const isForWhom = (text: string): boolean =>
  PEOPLE_FIRST.test(text) &&
  countWords(text) <= MOST_WORDS_OF_NAME &&
  isCounted(text) === /\d$/.test(text) &&
  !NO_NAME_SAID.test(text);

/** "Damen 42 herren 28 kinder bis 12 15 euro": each sum with the currency of the last, where a text is nothing but whom they are for. */
function withCurrencyOfLast(text: string): string {
  const { before = '', sign = '', sum = '', currency = '' } = SUM_LAST.exec(text)?.groups ?? {};
  if (sign === '' && currency === '') return text;
  const parts = before.split(/(?<=\d) (?=\p{L})/u);
  const last = (parts.at(-1) ?? '').replace(AND_FIRST, '');
  const rows = parts.slice(0, -1).map((part) => NAME_AND_SUM.exec(part));
  const isList = rows.length >= FEWEST_BARE && isForWhom(last) && rows.every((row) => isForWhom(row?.[1] ?? ''));
  const amounts = [sum, ...rows.map((row) => row?.[2] ?? '')].flatMap(amountsIn);
  if (!isList || Math.max(...amounts) > Math.min(...amounts) * MOST_APART) return text;
  const priced = (name: string, value: string) => `${name} ${sign}${value}${currency === '' ? '' : ` ${currency}`}`;
  return [...rows.map((row) => priced(row?.[1] ?? '', row?.[2] ?? '')), priced(last, sum)].join(', ');
}

const MARK_LAST = /[,;:.!?]$/u;

/** A line whose parts between marks have the currency of their last sum. */
const withCurrencies = (line: string): string =>
  line
    .split(/(?<=[,;:.!?]) /u)
    .map((part) => {
      const mark = MARK_LAST.exec(part)?.[0] ?? '';
      return `${withCurrencyOfLast(part.slice(0, part.length - mark.length))}${mark}`;
    })
    .join(' ');

/** A text whose price lists name the currency of each sum that is told below them for all: "(all in pounds)". */
export function withCurrencyOfAll(text: string): string {
  const lines = text.split('\n').map(withCurrencies);
  for (const [at, line] of lines.entries()) {
    const currency = currencyOf(line);
    if (currency === '') continue;
    if (/\d/.test(line)) {
      const end = line.search(/\((?=[^()]*\)[.]?$)/u);
      const list = end < 0 ? line : line.slice(0, end);
      lines[at] = `${withCurrency(list.trimEnd(), currency)}${end < 0 ? '' : ` ${line.slice(end)}`}`;
      continue;
    }
    for (let above = at - 1; above >= 0; above -= 1) {
      const told = withCurrency(lines[above] ?? '', currency);
      if (told === lines[above]) break;
      lines[above] = told;
    }
  }
  return lines.join('\n');
}
