import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutOwnColumns } from './own-columns.ts';

test('columns of a table that are said to be for its writer are not told', () => {
  const { text } = withoutOwnColumns(
    'Artikel\tMenge\tPreis\tEK\tLager\nHonig\t500 g\t5,80 €\t3,10\t84\nAbleger\tStück\t145 €\n\n(EK und Lager sind nur für uns, NICHT auf die Seite!)',
  );
  assert.equal(
    text,
    'Artikel\tMenge\tPreis\nHonig\t500 g\t5,80 €\nAbleger\tStück\t145 €\n\n(EK und Lager sind nur für uns, NICHT auf die Seite!)',
  );
});

test('a table that is told as a whole stays', () => {
  const text = 'Item\tStock\tPrice\nHoney\t84\t£5';
  assert.equal(withoutOwnColumns(text).text, text);
});
