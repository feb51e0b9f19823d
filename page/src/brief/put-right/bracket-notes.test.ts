import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withBracketNotes } from './bracket-notes.ts';

describe('changes that stand in brackets are made', () => {
  for (const [text, meant] of [
    ['Wir sind drei [jetzt: fünf] Leute.', 'Wir sind fünf Leute.'],
    ['Lessons cost £30 [now: £35] an hour.', 'Lessons cost £35 an hour.'],
    [
      'Our shop is in Leeds, 4 High Street [new: second shop in Otley, 9 Mill Lane]. Open daily.',
      'Our shop is in Leeds, 4 High Street. Open daily. Second shop in Otley, 9 Mill Lane.',
    ],
    [
      'Visits to your home are possible. [only with a prescription]',
      'Visits to your home are possible, only with a prescription.',
    ],
    ['Telefon 030 123 418, Fax 030 123 419 [Fax weglassen]', 'Telefon 030 123 418'],
    ['Phone 0113 496 0142, fax 0113 496 0143 [leave out the fax]', 'Phone 0113 496 0142'],
    [
      'Cars welcome. The wait is six weeks. [delete, it is twice that by now]\nParking free.',
      'Cars welcome.\nParking free.',
    ],
    ['For adults: Ann Dobbs [Ann has left, now Bea Hart].', 'For adults: Bea Hart.'],
    ['Mo–Do 8–18 Uhr, Fr 8–13 Uhr. [Freitag geht jetzt bis 14 Uhr]', 'Mo–Do 8–18 Uhr, Fr 8–14 Uhr.'],
    ['“They stopped calling.” – Dana Ruiz (approved 3/2)', '“They stopped calling.” – Dana Ruiz'],
    [
      'My changes in [ ]: bottles 75p, pasteurising £1 a bottle [£1.20].',
      'My changes in [ ]: bottles 75p, pasteurising £1.20 a bottle.',
    ],
    ['As minhas correções: prazo: 4 semanas [6 semanas].', 'As minhas correções: prazo: 6 semanas.'],
    ['Workshops aos domingos [não, sábados] das 10h', 'Workshops aos sábados das 10h'],
    ["Station Yard, Ledbury HR8 2XX [wrong, it's HR8 9ZZ].", 'Station Yard, Ledbury HR8 9ZZ.'],
    ['Washed apples. Members half price [not any more, members pay £3.50].', 'Washed apples. Members pay £3.50.'],
    [
      'The workshop has made tiles since 1983, in Estremoz. [we have moved! Now Évora]',
      'The workshop has made tiles since 1983. Now Évora',
    ],
    ['Come by. No booking needed [it is now! slots from Pru].', 'Come by. Slots from Pru.'],
    [
      'Team: Leonor Caeiro, Bento Rosado (kiln) and the trainee Sara [has left]. Works',
      'Team: Leonor Caeiro, Bento Rosado (kiln). Works',
    ],
    [
      'old text, my changes in [ ]\nWe press on Saturdays [last apples in at 2pm]. Free.',
      'old text, my changes in [ ]\nWe press on Saturdays. Free. Last apples in at 2pm.',
    ],
    ['Talk on Tuesdays. [still true]', 'Talk on Tuesdays.'],
    ['Assemblée jeudi 12 mars à 20 h [reportée au jeudi 19 mars].', 'Assemblée jeudi 19 mars à 20 h.'],
    ['Regata, 6 settembre (AGG.: rinviato al 13 settembre)', 'Regata, 13 settembre'],
    [
      'Reunião: quinta, 23 de abril, 21h\n(ATENÇÃO: passou para sexta, 24 de abril, mesma hora!)',
      'Reunião: sexta, 24 de abril, 21h',
    ],
    ['Iscritta dal 2011 [anzi no, ho controllato, dal 2012].', 'Iscritta dal 2012.'],
    ['tomatoes 1.50, dahlias 3.50, cash only (no, cards are fine now)', 'tomatoes 1.50, dahlias 3.50, cards are fine'],
    [
      'Kayak … 7 km 16 €\nPaddle … 1 heure 13 €\n[pour toi : enlève le paddle, on les a vendus]\nOuvert en mai.',
      'Kayak … 7 km 16 €\n\nOuvert en mai.',
    ],
    ['$44 once you have the license. [owner says no figure for year three, $31]', '$44 once you have the license.'],
  ] as const)
    test(text, () => assert.equal(withBracketNotes(text).text.trimEnd(), meant));
});

describe('what stands in brackets to be read stays', () => {
  for (const text of [
    'Met (12 €) and mead (14 €) for adults only.',
    'Open Monday (mornings only) and Tuesday.',
    'Whitegoods (doors off), scrap metal.',
    'The Kittiwake (57 feet), launched on 2 March.',
    'Zone C (rural roads): no pick-up',
    'Founded in 1926 [1] by Ann Hart [left] and Bea Wills.',
    'Phone 01584 496 014 (ask for Ann).',
    'Adults £12 [£10], 12 seats.',
  ])
    test(text, () => assert.equal(withBracketNotes(text).text, text));
});
