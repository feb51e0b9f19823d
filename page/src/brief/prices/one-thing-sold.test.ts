import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { offersOf } from '../../testing/read-description.ts';

describe('the price of an advertisement of one thing', () => {
  for (const [text, ...offers] of [
    [
      'Vendo acordeon Hohner de 72 bajos, rojo, con funda. 640 euros, no cambio. Solo en mano en Lugo.',
      'Acordeon Hohner de 72 bajos | 640 euros | No cambio',
    ],
    ['Vendo acordeon Hohner, rojo. 640 euros. Solo en mano.', 'Acordeon Hohner | 640 euros'],
    [
      'Vends métier à tisser Glimåkra, 4 cadres, bon état, 650 € à venir chercher à Aurillac.',
      'Métier à tisser Glimåkra | 650 € | À venir chercher à Aurillac',
    ],
    ['Vendo una bicicleta Orbea que costó 80 €.'],
    ['Vendo pane e dolci. Pane 4 €, torta 20 €.', 'Pane | 4 €', 'Torta | 20 €'],
  ] as const)
    test(text, () => assert.deepEqual(offersOf(text), offers));
});
