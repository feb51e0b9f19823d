import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { offersOf } from '../../testing/read-description.ts';

describe('what is free at first and paid then', () => {
  for (const [text, ...offers] of [
    [
      'We play shinty on Wednesdays. first 3 sessions free then £12 a month, £5 for a brother or sister.',
      'First 3 sessions | free',
      'Then | £12 | a month',
      'Brother or sister | £5',
    ],
    ['We climb. Your first visit is free, then £8 each time.', 'Your first visit | free', 'Then | £8 | each time'],
    [
      'Wir tanzen. Die erste Stunde ist gratis, danach 15 € pro Stunde.',
      'Die erste Stunde | gratis',
      'Danach | 15 € | pro Stunde',
    ],
    [
      'bailamos los martes. primera clase gratis y luego 30 € al mes',
      'Primera clase | gratis',
      'Luego | 30 € | al mes',
    ],
    ['Nous dansons. Premier cours gratuit puis 12 € le cours', 'Premier cours | gratuit', 'Puis | 12 € | le cours'],
    ['We climb. Free parking, then a walk of 2 km costs £8.', 'Parking | Free', 'A walk of 2 km | £8'],
  ] as const)
    test(text, () => assert.deepEqual(offersOf(text), offers));
});
