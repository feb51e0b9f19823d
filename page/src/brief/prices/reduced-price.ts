import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { ONLY_PRICED } from '../words/beside-prices.ts';
import { NOW_THEN_WAS, WAS_THEN_NOW } from '../words/reduced-prices.ts';
import { amountsIn } from './bare-prices.ts';
import { patternsFor, pricesIn, sumsIn } from './money.ts';
import { named } from './offer-name.ts';

/** What is longer tells more than a price. */
const LONGEST = 300;

/** How much a sum is, whatever separates its thousands. */
const amountOf = (sum: string): number => amountsIn(sum.replace(/(?<=\d)[ '’](?=\d{3})/g, ''))[0] ?? 0;

interface Reduced {
  /** All before the older price and its words. */
  before: string;
  /** The older price with its words. */
  was: string;
  now: RegExpExecArray;
  after: string;
}

/** What is counted by the unit behind a sum: " a month" of "£12 a month, now £9"; empty where nothing is. */
function unitBehind(sum: string, behind: string, lexicon: Lexicon): string {
  const [price] = pricesIn(`${sum}${behind}`, lexicon);
  return price?.index === 0 ? (price[1] ?? '') : '';
}

function reducedIn(text: string, lexicon: Lexicon): Reduced | null {
  const [first, second, ...others] = sumsIn(text);
  if (!first || !second || others.length > 0) return null;
  const [opening, between] = [text.slice(0, first.index), text.slice(first.index + first[0].length, second.index)];
  const behind = text.slice(second.index + second[0].length);
  const ends = NOW_THEN_WAS.test(between);
  const [was, now] = ends ? [second, first] : [first, second];
  if (amountOf(now[0]) >= amountOf(was[0])) return null;
  if (ends) return { before: opening, was: `${between}${was[0]}`, now, after: behind };
  const unit = unitBehind(was[0], between, lexicon);
  const joint = between.slice(unit.length);
  for (const words of WAS_THEN_NOW) {
    const led = words.was.exec(opening);
    if (led && words.now.test(joint))
      return { before: opening.slice(0, led.index), was: `${led[0]}${was[0]}${unit}`, now, after: behind };
  }
  return null;
}

const AROUND = /^[\s,;:()–—.-]+|(?<![\s,;:(–—-])[\s,;:(–—-]+$/g;

/**
 * "Workbook: was £97, now £59 until Sunday", "de R$ 97 por R$ 59,90", "59 € statt 97 €": one offer at the price that is paid, with
 * what it cost before beside it; null for another text, and where the later price is the higher one.
 */
export function reducedOffer(text: string, lexicon: Lexicon, group: string): FoundFact | null {
  if (text.length > LONGEST) return null;
  const reduced = reducedIn(text.replace(/[.!]$/, ''), lexicon);
  if (!reduced) return null;
  const { before, was, now, after } = reduced;
  const unit = unitBehind(now[0], after, lexicon);
  const rest = after.slice(unit.length).replace(/^ ?\(([^()]*)\)/, ', $1');
  const told = [was, rest].map((part) => part.replace(AROUND, '')).filter((part) => /[\p{L}\d]/u.test(part));
  const offer = { value: now[0], unit: unit.trim(), text: tidied(told.join(', ')) };
  const head = before.replace(AROUND, '');
  if (!/\p{L}{2}/u.test(head) || ONLY_PRICED.test(head)) return { kind: 'offer', label: tidied(head), ...offer, group };
  const name = named(before, offer.value, offer.unit, '', patternsFor(lexicon).costs, lexicon, group !== '');
  return name && name.text === '' ? { kind: 'offer', label: name.label ?? '', ...offer, group } : null;
}
