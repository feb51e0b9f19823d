import { CURRENCY_OF_ALL, IS_VARIANT } from '../words/variants.ts';

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

/** A text whose price lists name the currency of each sum that is told below them for all: "(all in pounds)". */
export function withCurrencyOfAll(text: string): string {
  const lines = text.split('\n');
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
