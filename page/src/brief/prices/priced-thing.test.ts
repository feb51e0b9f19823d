import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { offersOf } from '../../testing/read-description.ts';

describe('a price without a name of its own', () => {
  for (const [text, ...offers] of [
    [
      "Cléo Garage, logiciel. Formule Atelier à 39 € HT par mois pour un poste, formule Équipe à 69 € HT par mois jusqu'à cinq postes.",
      'Formule Atelier | 39 € | HT par mois pour un poste',
      "Formule Équipe | 69 € | HT par mois jusqu'à cinq postes",
    ],
    [
      'Paketdienst Ulm. Paket S 39 € zzgl. MwSt. pro Monat, Paket M 69 € netto im Monat.',
      'Paket S | 39 € | zzgl. MwSt. pro Monat',
      'Paket M | 69 € | netto im Monat',
    ],
    [
      'FixBox in Leicester. screens are from sixty pounds, batteries thirty five pounds, no wait batteries are forty pounds now.',
      'Screens | from 60 pounds',
      'Batteries | 40 pounds',
    ],
    [
      "Help us save the barge Marigold. £25 puts your name on a plank, £150 is a day's sail for one, £600 is a weekend for two.",
      'Puts your name on a plank | £25',
      "A day's sail for one | £150",
      'A weekend for two | £600',
    ],
    [
      "Moorside Physiotherapy in Otley. First appointment is 50 minutes and that's sixty two pounds, follow ups 30 minutes forty four pounds.",
      'First appointment | 62 pounds | 50 minutes',
      'Follow ups 30 minutes | 44 pounds',
    ],
    [
      'Quesos La Majada, en Potes. El fresco sale a 9 euros la pieza, el azul 12 euros.',
      'El fresco | 9 euros | la pieza',
      'El azul | 12 euros',
    ],
    [
      'Quesos La Majada, en Potes. Se puede visitar y ver como ordeñamos los sabados a las 10, dura hora y media y cuesta 6 euros con cata.',
      'Se puede visitar y ver como ordeñamos los sabados a las 10 | 6 euros | Dura hora y media, con cata',
    ],
    [
      "La ludothèque Pion Pion à Quimper. Soirée jeux le vendredi à 20h c'est gratuit.",
      'Soirée jeux le vendredi à 20h | gratuit',
    ],
    [
      'E-book, The Salt Ledger, a novel. It runs to 312 pages and will be available as EPUB and for Kindle at £4.99 from 3 March.',
      'The Salt Ledger | £4.99 | It runs to 312 pages and will be available as EPUB and for Kindle, from 3 March',
    ],
    [
      'making a game called Mossgrave. out 14 november on steam and switch, $17.99, the demo is free on itch right now.',
      'Mossgrave | $17.99 | Out 14 november on steam and switch',
      'The demo | free | On itch right now',
    ],
    [
      "Podcast about nights. There's a $5 a month supporter tier, you get the uncut tapes.",
      'Supporter tier | $5 a month | You get the uncut tapes',
    ],
    [
      'Curso online Pão Sem Pressa. R$ 397 à vista ou 12x de R$ 39,70.',
      'Pão Sem Pressa | R$ 397 à vista ou 12x de R$ 39,70',
    ],
    ['Töpferkurs in Celle. Kostet 60 €.', 'Töpferkurs | 60 €'],
  ] as const)
    test(`is called after what is sold, or says what it is: ${text}`, () => assert.deepEqual(offersOf(text), offers));
});
