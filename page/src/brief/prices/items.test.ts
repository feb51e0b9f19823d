import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { offersOf } from '../../testing/read-description.ts';

describe('an item of a list with its price', () => {
  for (const [text, ...offers] of [
    [
      "We run a shelter. What gifts do:\n£12 one night's bed and breakfast\n£45 a bed for a long weekend\n£60 an hour for the boat",
      "One night's bed and breakfast | £12",
      'A bed for a long weekend | £45',
      'Boat | £60 | an hour',
    ],
    [
      'Ospitiamo matrimoni.\n\nFormule:\n- Giornata intera: 6.800 €\n- Weekend (venerdì-domenica), camere incluse: 11.500 €',
      'Giornata intera | 6.800 €',
      'Weekend (venerdì-domenica) | 11.500 € | Camere incluse',
    ],
    [
      'Angebote in Celle.\n\n- Ganzer Tag: 120 €\n- Wochenende (Fr bis So), Frühstück inklusive: 300 €',
      'Ganzer Tag | 120 €',
      'Wochenende (Fr bis So) | 300 € | Frühstück inklusive',
    ],
    [
      'Offers in Leeds.\n\n- Full day: £120\n- Weekend (Friday to Sunday), rooms included: £900',
      'Full day | £120',
      'Weekend (Friday to Sunday) | £900 | Rooms included',
    ],
    [
      'Robimy zbiórkę. Progi:\n1) 20 zł – naklejka\n2) 149 zł – jedna lampka (w sklepie będzie 199 zł)\n3) 279 zł – dwie lampki',
      'Naklejka | 20 zł',
      'Jedna lampka | 149 zł | W sklepie będzie 199 zł',
      'Dwie lampki | 279 zł',
    ],
    [
      'We make lamps. Rewards:\n- £149: one lamp (in the shop later £199)\n- £279: two lamps (RRP £398)',
      'One lamp | £149 | In the shop later £199',
      'Two lamps | £279 | RRP £398',
    ],
    [
      'Wir bauen Lampen. Preise:\n- Eine Lampe 149 € (im Laden später 199 €)\n- Zwei Lampen 279 € (249 € ohne Akku)',
      'Eine Lampe | 149 € | Im Laden später 199 €',
      'Zwei Lampen | 279 €',
      'Ohne Akku | 249 €',
    ],
    [
      'Nous faisons des lampes. Prix :\n- Une lampe 149 € (199 € en magasin)\n- Deux lampes 279 €',
      'Une lampe | 149 € | 199 € en magasin',
      'Deux lampes | 279 €',
    ],
  ] as const)
    test(text, () => assert.deepEqual(offersOf(text), offers));
});

describe('whom prices are for, with one currency behind the last', () => {
  for (const [text, ...offers] of [
    [
      'Friseursalon in Kassel, damen 42 herren 28 kinder bis 12 15 euro.',
      'Damen | 42 euro',
      'Herren | 28 euro',
      'Kinder bis 12 | 15 euro',
    ],
    ['Barber in Leeds, ladies 42 gents 28 kids £15.', 'Ladies | £42', 'Gents | £28', 'Kids | £15'],
    [
      'Peluquería en Lugo, señoras 30 caballeros 15 niños hasta 10 12 euros.',
      'Señoras | 30 euros',
      'Caballeros | 15 euros',
      'Niños hasta 10 | 12 euros',
    ],
    ['Coiffeur à Épinal, femmes 38 hommes 22 enfants 14 €.', 'Femmes | 38 €', 'Hommes | 22 €', 'Enfants | 14 €'],
    ['Fryzjer w Lublinie, panie 90 panowie 60 dzieci 45 zł.', 'Panie | 90 zł', 'Panowie | 60 zł', 'Dzieci | 45 zł'],
  ] as const)
    test(text, () => assert.deepEqual(offersOf(text), offers));

  for (const text of [
    'Theater in Celle. Einlass 19 Beginn 20 Eintritt 15 Euro.',
    'We are at the mill, bus 12 tram 6 ticket 3 euros',
    'Swimming in Leeds, kids 4 to 12 adults 18 entry 12 pounds',
  ])
    test(`is left as it is: ${text}`, () => assert.ok(offersOf(text).length <= 1));
});
