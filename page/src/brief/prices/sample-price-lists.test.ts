import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PageLanguage } from '@landfall/shared/contracts';
import { sheetOf } from '../../testing/read-description.ts';
import { BARE_PRICES, DICTATED_PRICES, NO_PRICES, SENTENCE_PRICES, VARIANT_PRICES } from './sample-price-lists.ts';
import { OPENING } from './sample-prices.ts';

const offersOf = (language: PageLanguage, text: string) =>
  sheetOf(`${OPENING[language]}\n\n${text}`).facts.filter(({ kind, value }) => kind === 'offer' && /\d/.test(value));

/** The rows of a text that do not come of it. */
function missingRows(language: PageLanguage, text: string, rows: readonly string[]): string[] {
  const offers = offersOf(language, text);
  return rows.filter((row) => {
    const [amount = '', name = ''] = row.split(' = ');
    return !offers.some(({ label, value, unit, text: told }) => {
      const said = [label, value, unit, told].join(' ').toLowerCase();
      const isAmount = new RegExp(`(?<![\\d.,])${amount.replace('.', '\\.')}(?![\\d]|[.,]\\d)`).test(value);
      return isAmount && name.split(' ').every((word) => said.includes(word.toLowerCase()));
    });
  });
}

describe('prices of every kind stand beside what they buy', () => {
  for (const [kind, samples, most] of [
    ['dictated', DICTATED_PRICES, 7],
    ['without a currency', BARE_PRICES, 3],
    ['by variant', VARIANT_PRICES, 2],
    ['in sentences', SENTENCE_PRICES, 3],
  ] as const)
    test(`${kind}: at most ${most} are missing`, () => {
      const missing = samples.flatMap(([language, text, ...rows]) =>
        missingRows(language, text, rows).map((row) => `${row} of: ${text}`),
      );
      assert.ok(missing.length <= most, `${missing.length} are missing:\n${missing.join('\n')}`);
    });
});

describe('numbers that are no prices make no row', () => {
  for (const [language, text] of NO_PRICES)
    test(text, () =>
      assert.deepEqual(
        offersOf(language, text).map(({ label, value }) => `${label} | ${value}`),
        [],
      ),
    );
});
