import type { Sheet } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { SELLS } from '../words/offering.ts';
import { sumsIn } from './money.ts';

const MOST_WORDS = 9;

/** What an advertisement of one thing sells: "métier à tisser Glimåkra" of "Vends métier à tisser Glimåkra, 4 cadres, 650 €". */
function soldIn(text: string): string {
  const verb = SELLS.exec(text)?.[0] ?? '';
  const [thing = ''] =
    verb === '' ? [] : text.slice(verb.length).split(/[,.;:!(]|(?<= )(?=[€£$]? ?\d[\d.,]* ?(?:€|£|\$))/u);
  return countWords(thing) <= MOST_WORDS && !/^\s*\d/.test(thing) ? tidied(thing) : '';
}

/** What parts a sum from the words before it; "for 80 €" and "a deposit of 300 €" go on to it. */
const APART = /(?<![\s,;:–—-])(?:[,;:]| [–—-]) ?$/u;

/** Gives the one price of an advertisement to the one thing that it sells. */
export function addSold(sheet: Sheet, brief: string): void {
  const [sum, ...others] = sumsIn(brief);
  const advertisement = sheet.facts.find(({ kind, text }) => kind === 'about' && soldIn(text) !== '');
  if (!advertisement || !sum || others.length > 0) return;
  const sold = soldIn(advertisement.text);
  const [offer] = sheet.facts.filter(({ kind, value }) => kind === 'offer' && /\d/.test(value));
  if (offer) {
    if (offer.label === '') offer.label = sold;
    return;
  }
  const priced = (behind: string) =>
    ({ kind: 'offer', label: sold, value: sum[0], text: tidied(behind.replace(/[.!]$/, '')) }) as const;
  const alone = sheet.facts.find(({ kind, text }) => kind === 'about' && text.startsWith(sum[0]));
  if (alone) {
    Object.assign(alone, priced(alone.text.slice(sum[0].length)));
    return;
  }
  const at = advertisement.text.indexOf(sum[0]);
  const before = advertisement.text.slice(0, Math.max(at, 0));
  if (!APART.test(before)) return;
  const ids = sheet.add(priced(advertisement.text.slice(at + sum[0].length)));
  advertisement.text = `${before.replace(APART, '')}.`;
  for (const { from } of sheet.sentences) if (from.includes(advertisement.id)) from.push(...ids);
}
