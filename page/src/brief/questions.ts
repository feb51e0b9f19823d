import type { FactQuestion } from '@landfall/shared/contracts';
import type { Lexicon } from './lexicon.ts';
import { MONEY } from './prices/money.ts';
import type { Sheet } from './sheet.ts';

const MOST = 3;

/** What is missing and matters for what the page is about, the most useful first. */
export function questionsFor(sheet: Sheet, text: string, lexicon: Lexicon): FactQuestion[] {
  const has = (kind: string) => sheet.facts.some((fact) => fact.kind === kind);
  const wants = (value: string, negated: boolean) =>
    sheet.wishes.some((wish) => wish.value.endsWith(value) && wish.negated === negated);
  const form = sheet.wishes.some((wish) => wish.kind === 'form') || wants('lead-form', false);
  const event = lexicon.events.test(text);
  const local = lexicon.local.test(text.slice(0, 200));
  const missing: [FactQuestion, boolean][] = [
    ['date', event && !has('date') && !has('hours')],
    ['action', !has('action') && !form],
    ['place', (local || event) && !has('place')],
    [
      'price',
      !has('goal') &&
        !MONEY.test(text) &&
        !wants('pricing', true) &&
        !sheet.facts.some((fact) => fact.kind === 'offer' && fact.value),
    ],
    ['contact', !has('contact') && !form],
  ];
  return missing
    .filter(([, isMissing]) => isMissing)
    .map(([question]) => question)
    .slice(0, MOST);
}
