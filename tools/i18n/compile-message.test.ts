import assert from 'node:assert/strict';
import { test } from 'node:test';
import { helpersCode } from './compile-message.ts';

interface Helpers {
  $number: (value: number) => string;
  $plural: (value: number, cases: Record<string, string>) => string;
  $ordinal: (value: number, cases: Record<string, string>) => string;
}

const CASES = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

/** The helpers of a language, and how often they made something of the browser's. */
function helpersOf(locale: string) {
  const made = { count: 0 };
  const counted = {
    NumberFormat: class extends Intl.NumberFormat {
      constructor(...values: ConstructorParameters<typeof Intl.NumberFormat>) {
        super(...values);
        made.count += 1;
      }
    },
    PluralRules: class extends Intl.PluralRules {
      constructor(...values: ConstructorParameters<typeof Intl.PluralRules>) {
        super(...values);
        made.count += 1;
      }
    },
  };
  const code = helpersCode(new Set(['number', 'plural', 'ordinal'] as const), locale);
  const helpers = new Function('Intl', `${code}return {$number,$plural,$ordinal}`)(counted) as Helpers;
  return { made, ...helpers };
}

const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 22, 101, 999, 1000, 12_345, 1_000_000, 1.5, 0.5, -1, -1.5];

for (const locale of ['en', 'es', 'pt-BR', 'fr', 'pl', 'ar', 'hi'])
  test(`${locale}: numbers and plurals are those of the language`, () => {
    const { $number, $plural, $ordinal } = helpersOf(locale);
    const [plural, ordinal] = [new Intl.PluralRules(locale), new Intl.PluralRules(locale, { type: 'ordinal' })];
    for (const value of NUMBERS) {
      assert.equal($number(value), new Intl.NumberFormat(locale).format(value));
      assert.equal($plural(value, CASES), plural.select(value), `plural of ${value}`);
      assert.equal($ordinal(value, CASES), ordinal.select(value), `ordinal of ${value}`);
    }
  });

test('small counts in English make nothing that takes a page 35 ms', () => {
  const { made, $number, $plural } = helpersOf('en');
  assert.deepEqual([$number(0), $plural(1, CASES), $plural(20, CASES)], ['0', 'one', 'other']);
  assert.equal(made.count, 0);
  $number(12_345);
  assert.equal(made.count, 1);
});
