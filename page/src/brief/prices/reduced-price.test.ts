import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PageLanguage } from '@landfall/shared/contracts';
import { offersOf, sheetOf } from '../../testing/read-description.ts';
import { OPENING } from './sample-prices.ts';

const offersAfterOpening = (language: PageLanguage, text: string) => offersOf(`${OPENING[language]}\n${text}`);

describe('a reduced price', () => {
  for (const [language, text, ...offers] of [
    ['en', 'Workbook, was £97, now £59.90.', 'Workbook | £59.90 | Was £97'],
    ['en', 'The course is £59 instead of £1,200.', 'The course | £59 | Instead of £1,200'],
    ['en', 'Membership was £12 a month, now £9 a month', 'Membership | £9 | a month | Was £12 a month'],
    ['es', 'Taller antes $97, ahora $59.', 'Taller | $59 | Antes $97'],
    ['pt', '💰 de R$ 97 por R$ 59,90 (só até 30/11)', 'R$ 59,90 | De R$ 97, só até 30/11'],
    ['pt', 'Apostila de R$ 97 por R$ 59,90', 'Apostila | R$ 59,90 | De R$ 97'],
    ['fr', 'Prix : 49 € au lieu de 79 €', 'Prix | 49 € | Au lieu de 79 €'],
    ['de', 'Früher 40 €, jetzt 25 €!', '25 € | Früher 40 €'],
    ['de', 'Abo 9 € pro Monat statt 12 €', 'Abo | 9 € | pro Monat | Statt 12 €'],
    ['it', 'Prezzo: 49 € anziché 79 € fino a domenica', 'Prezzo | 49 € | Anziché 79 €, fino a domenica'],
    ['nl', 'Cursus van €97 voor €59', 'Cursus | €59 | Van €97'],
    ['pl', 'Kurs był za 97 zł, teraz 59 zł', 'Kurs | 59 zł | Był za 97 zł'],
  ] as const)
    test(text, () => assert.deepEqual(offersAfterOpening(language, text), offers));

  test('is none where the later price is the higher one, or where it bounds what something costs', () => {
    const [range = ''] = offersAfterOpening('nl', 'Cursussen van €59 tot €97');
    assert.ok(!range.split(' | ').includes('€97'), range);
    assert.equal(offersAfterOpening('en', 'The price was £12, now £15.').length, 2);
  });

  test('leaves a phone beside it to be called', () => {
    const { facts } = sheetOf(`${OPENING.en}\nGel nails were £30, now £25, call 01482 555 010.`);
    assert.ok(facts.some(({ kind, value }) => kind === 'contact' && value === '01482 555 010'));
  });

  test('is read in a list beside others', () => {
    assert.deepEqual(offersAfterOpening('en', 'gel nails was £30 now £25\npedicure £20'), [
      'Gel nails | £25 | Was £30',
      'Pedicure | £20',
    ]);
  });
});
