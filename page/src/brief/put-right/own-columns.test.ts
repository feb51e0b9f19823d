import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutOwnColumns } from './own-columns.ts';

test('columns of a table that are said to be for its writer are not told', () => {
  const { text, withdrawn } = withoutOwnColumns(
    'Artikel | Menge | Preis | EK | Lager\nHonig | 500 g | 5,80 € | 3,10 | 84\nAbleger | Stück | 145 €\n\n(EK und Lager sind nur für uns, NICHT auf die Seite!)',
  );
  assert.equal(
    text,
    'Artikel | Menge | Preis\nHonig | 500 g | 5,80 €\nAbleger | Stück | 145 €\n\n(EK und Lager sind nur für uns, NICHT auf die Seite!)',
  );
  assert.deepEqual(withdrawn, ['EK: 3,10', 'Lager: 84']);
});

test('a table that is told as a whole stays', () => {
  const text = 'Item | Stock | Price\nHoney | 84 | £5';
  assert.equal(withoutOwnColumns(text).text, text);
});
