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

/** Gives the one price of an advertisement to the one thing that it sells. */
export function addSold(sheet: Sheet, brief: string): void {
  const sold = sheet.facts
    .map(({ kind, text }) => (kind === 'about' ? soldIn(text) : ''))
    .find((thing) => thing !== '');
  const [sum, ...others] = sumsIn(brief);
  if (!sold || !sum || others.length > 0) return;
  const [offer] = sheet.facts.filter(({ kind, value }) => kind === 'offer' && /\d/.test(value));
  if (offer) {
    if (offer.label === '') offer.label = sold;
    return;
  }
  const told = sheet.facts.find(({ kind, text }) => kind === 'about' && text.includes(sum[0]));
  if (!told) return;
  const [before = '', behind = ''] = told.text.split(sum[0], 2);
  if (/[\p{L}\d]/u.test(before)) {
    told.text = `${before.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '').replace(/(?<![.!?])$/u, '.')}`;
    const ids = sheet.add({ kind: 'offer', label: sold, value: sum[0], text: tidied(behind.replace(/[.!]$/, '')) });
    for (const { from } of sheet.sentences) if (from.includes(told.id)) from.push(...ids);
  } else Object.assign(told, { kind: 'offer', label: sold, value: sum[0], text: tidied(behind.replace(/[.!]$/, '')) });
}
