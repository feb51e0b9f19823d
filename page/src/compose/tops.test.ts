import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writePage } from './write-page.ts';

/** The name, the headline and the lines below it on the page of a description. */
function topOf(descriptionAi: string) {
  const { page } = writePage({
    projectName: '',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi,
    language: 'en',
  });
  const [header, hero] = page.sections;
  assert.ok(header?.kind === 'header' && hero?.kind === 'hero');
  return {
    brand: header.brand,
    headline: hero.headline,
    lead: hero.lead,
    notes: hero.notes,
    terms: hero.terms,
    told: JSON.stringify(page.sections),
  };
}

describe('the headline of a description', () => {
  for (const [headline, text] of [
    [
      "Escursioni sull'Etna con guida vulcanologica",
      "Passi di Lava, escursioni sull'Etna con guida vulcanologica. Sono Salvo Rapisarda, guida abilitata dal 2005. Massimo dieci persone. Ritrovo al Rifugio Sapienza. Se piove si rimanda.",
    ],
    [
      'Freiberufliche Hebamme in Göttingen',
      'Ich bin freiberufliche Hebamme in Göttingen und betreue Familien vor allem im Wochenbett, dazu Schwangerenvorsorge. Die Kosten übernimmt die gesetzliche Krankenkasse, Privatversicherte erhalten eine Rechnung.',
    ],
    [
      'Toelettatura a Faenza',
      'ciao, ho una toelettatura a Faenza, si chiama Pelo e Contropelo, via delle Rane 22. faccio cani e gatti.',
    ],
    [
      'Mossgrave',
      "so im making a game called Mossgrave. you play a mole who digs graves for the other animals and slowly works out who's been murdering them. cozy but spooky.",
    ],
    [
      'A Oficina Sequeira',
      'A Oficina Sequeira constrói cavaquinhos, braguesas e guitarras portuguesas em Braga desde 1971. Tudo por encomenda, entre quatro e seis meses.',
    ],
    [
      'Entrümpelung Brandauer, Kassel',
      'Entrümpelung Brandauer, Kassel: besenrein zum Festpreis, auch samstags, Tel. 0561 5550142',
    ],
    [
      'St Brannoc’s Hospice is holding its Lantern Walk again on Saturday 11 October'.replace('’', "'"),
      "St Brannoc's Hospice is holding its Lantern Walk again on Saturday 11 October. It's a 6 mile walk along the seafront in Ilfracombe, starting at 7pm.",
    ],
  ] as const)
    test(`is "${headline}"`, () => assert.equal(topOf(text).headline, headline));

  test('is no requirement, cost, way of getting there or remark on all that is sold', () => {
    for (const [text, never] of [
      [
        'Wir suchen zum 1. Oktober eine Pflegefachkraft (m/w/d) für unsere Tagespflege Haus Ahornblick in Mühlrode, 75 bis 100 Prozent. Wir betreuen 18 Gäste. Examen in der Pflege ist Pflicht, Führerschein wäre gut.',
        'Examen in der Pflege ist Pflicht',
      ],
      [
        'Ręcznie robione mydła Pani Zielna: lawenda, rumianek i pokrzywa. Kostka 24 zł, zestaw trzech 65 zł. Wszystkie bez oleju palmowego. Wysyłam w dwa dni robocze.',
        'Wszystkie bez oleju palmowego',
      ],
    ] as const)
      assert.notEqual(topOf(text).headline, never);
  });
});

test('the line above the headline does not say the name that the header shows', () => {
  const { page } = writePage({
    projectName: '',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi: 'Product: Hemline\n- keeps track of costume hire for amateur theatre groups\n- works offline',
    language: 'en',
  });
  const [header, hero] = page.sections;
  assert.ok(header?.kind === 'header' && hero?.kind === 'hero');
  assert.deepEqual([header.brand, hero.eyebrow], ['Hemline', '']);
});

describe('the lines below the headline', () => {
  test('say where somebody works, where the headline is their name', () =>
    assert.match(
      topOf(
        "Penhale Piano Tuning. I've tuned pianos in Cornwall since 1994, trained at Newark. Standard tuning £75. Small repairs (sticking keys, squeaky pedals) done same visit usually.",
      ).lead,
      /^I've tuned pianos in Cornwall/,
    ));

  test('say what happens, with its hour, where nothing else stands there', () =>
    assert.match(
      topOf(
        'Liederkranz Ellernbach 1887 e.V.\nAdventskonzert am 2. Advent, Sonntag, 7. Dezember, 17 Uhr in der St.-Kilians-Kirche, Einlass ab 16.15 Uhr. Eintritt frei.',
      ).lead,
      /^Adventskonzert am 2\. Advent/,
    ));

  test('do without what only says a name, a door or a phone', () => {
    for (const [text, never] of [
      ['oi, faço marmita caseira congelada aqui em Uberlândia, chama Marmita da Cidinha. tem opção low carb.', /Chama/],
      ['ich habe eine fahrradwerkstatt in kleinrathen. die heißt Speichenbruch. wir flicken platten.', /heißt/],
      ['Coiffure à domicile. Ça s’appelle Chez Vous Coiffure. Coupe femme 32 €.', /appelle/],
      [
        'Gabinet logopedyczny „Szpak”, Lublin, ul. Wierzbowa 17 lok. 3. Pracuję z dziećmi od 2. roku życia: opóźniony rozwój mowy, jąkanie. Tel. 600 555 214, proszę raczej o SMS.',
        /^Lok|^Tel/,
      ],
      ['Barro Lento es un taller de cerámica en Valencia. Calle Murta 41, bajo. WhatsApp 612 555 034.', /Bajo/],
      ['Entrümpelung Brandauer, Kassel: besenrein zum Festpreis, auch samstags, Tel. 0561 5550142', /Tel/],
    ] as const)
      assert.doesNotMatch(topOf(text).lead, never);
  });

  test('have the items of a list as its writer joined them', () =>
    assert.match(
      topOf(
        "Traductrice assermentée près la cour d'appel de Lyon, italien et roumain vers le français. Actes de naissance, de mariage, jugements, diplômes, permis de conduire. Remise en main propre à Villeurbanne.",
      ).lead,
      /Actes de naissance, de mariage, jugements/,
    ));
});

describe('what is not done, on what terms and when it is open', () => {
  for (const [text, lead, ...terms] of [
    [
      'Septic pumping, Licking County Ohio. $325 up to 1000 gal. Same day if you call before 9. 740-555-0119',
      '',
      'Same day if you call before 9',
    ],
    [
      'CASA REMEDIOS · cocina de cuchara en Úbeda\nCocina de 13:00 a 16:00. No damos cenas.\nReservas 953 000 147',
      '',
      'Cocina de 13:00 a 16:00',
      'No damos cenas',
    ],
    [
      'Forno Marcolin a Bassano, pane a lievito madre dal 1968, aperto dalle 6 alle 13 tranne il lunedi. no vendita online',
      'Pane a lievito madre dal 1968.',
      'No vendita online',
      'Aperto dalle 6 alle 13 tranne il lunedi',
    ],
    [
      'Pianostemmer in Zwolle en omstreken, 22 jaar ervaring, ook vleugels, geen keyboards.',
      '22 jaar ervaring, ook vleugels.',
      'Geen keyboards',
    ],
  ] as const)
    test(`is told below the button, without a tick: ${terms[0]}`, () => {
      const top = topOf(text);
      assert.equal(top.lead, lead);
      assert.deepEqual([top.notes, top.terms], [[], terms]);
    });

  test('stays on the page where it is too long for that', () => {
    const { lead, notes, terms, told } = topOf(
      'this is for my horse agistment at Yackandandah. No stallions please and we can take six horses at the most vet comes first monday of the month.',
    );
    assert.equal(lead, '');
    assert.deepEqual([notes, terms], [[], []]);
    assert.match(told, /No stallions please and we can take six horses/);
  });
});

test('a tick stands before what speaks for somebody, and none before terms beside it', () => {
  const { notes, terms } = topOf(
    'Slijperij in Breda\n- Klaar terwijl u wacht\n- Alleen zaterdag\n- Geen kunstschaatsen',
  );
  assert.deepEqual([notes, terms], [['Klaar terwijl u wacht', 'Alleen zaterdag'], ['Geen kunstschaatsen']]);
});

test('a name is headed by itself, without the marks that it was called out with, and by nobody whom one pays', () => {
  const called = topOf('Benvenuti nel sito della Cascina Trebisonda!!!\nAlleviamo capre a Varzi da tre generazioni.');
  assert.equal(called.headline, 'Cascina Trebisonda');
  const paid = topOf('We are Saltmarsh Wheels. Cheques payable to Saltmarsh Wheels, Brian Oddy does the post.');
  assert.doesNotMatch(paid.headline, /Cheques/);
});

describe('the name and the headline', () => {
  for (const [text, brand, headline] of [
    [
      'plumber in Gateshead, dave hepple, boilers leaks bathrooms, 24hr callouts £65 first hour then £40, ring 01632 960188, gas safe registered. no contact form please',
      'Plumber in Gateshead',
      'Plumber in Gateshead, dave hepple',
    ],
    [
      'friseursalon wuschelbude in kassel wehlheiden, damen 42 euro, ohne termin',
      'Friseursalon wuschelbude',
      'Friseursalon wuschelbude in kassel wehlheiden',
    ],
    [
      'Hiring: night snowplow operator in Sudbury, Ontario. Need a clean DZ licence and steel toes. Apply by October 20.',
      'Night snowplow operator',
      'Hiring: night snowplow operator in Sudbury, Ontario',
    ],
    [
      'Verkaufe Klavier Bösendorfer 1962, nussbaum, frisch gestimmt, 3.900 € VB. Steht in Graz-Geidorf 2. Stock OHNE Lift, Abholung selbst.',
      'Verkaufe Klavier Bösendorfer 1962',
      'Verkaufe Klavier Bösendorfer 1962, nussbaum',
    ],
    [
      'Dott.ssa Chiara Venturelli, fisioterapista, Modena\nVia Ganaceto 212, primo piano con ascensore\n\nPrima valutazione 70 €. Iscritta all’Ordine.',
      'Chiara Venturelli',
      'Dott.ssa Chiara Venturelli, fisioterapista, Modena',
    ],
    [
      "# Yogaretraite 'Stil Water'\nEen lang weekend yoga en stilte in Boerderij De Wijde Blik, Dwingeloo.\n\n# Programma\nZaterdagavond klankschalenconcert door Ewoud Terpstra. Telefoons gaan bij aankomst in een kistje.\n\n# Aanmelden\nmarijke@stilwater.example",
      'Stil Water',
      "Yogaretraite 'Stil Water'",
    ],
    [
      "Raccolta fondi per la famiglia Sbrana di Pontedera. Obiettivo 18.000 euro. Servono per l'affitto di un anno e per i mobili.",
      'Raccolta fondi per la famiglia Sbrana di Pontedera',
      'Raccolta fondi per la famiglia Sbrana di Pontedera',
    ],
    // A town, a list of two and a name with its town stay.
    [
      'Septic pumping, Licking County Ohio. Call 740-555-0119',
      'Septic pumping, Licking County Ohio',
      'Septic pumping, Licking County Ohio',
    ],
  ] as const)
    test(`${brand}: ${headline}`, () => {
      const top = topOf(text);
      assert.equal(top.brand, brand);
      assert.equal(top.headline, headline);
    });
});
