import type { PageModel } from '../sections/model.ts';
import type { PriceCheck } from './bench-brief.ts';
import { containsWords, fold } from './fold.ts';

/** A row of a price list: its price with its unit, and all that it says, folded. */
interface PricedRow {
  price: string;
  all: string;
}

const rowOf = (price: string, told: unknown): PricedRow => ({
  price: fold(price),
  all: fold(`${JSON.stringify(told)} ${price}`),
});

/** The rows of a page's price lists, and its plans. */
const pricedRows = (page: PageModel): PricedRow[] =>
  page.sections.flatMap((section) => {
    if (section.kind === 'listing')
      return section.items.map(({ value, unit, ...told }) => rowOf(`${value} ${unit}`, told));
    if (section.kind === 'pricing')
      return section.plans.map(({ price, period, ...told }) => rowOf(`${price} ${period}`, told));
    return [];
  });

/** Of some prices those that stand in no row of the page together with what they buy. */
export function missedPrices(page: PageModel, prices: readonly PriceCheck[]): PriceCheck[] {
  const rows = pricedRows(page);
  return prices.filter(
    ({ amount, of }) =>
      !rows.some(
        ({ price, all }) => containsWords(price, fold(amount)) && of.every((words) => all.includes(fold(words))),
      ),
  );
}
