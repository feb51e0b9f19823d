import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

const factsOf = (text: string): string[] =>
  sheetOf(text).facts.map(({ kind, label, value, unit, text: told }) =>
    [kind, label, value, unit, told].filter((part) => part !== '').join(' | '),
  );

describe('prices that a sentence tells in its own words', () => {
  for (const [text, ...facts] of [
    [
      "We fly birds. Visitors come for a Hawk Walk (ninety minutes, £58 per person), an Owl Evening (two hours, £42) or a full Falconer's Day with lunch for £145.",
      'offer | Hawk Walk | £58 | per person | Ninety minutes',
      'offer | Owl Evening | £42 | Two hours',
      "offer | A full Falconer's Day with lunch | £145",
    ],
    [
      'Corte 28 euros, corte con hidratación 41. Solo pelo rizado.',
      'offer | Corte | 28 euros',
      'offer | Corte con hidratación | 41',
    ],
    [
      'We fry fish. Potato cakes are 2 dollars each and the grilled barramundi with salad is 24.',
      'offer | Potato cakes | 2 dollars | each',
      'offer | The grilled barramundi with salad | 24 dollars',
    ],
    [
      'Salón en Soria. Corte 28 euros, corte con color desde 45. Solo pelo rizado.',
      'offer | Corte | 28 euros',
      'offer | Corte con color | desde 45',
    ],
    ['Zoo in Celle. Kinder 5 €, Kinder unter 4. Hunde nicht.', 'offer | Kinder | 5 € | Kinder unter 4'],
    [
      'I do hedges. I charge by the metre - £18 a metre for laying, £6 a metre for coppicing.',
      'about | I charge by the metre',
      'offer | Laying | £18 | a metre',
      'offer | Coppicing | £6 | a metre',
    ],
    [
      'École de voile\n– permis côtier, 4 séances de code et 2 h de barre : 349 €\n– extension hauturière, 5 soirées : 399 €',
      'offer | Permis côtier | 349 € | 4 séances de code et 2 h de barre',
      'offer | Extension hauturière, 5 soirées | 399 €',
    ],
    [
      'Sauna mobilna\n• balia z gorącą wodą, dopłata 300 zł\n• weekend 990 zł',
      'offer | Balia z gorącą wodą, dopłata | 300 zł',
      'offer | Weekend | 990 zł',
    ],
    [
      'Wij behandelen rug in Goes. Wie korter dan 24 uur van tevoren afzegt, krijgt 35 euro in rekening gebracht.',
      'condition | Wie korter dan 24 uur van tevoren afzegt, krijgt 35 euro in rekening gebracht.',
    ],
    [
      'Larch Farm sells from the gate. Lamb is £14 a kg, half a dozen duck eggs £3, and our neighbour Tess’s damson jam, which goes fast, £4.50.',
      'offer | Lamb | £14 | a kg',
      'offer | Half a dozen duck eggs | £3',
      'offer | Our neighbour Tess’s damson jam | £4.50 | Which goes fast',
    ],
    [
      'Somos un programa de citas. Cuesta 29 € al mes hasta 5 agendas y 59 € al mes sin límite; si pagas un año, un mes gratis.',
      'offer | Hasta 5 agendas | 29 € | al mes',
      'offer | Sin límite | 59 € | al mes',
      'about | Si pagas un año, un mes gratis',
    ],
    [
      'Una escape room nella vecchia stazione della città, per gruppi di amici. Costa 22 € a testa in tre, 17 € a testa da cinque in su.',
      'offer | In tre | 22 € | a testa',
      'offer | Da cinque in su | 17 € | a testa',
    ],
    [
      'O ateliê fica em Aveiro. Também alugamos fornos a 20 € por dia.',
      'offer | Também alugamos fornos | 20 € | por dia',
    ],
    [
      'Hovenier in Ede. Onkruid weg, gazon vanaf 350 euro, twee jaar garantie.',
      'offer | Gazon | vanaf 350 euro | Twee jaar garantie',
    ],
    [
      'Wir bauen Öfen. Die erste Beratung dauert eine Stunde und kostet 60 Euro; die Planung ab 400 Euro.',
      'offer | Die erste Beratung | 60 Euro | Dauert eine Stunde',
      'offer | Die Planung | ab 400 Euro',
    ],
    [
      'Mój nowy kurs: Stolarka. 30 zł to jedna deska, 90 zł to cały stołek.',
      'offer | Jedna deska | 30 zł',
      'offer | Cały stołek | 90 zł',
    ],
    [
      'We rescue owls. £7 feeds one owl for a week, £60 pays for a new perch and your name on it.',
      'offer | Feeds one owl for a week | £7',
      'offer | Pays for a new perch and your name on it | £60',
    ],
    [
      'Mon atelier est à Vannes. Une table basse commence à 480 €, un banc à 350 €.',
      'offer | Une table basse | 480 €',
      'offer | Un banc | 350 €',
    ],
    [
      'Roeiclub in Deventer. Bevalt het, dan kost een lidmaatschap € 30 per maand, jeugd € 15 per maand.',
      'offer | Een lidmaatschap | € 30 | per maand',
      'offer | Jeugd | € 15 | per maand',
    ],
    [
      'Pracownia w Toruniu. Zwykłe zajęcia w soboty kosztują 90 zł, a dla par 150 zł.',
      'offer | Zwykłe zajęcia | 90 zł | W soboty',
      'offer | Dla par | 150 zł',
    ],
    [
      'Curso en línea de costura. 120 euros, o 3 pagos de 45.',
      'offer | Curso | 120 euros',
      'offer | Curso | 3 pagos de 45',
    ],
    [
      'A cottage by the sea. Low season (November to March) it’s £95 a night, three night minimum.',
      'offer | Low season (November to March) | £95 | a night | Three night minimum',
    ],
  ] as const)
    test(`are rows: ${text}`, () => {
      const found = factsOf(text);
      for (const fact of facts) assert.ok(found.includes(fact), `${fact}\n${found.join('\n')}`);
    });

  for (const text of [
    'We restore organs. The last one cost £14,000, of which £9,000 came from a trust.',
    'Cars for hire. All risks covered with an excess of £600.',
    'We drive cattle. $21 an hour to start, sign-on bonus $1,000 after 90 days.',
    'Yoga in Leeds. £20 deposit when you book.',
    'Sauna am See. Absagen bitte einen Tag vorher, sonst 20 € Ausfallgebühr.',
    'Un proyecto de huerto. Ejemplo real: bloque de 12 vecinos, obra de 90.000 €, ayuda de 40.000 €.',
    'Albergue en Soria. Con 15 € alimentas a un gato, con 40 € pagas su vacuna.',
    'A choir. Trials are free. If you get in it’s £12 a month or £100 a year.',
    'Sabonetes em Leiria.\n* caixa de presente com 4 – 18€',
    'Estudio en Jaén. Recogemos el sofá a domicilio por 15 € más.',
  ])
    test(`are none: ${text}`, () =>
      assert.deepEqual(
        factsOf(text).filter((fact) => fact.startsWith('offer') && /£|€|\$/.test(fact) && !/free/.test(fact)),
        [],
      ));

  test('leave contacts and dates that stand beside them', () => {
    const found = factsOf(
      'Feria en Lugo. Los artesanos reservan mesa por 40 € hasta el 31 de octubre en mesas@feria.example. Taller de nudos, 12 €, plazas en taller@feria.example.',
    );
    for (const fact of ['contact | email | mesas@feria.example', 'contact | email | taller@feria.example | Plazas'])
      assert.ok(found.includes(fact), found.join('\n'));
    assert.ok(found.includes('offer | Taller de nudos | 12 €'), found.join('\n'));
  });
});

describe('prices in lines and brackets', () => {
  for (const [text, ...facts] of [
    [
      'Heron Boats\nRowing boat, half day – £28\nRowing boat, full day – £45\nPunt, per hour – £12',
      'offer | Rowing boat, half day | £28',
      'offer | Rowing boat, full day | £45',
      'offer | Punt, per hour | £12',
    ],
    [
      'The Tin Drum is a novel. It is out from Pell Press as a paperback (£8.99) and audiobook (£12).',
      'about | It is out from Pell Press as a paperback and audiobook.',
      'offer | Paperback | £8.99',
      'offer | Audiobook | £12',
    ],
    [
      'Camping à Nérac. Baignade, pédalo (9 € la demi-heure), pêche avec permis.',
      'offer | Pédalo | 9 € | la demi-heure',
      'about | Baignade, pédalo, pêche avec permis.',
    ],
    [
      'A weekend of song.\nWeekend ticket £30 / Day ticket £14 / Under 12s FREE with an adult',
      'offer | Weekend ticket | £30',
      'offer | Day ticket | £14',
      'offer | Under 12s | FREE | With an adult',
    ],
    [
      'Academia en Gijón.\nPrecio: 80 €/mes presencial, 55 €/mes online, matrícula 25 € (gratis en septiembre)',
      'offer | Presencial | 80 € | /mes',
      'offer | Online | 55 € | /mes',
      'offer | Matrícula | 25 € | Gratis en septiembre',
    ],
    [
      'Boekhouding in Zwolle.\nPakket Basis: 45 p/m, vragen per mail\nLosse aangifte: 150 eenmalig',
      'offer | Pakket Basis | 45 | p/m | Vragen per mail',
      'offer | Losse aangifte | 150 | eenmalig',
    ],
    [
      'Rowlog is an app for rowing clubs.\nPrice - 15 a month up to 80 rowers, 39 a month above that, pounds',
      'offer | Up to 80 rowers | 15 pounds | a month',
      'offer | Above that | 39 pounds | a month',
    ],
    ['Scuola di vela a Livorno:\n- vela e motore: 700 €\n- senza limiti: 1.050 €', 'offer | Senza limiti | 1.050 €'],
    [
      'Corso di pane a Siena, otto lezioni.\ncosto 210 euro con farine comprese',
      'offer | Corso di pane | 210 euro | Con farine comprese',
    ],
    [
      'Vendo barca a remi del 2012. 2.300 € trattabili, niente permute.',
      'offer | Barca a remi del 2012 | 2.300 € | Trattabili, niente permute',
    ],
  ] as const)
    test(`are rows: ${text}`, () => {
      const found = factsOf(text);
      for (const fact of facts) assert.ok(found.includes(fact), `${fact}\n${found.join('\n')}`);
    });
});

test('a dictated text keeps its words, and its prices are rows', () => {
  const found = factsOf(
    'bon alors c’est pour mon camion je fais des soupes et des tartines autour de la ville le mardi midi je suis au parking de la gare et le vendredi soir place du marché la soupe du jour est à 5 euros la formule du midi à 12 euros',
  );
  for (const fact of ['offer | La soupe du jour | 5 euros', 'offer | La formule du midi | 12 euros'])
    assert.ok(found.includes(fact), found.join('\n'));
});

test('all that stands between two prices of a dictated text is what the second one buys', () => {
  for (const [text, ...facts] of [
    [
      'okay so this is for the shop its called salty micks at 14 esplanade road we do flake and chips for 16 dollars potato cakes are 2 dollars each and the grilled barramundi with salad is 24 dollars',
      'offer | Flake and chips | 16 dollars',
      'offer | Potato cakes | 2 dollars | each',
      'offer | The grilled barramundi with salad | 24 dollars',
    ],
    [
      'hola es para mi bar se llama la higuera hacemos tortilla por 6 euros croquetas caseras a 8 euros y el menú del día son 14 euros',
      'offer | Croquetas caseras | 8 euros',
      'offer | El menú del día | 14 euros',
    ],
  ] as const) {
    const found = factsOf(text);
    for (const fact of facts) assert.ok(found.includes(fact), `${fact}\n${found.join('\n')}`);
  }
});

test('a wish refuses only the parts that its words refuse', () => {
  const wished = (text: string) =>
    sheetOf(`Taller de relojes en Soria.\nPila 8 €\n${text}`).wishes.filter(
      ({ value, negated }) => value === 'pricing' && negated,
    ).length;
  assert.equal(wished('La lista de precios que se vea entera sin pinchar en ningún sitio.'), 0);
  assert.equal(wished('Sin precios en la página, por favor.'), 1);
});

test('sums are read as Switzerland writes them, and Fridays are no sums', () => {
  const facts = factsOf('Imkerkurse im Emmental. Grundkurs Fr. 280.–, Schleier Fr. 15.–.');
  for (const fact of ['offer | Grundkurs | Fr. 280.–', 'offer | Schleier | Fr. 15.–'])
    assert.ok(facts.includes(fact), facts.join('\n'));
  assert.ok(
    factsOf('Imkerkurse im Emmental. Grundkurs CHF 280.– pro Person.').includes(
      'offer | Grundkurs | CHF 280.– | pro Person',
    ),
  );
  const offers = sheetOf('Imkerkurse im Emmental. Fest Fr. 9.–12. Mai.').facts.filter(({ kind }) => kind === 'offer');
  assert.deepEqual(offers, []);
});
