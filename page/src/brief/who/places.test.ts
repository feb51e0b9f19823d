import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesIn } from './places.ts';

test('finds whole addresses, with what joins the words of a street', () => {
  for (const address of ['9 rue des Olivettes', '12 rue de la Paix', 'Calle de los Olmos 4', 'Via dei Mille 7'])
    assert.deepEqual(
      addressesIn(`We are at ${address}, open daily.`).map(({ text }) => text),
      [address],
    );
});
