import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBrief } from '../read-brief.ts';
import { BARE_PRICES, DICTATED_PRICES, NO_PRICES, SENTENCE_PRICES, VARIANT_PRICES } from './sample-price-lists.ts';

/** What a description opens with, so that the text after it is no introduction. */
const OPENING: Readonly<Record<string, string>> = {
  en: 'Cedar House is a family business in Leeds.',
  es: 'Casa Cedro es un negocio familiar en Vitoria.',
  pt: 'A Casa Cedro é um negócio familiar em Coimbra.',
  fr: 'La Maison Cèdre est une entreprise familiale à Épinal.',
  de: 'Haus Zeder ist ein Familienbetrieb in Leipzig.',
  it: 'Casa Cedro è un’azienda familiare a Lucca.',
  nl: 'Huis Ceder is een familiebedrijf in Zwolle.',
  pl: 'Dom Cedr to rodzinna firma w Lublinie.',
};

const offersOf = (language: string, text: string) =>
  readBrief({
    projectName: '',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi: `${OPENING[language] ?? ''}\n\n${text}`,
  }).facts.filter(({ kind, value }) => kind === 'offer' && /\d/.test(value));

/** The rows of a text that do not come of it. */
function missingRows(language: string, text: string, rows: readonly string[]): string[] {
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
