import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PageLanguage } from '@landfall/shared/contracts';
import { sheetOf } from '../../testing/read-description.ts';
import { OPENING, PRICES_AFTER, PRICES_BEFORE, PRICES_READ_WRONGLY } from './sample-prices.ts';

function rowsOf(language: PageLanguage, text: string): string[] {
  const sheet = sheetOf(`${OPENING[language]} ${text}`);
  const own = new Set(sheet.sentences.slice(1).flatMap(({ from }) => from));
  return sheet.facts
    .filter(({ id }) => own.has(id))
    .map(({ kind, label, value, unit, text }) => {
      const price = kind === 'date' ? '' : [value, unit].filter((part) => part !== '').join(' ');
      return `${kind}: ${[label, price, text].filter((part) => part !== '').join(' | ')}`;
    });
}

describe('prices and hours in a sentence', () => {
  for (const [language, text, ...rows] of [...PRICES_READ_WRONGLY, ...PRICES_BEFORE, ...PRICES_AFTER])
    test(`are read: ${text}`, () => assert.deepEqual(rowsOf(language, text), rows));
});
