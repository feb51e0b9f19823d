import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { headlineScore } from '../compose/headline-score.ts';
import { tradeIn } from '../compose/trade-in-town.ts';
import { sheetOf } from '../testing/read-description.ts';
import { sentencesOfDictation } from './learned/dictation.ts';
import { normalise } from './text/normalise.ts';

const facts = (descriptionAi: string) => sheetOf(descriptionAi).facts;
const offers = (text: string) =>
  facts(text)
    .filter(({ kind }) => kind === 'offer')
    .map(({ label, value, unit }) => [label, value, unit].filter(Boolean).join(' '));

describe('a number at the end of a line that may be no price', () => {
  for (const [text, expected] of [
    ['Wedding of Ann and Tom, York\n\nCeremony 13.00\nDinner 16.30\nDancing 20.00', []],
    ['Kurs in Celle, Samstag\n\nAnkommen 9.30\nMittagessen 12.30\nAbschluss 17.00', []],
    ['Zug nach Kiel\n\nAbfahrt Celle 9.15\nAbfahrt Uelzen 9.45\nAnkunft Kiel 12.30', []],
    ['Gottesdienste in Celle\n\nChristvesper 15.30\nChristmette 22.00\nWeihnachtsmesse 10.30', []],
    ['Zawody w Opolu\nStart 10.00\nMeta 12.30\nDekoracja 14.00', []],
    ['Fahrplan Fähre Kiel\nLaboe 8.45\nMöltenort 9.05\nReventlou 9.30', []],
    ['Concert in Hull\nTickets £5\nDoors 7.30\nSupport 8.00\nBand 9.15', ['Tickets £5']],
    ['Laufstrecken in Celle\n\nWaldrunde 5,20\nSeerunde 8,40\nHeiderunde 12,80', []],
    ['Ferienwohnung in Kiel\n\nWohnfläche 45,50\nBalkon 6,20\nSchlafzimmer 12,80', []],
    ['Bewertungen unserer Pension in Celle\n\nBooking 9,20\nGoogle 4,80\nHolidaycheck 5,60', []],
    ['Our ratings, Leeds cafe\n\nGoogle 4.8\nTripadvisor 4.5\nFacebook 4.9\nCoffee £3', ['Coffee £3']],
    ['Bootsverleih in Kiel\n\nKajak Länge 4,20\nKanu Länge 5,10\nRuderboot Länge 3,80', []],
    ['Sizes in our shop in Leeds\n\nSmall ring 1.20\nMedium ring 1.60\nLarge ring 2.10', []],
    [
      'Schwimmbad Kiel\nBecken 1: Tiefe 1,80\nBecken 2: Tiefe 2,20\nBecken 3: Tiefe 3,40\nEintritt 4,50 €',
      ['Eintritt 4,50 €'],
    ],
    ['Sauna in Breda\nDagkaart € 25\nAvondkaart € 18\nTemperatuur 90', ['Dagkaart € 25', 'Avondkaart € 18']],
    [
      'Haarsalon Breda\nKnippen € 25\nKleuren vanaf 45\nFöhnen 15\nKinderen tot 12',
      ['Knippen € 25', 'Kleuren vanaf 45', 'Föhnen 15'],
    ],
    ['Swimming lessons Hull\nBeginners £8\nImprovers £9\nAge from 4\nGroup of 6', ['Beginners £8', 'Improvers £9']],
    [
      'Tennisclub Kiel\n\nTraining U10 8 €\nTraining U12 10 €\nMannschaft Herren 40\nMannschaft Damen 30',
      ['Training U10 8 €', 'Training U12 10 €'],
    ],
    [
      'Hofladen in Celle\n\nKürbis 3,50\nHonig 6,90\nKartoffeln 2 kg 4,20',
      ['Kürbis 3,50', 'Honig 6,90', 'Kartoffeln 2 kg 4,20'],
    ],
    ['Room £80 / night including breakfast £95. Guest house in Whitby.', null],
    ["D'Artagnan menu 25 €, D'Amour menu 45 €. Bistrot à Lyon.", ["D'Artagnan menu 25 €", "D'Amour menu 45 €"]],
  ] as const)
    test(text, () => {
      if (expected === null) assert.ok(!offers(text).some((each) => /^night/i.test(each)), offers(text).join(' | '));
      else assert.deepEqual(offers(text), expected);
    });

  test('takes no longer than the text is long', () => {
    const started = performance.now();
    offers(`Leeds ${'£5 / abcdefg '.repeat(2000)}`);
    assert.ok(performance.now() - started < 3000);
  });
});

test('dots that lead to no price stay', () => {
  for (const text of [
    'Read on.... 4 rooms with bath and a garden. Guest house in Whitby.',
    'We waited for years.... 2019 we finally opened. Cafe in Hull.',
  ])
    assert.equal(normalise(text), text);
  for (const [text, read] of [
    ['Quincena .......... 260 €', 'Quincena 260 €'],
    ['Kugel ..... 1,80', 'Kugel 1,80'],
    ['Soup .... £5 and bread', 'Soup £5 and bread'],
    ['Phone ........ 01482 555 123', 'Phone 01482 555 123'],
  ] as const)
    assert.equal(normalise(text), read);
});

test('who somebody is, was and has is not what they do', () => {
  for (const [text, trade] of [
    ["I'm Sarah Jones, a dog groomer near Bristol, and I groom nervous dogs", 'dog groomer near Bristol'],
    ['Je suis Claire Morel, coiffeuse diplômée à Rennes, et je me déplace', 'coiffeuse diplômée à Rennes'],
    ['I am Tom and I run a small bakery in York with my wife', 'small bakery in York'],
    ['Je suis Marie Durand, maman de trois enfants à Rennes, et je garde', ''],
    ['Sono Luca Bianchi, nato a Lodi, e riparo biciclette', ''],
    ['I had a stroke in March and since then I teach others to cook', ''],
    ['Ik had een burn-out in Januari en help nu anderen', ''],
    ['Tengo una hermana en Madrid y juntas vendemos ropa', ''],
    ["J'ai fait un stage à Paris avant de revenir au village", ''],
    ['Ich habe eine Ausbildung in Hamburg gemacht und arbeite heute mit Kindern', ''],
    ['I studied as a nurse in Berlin and have looked after older people', ''],
    ['We had an idea in Lisbon and now we sell tinned fish', ''],
    ["J'étais un cadre stressé à Paris, aujourd'hui je fabrique des savons", ''],
    ['Ho vissuto un anno a Londra e adesso insegno inglese', ''],
  ] as const)
    assert.equal(tradeIn(text), trade, text);
  assert.match(tradeIn('Ich bin Anna Kern, Hebamme mit eigener Praxis in Kiel, und begleite'), /^(?:Hebamme .*|)$/);
});

test('what opens a description may name buses, owners and access', () => {
  for (const text of [
    'Bus hire in Hull with driver, up to 52 seats.',
    'Accès corde à Lyon, travaux en hauteur.',
    'Director, editor and drone pilot in Hull',
    'Owner – managed hotel in Whitby with twelve rooms',
    'Manager, Founder and Leader training in Leeds',
  ])
    assert.ok(headlineScore(text, [], 0) >= 1.5, text);
  for (const text of ['Parking behind the hall', 'Director, Oakbridge Ltd'])
    assert.ok(headlineScore(text, [], 0) < 1.5 && headlineScore(text, [], 3) < 1.5, text);
});

test('sentences that begin with a capital end behind a town', () => {
  for (const [text, language, end] of [
    [
      'we are a small bakery in Leeds We bake every night and we open at seven in Headingley Our bread is made with flour from Yorkshire You can order by phone on 0113 555 123',
      'en',
      'in Leeds',
    ],
    [
      'somos un taller de bicicletas en Madrid Reparamos todo tipo de bicis y tenemos recambios de Shimano Nuestro horario es de lunes a viernes de nueve a siete Llama al 915 551 234',
      'es',
      'en Madrid',
    ],
  ] as const) {
    const sentences = sentencesOfDictation(text, language).map((each) => each.text);
    assert.ok(
      sentences.some((sentence) => sentence.endsWith(end)),
      sentences.join(' / '),
    );
  }
});
