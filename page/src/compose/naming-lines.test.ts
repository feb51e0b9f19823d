import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutNaming } from './naming-lines.ts';

for (const [line, brand, told] of [
  ["It's called Otters and we're at Bramcote.", 'Otters', 'At Bramcote.'],
  ['Union branch, Harbour Workers Branch 417, Grimsby', 'Harbour Workers Branch 417', 'Union branch, Grimsby'],
  ['Physio practice, Moorside Physiotherapy', 'Moorside Physiotherapy', 'Physio practice'],
  [
    'Queseria, se llama Quesos La Majada y esta en Potes, Cantabria',
    'Quesos La Majada',
    'Queseria en Potes, Cantabria',
  ],
  ['Unser Laden heißt Wollknäuel und liegt in Weimar.', 'Wollknäuel', 'Laden in Weimar.'],
  ['Ana Ruiz, Casa Pepe, Granada', 'Casa Pepe', 'Ana Ruiz, Casa Pepe, Granada'],
  [
    'A choir for everyone, Harmony Hill sings on Mondays',
    'Harmony Hill',
    'A choir for everyone, Harmony Hill sings on Mondays',
  ],
  [
    'Our shop is called Wool & Wick and sells candles',
    'Wool & Wick',
    'Our shop is called Wool & Wick and sells candles',
  ],
] as const)
  test(`below ${brand} stands "${told}"`, () => assert.equal(withoutNaming(line, brand), told));
