import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withoutFormer } from './formerly.ts';

describe('what was true once, beside what holds now', () => {
  for (const [text, meant] of [
    [
      'La clase cuesta 34 € (antes 31, quítalo), bono de 10 clases 310 €.',
      'La clase cuesta 34 €, bono de 10 clases 310 €.',
    ],
    ['Opening October 6 in Boise (was Sept 15, we slipped)', 'Opening October 6 in Boise'],
    [
      "Entry £3, under-14s free (the newsletter said £2.50, that's a mistake). Cash only.",
      'Entry £3, under-14s free. Cash only.',
    ],
    ['A partir de 50 piezas a 18 pesos (antes eran 100 piezas, ya no).', 'A partir de 50 piezas a 18 pesos.'],
    ['Curado 24 €/kg (nota: já não é 22 €), amanteigado 21 €/kg.', 'Curado 24 €/kg, amanteigado 21 €/kg.'],
    ['Garanzia 3 anni (prima erano 2).', 'Garanzia 3 anni.'],
    ['Vroegboekprijs € 169 vóór 1 april (eerst was dat 15 maart, is verlengd).', 'Vroegboekprijs € 169 vóór 1 april.'],
    ['Solo za 320 zł. (poprzednia edycja kosztowała 290 zł, nie wspominać)', 'Solo za 320 zł.'],
    ["La séance 60 € (avant c'était 55 €).", 'La séance 60 €.'],
    ['Die Stunde 65 € (früher 60 €).', 'Die Stunde 65 €.'],
    [
      'Fees $22 per lesson [this is now $24 per lesson], second child 10% off.',
      'Fees $24 per lesson, second child 10% off.',
    ],
    ['Der Kurs 80 € (jetzt 85 €).', 'Der Kurs 85 €.'],
    ['1 400 vélos (et pas 2 000 comme sur la plaquette), 63 clients', '1 400 vélos, 63 clients'],
    [
      '2.15 Ferret racing. Cancelled, the man has moved. Put instead: Sheepdog display\n3.00 Eggs',
      '2.15 Sheepdog display\n3.00 Eggs',
    ],
    ['14:00 Zauberer. Entfällt, er ist krank. Stattdessen: Puppenspiel', '14:00 Puppenspiel'],
    ['Class £12, up from £10. Call Jo.', 'Class £12. Call Jo.'],
    ['Class is £12, not £10 like on Facebook. Call Jo.', 'Class is £12. Call Jo.'],
    ['El curso cuesta 120 €, ya no 110 €. Llama.', 'El curso cuesta 120 €. Llama.'],
    ['O curso custa 120 €, já não 110 €.', 'O curso custa 120 €.'],
    ['Il corso costa 60 €, non più 55 €.', 'Il corso costa 60 €.'],
    ['Mo-Fr 9-18 Uhr (auf der alten Seite steht 17 Uhr).', 'Mo-Fr 9-18 Uhr.'],
    ['La lámpara desde $2,100, perdón, ya no son $2,400.', 'La lámpara desde $2,100.'],
    ['Deposit £300 was £250. Ring Jo.', 'Deposit £300. Ring Jo.'],
    ['Elevador: 110 €. Ojo, en el folleto viejo pone 95 €, ya no vale.', 'Elevador: 110 €.'],
    [
      'Kostet 90 Euro. Früher war es kostenlos, das bitte nicht mehr schreiben. Danach mehr.',
      'Kostet 90 Euro. Danach mehr.',
    ],
    ['O passeio custa R$ 140.\n(o passeio era R$ 110, aumentou, não botar o antigo)', 'O passeio custa R$ 140.\n'],
  ] as const)
    test(text, () => assert.equal(withoutFormer(text).text, meant));

  for (const text of [
    'Winter coat £45 (was £60).',
    'Abo 20 € (früher 30 €) bis Ende Mai.',
    'The hall (built in 1890, was a bank until 1998) has 80 seats.',
    'Marktstraße 4 (früher Hauptstraße 9)',
    'Seats 40 (was built in 1890).',
    'Founded 2006 (previously at 12 Mill Lane).',
    'It was £250 in 1990. Ring 01632 960 187.',
    'Open 9 to 5 (not 24 December).',
    'Wir waren 2019 zu dritt. Bitte nicht rauchen.',
    'Kurs 20 € statt 30 €.',
    'Was wir in unserem Brot weglassen: Palmöl',
    'Depuis 2006 (et pas seulement le samedi).',
  ])
    test(`keeps ${text}`, () => assert.equal(withoutFormer(text).text, text));
});
