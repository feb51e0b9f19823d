import { capitalised } from '../capitalised.ts';
import { says } from '../headline-score.ts';
import { tradeMotif } from '../trades.ts';
import type { Writing } from '../writing.ts';
import { askedFor } from './asked-for.ts';
import { isRepeated } from './eyebrow.ts';
import { whereTold } from './where-told.ts';

/** What a page says at its top, beside what stands above the headline. */
interface Said {
  brand: string;
  headline: string;
  lead: string;
}

/** "Bike workshop", which the page was asked for, where the headline names no trade and nothing at the top says it; else empty. */
function askedAbove(writing: Writing, { brand, headline, lead }: Said): string {
  const asked = askedFor(writing);
  const [first = ''] = asked.split(' ');
  const isSaid = isRepeated(first, [brand, headline, lead].join(' | '));
  return asked === '' || tradeMotif(headline) !== null || isSaid ? '' : capitalised(asked);
}

/** What stands above a headline with what it is and where, as far as the top does not say it. */
export function aboveHeadline(
  writing: Writing,
  parts: readonly string[],
  said: Said,
): { above: readonly string[]; where: string } {
  const asked = askedAbove(writing, said);
  const others = parts.filter((part) => !says(asked, part));
  const where = whereTold(writing, said.brand, [asked, ...others, said.headline, said.lead].join(' | '));
  return { above: [asked, ...others, where].filter((part) => part !== ''), where };
}
