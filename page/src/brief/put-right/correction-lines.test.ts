import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withCorrectionLines, withDatesPutRight } from './correction-lines.ts';

describe('a line of corrections puts right what stands above it', () => {
  for (const [text, meant] of [
    [
      'Sábado, 13:30: caldereta popular, 5 euros con vino. Domingo, 12:00: concurso.\nCorrección de última hora: la caldereta pasa a las 14:00 y cuesta 6 euros.',
      'Sábado, 14:00: caldereta popular, 6 euros con vino. Domingo, 12:00: concurso.',
    ],
    [
      'Contact: Svenja Hart\n>> Client correction: not Ms Hart (on leave) but Bea Wills, head of sales, 0113 496 0142',
      'Contact: Bea Wills, head of sales, 0113 496 0142',
    ],
    [
      'Ansprechpartner: Svenja Oltmanns\n>> Korrektur Kunde: nicht Frau Oltmanns (Elternzeit), sondern Emre Aydin, Leiter Vertrieb',
      'Ansprechpartner: Emre Aydin, Leiter Vertrieb',
    ],
    [
      'Preço: R$ 349; pré-venda R$ 289 até 31 de agosto\nCorreção do cliente 12/7: grafite só a partir de outubro; pré-venda vai até 25 de agosto.',
      'Preço: R$ 349; pré-venda R$ 289 até 25 de agosto\nGrafite só a partir de outubro.',
    ],
    ['Mended last year: 318 lamps\n381 sorry\nBring the cable', 'Mended last year: 381 lamps\nBring the cable'],
    ['Somos 24 voces\nperdón, 26', 'Somos 26 voces'],
  ] as const)
    test(text, () => assert.equal(withCorrectionLines(text).text.trim(), meant));
  test('a number by itself, or of another size, puts nothing right', () => {
    for (const text of ['Our bus\n481', 'We are 12 bakers\n01632 sorry'])
      assert.equal(withCorrectionLines(text).text, text);
  });
  test('a name with a colon is no correction', () => {
    for (const text of ['Eye clinic.\nVision correction by laser: £900', 'Optician.\nCorrection lenses: £90'])
      assert.equal(withCorrectionLines(text).text, text);
  });
});

describe('whoever passes a text on puts its dates right', () => {
  for (const [text, cover, meant] of [
    [
      'Zone A: week of 12 October\nZone B: week starting 12 October',
      'Zone B is now the week starting 19 October (not the 12th).',
      'Zone A: week of 12 October\nZone B: week starting 19 October',
    ],
    [
      'Nuit des lavoirs, samedi 13 juin 2026',
      "C'est le samedi 20 juin, pas le 13.",
      'Nuit des lavoirs, samedi 20 juin 2026',
    ],
    [
      'Corso base 260 euro, avanzato 340 euro',
      'Il corso base costa 290 euro e non 260.',
      'Corso base 290 euro, avanzato 340 euro',
    ],
    ['Fest am Samstag, 13. Juni', 'Es ist der 20. Juni, nicht der 14.', 'Fest am Samstag, 13. Juni'],
  ] as const)
    test(cover, () => assert.equal(withDatesPutRight(text, [cover]), meant));
});
