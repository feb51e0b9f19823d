import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Fact } from '@landfall/shared/contracts';
import { sheetOf } from '../testing/read-description.ts';
import { withoutSmallEnd } from './words/small-ends.ts';

const short = ({ kind, label, value, unit, text }: Fact): string =>
  [kind, label, value, unit, text].filter(Boolean).join(' | ');

const read = (text: string): string[] => sheetOf(text).facts.map(short);

function tells(text: string, expected: readonly string[]): void {
  const facts = read(text);
  for (const each of expected) assert.ok(facts.includes(each), `${each}\n\n${facts.join('\n')}`);
}

const nameOf = (text: string): string => sheetOf(text).facts.find(({ kind }) => kind === 'name')?.text ?? '';

describe('a number to call', () => {
  for (const [text, phone] of [
    ['Room to let in Staverley. Ring after 6 07700 900852, thats Maureen', '07700 900852'],
    ['Snake catcher, fully licensed with the state ring 07 5550 0149', '07 5550 0149'],
    ['hivernage caravanes sous hangar, accès sur rdv 0639981120', '0639981120'],
  ] as const)
    test(text, () => tells(text, [`contact | phone | ${phone}`]));

  test('and the words before it are no street', () =>
    assert.ok(!read('Snake catcher, ring 07 5550 0149').some((fact) => fact.startsWith('place'))));
});

describe('no word in -ring or -weg is a street', () => {
  for (const text of ['Double sharing 9800, hiring 15 drivers, during 2019', 'PG in Pune, double sharing 9800 each'])
    test(text, () => assert.ok(!read(text).some((fact) => fact.startsWith('place')), read(text).join('\n')));

  for (const [text, place] of [
    ['Unsere Bäckerei in Köln. Wir sind umgezogen an den Kaiserring 4, 50667 Köln.', 'Kaiserring 4, 50667 Köln'],
    ['Kletterhalle Blockwerk. Ihr findet uns: Löbstedter straße 66', 'Löbstedter straße 66'],
  ] as const)
    test(text, () => tells(text, [`place | ${place}`]));
});

describe('where a number or a picture stands for a stop, a wish behind it is for the writer', () => {
  for (const [text, wish] of [
    ['hivernage caravanes sous hangar, accès sur rdv 0639981120 pas de photos bidon svp', 'Pas de photos bidon svp'],
    ['Public meeting, parish hall. Everyone welcome 💚 no politicians photos pls', 'No politicians photos pls'],
    [
      'Doña Lupita, arreglo de máquinas de coser en Puebla. 222 000 4545 ponle florecitas moradas porfa',
      'Ponle florecitas moradas porfa',
    ],
  ] as const)
    test(text, () => {
      const { wishes, facts } = sheetOf(text);
      assert.deepEqual(
        wishes.map((each) => each.text),
        [wish],
      );
      assert.ok(!facts.some((fact) => short(fact).includes(wish.slice(1))));
    });

  test('what visitors are told stays', () => {
    tells('Pottery in Hull. Everyone welcome 💚 bring an apron', ['condition | Everyone welcome 💚 bring an apron']);
    assert.deepEqual(sheetOf('Academia de cocina en Vigo. Ponle sabor a tu vida').wishes, []);
  });
});

describe('what people do not do, lend or accept is told to visitors', () => {
  for (const [text, expected] of [
    ['soy podologa. no hago plantillas. pago en efectivo', 'condition | No hago plantillas.'],
    [
      'Bridge in Coldmere. Write to your councillor (we have a template letter) or come to the meeting.',
      'about | Write to your councillor (we have a template letter) or come to the meeting.',
    ],
    [
      'Página en recuerdo de Amparo Ruiz. No se aceptan coronas ni flores, ella no quería; si alguien quiere dar algo, a la biblioteca. Sobria, y nada de velas ni palomas.',
      'condition | No se aceptan coronas ni flores, ella no quería; si alguien quiere dar algo, a la biblioteca.',
    ],
    [
      'Kapela Zza Miedzy, gramy na weselach. Stawkę ustalamy przez telefon, nie podawaj żadnych cen na stronie.',
      'about | Stawkę ustalamy przez telefon',
    ],
    [
      "Help wanted - Tallow Creek Lumber, Elkins, West Virginia\nSawyer / head rig operator\nFull time, Mon-Thu 6am to 4:30pm, Fridays off\n$24 to $29 an hour depending on experience\nhealth insurance after 60 days\nmust be able to lift 50 lbs\nwe drug test everybody\nwe will train the right person\ncall Dale 304-555-0163 or just walk in\n(dont say we're desperate and leave out the last guy)",
      'about | We will train the right person',
    ],
    ['sprzedam akordeon weltmeister 80 basów, czerwony, po dziadku, nowe paski, odbior Kłodawka', 'about | Czerwony'],
  ] as const)
    test(text, () => tells(text, [expected]));

  for (const [text, place] of [
    ["Bakery. You'll find us at 12 High Street, Hull. Make the header blue", '12 High Street, Hull'],
    ['Café Null. Retrouvez-nous au 12, rue de la Paix, Nantes. Un fond bleu svp', '12, rue de la Paix, Nantes'],
  ] as const)
    test(text, () => tells(text, [`place | ${place}`]));

  test('nor is who they are a remark', () => {
    const facts = read(
      "alors moi je suis ramoneur je me déplace dans tout le Morvan autour de Château-Chinon ramonage d'une cheminée ou insert 65 euros poêle à granulés 90 euros débistrage sur devis certificat remis le jour même pour l'assurance",
    );
    assert.match(facts.join('\n'), /ramoneur/);
  });
});

describe('the name of a page is no place, no work and nobody who leads', () => {
  for (const [text, name] of [
    ['I come to people at home in Ludlow, Tenbury Wells and the villages in between. First visit is £42.', ''],
    ['I fire pots in a shed. "Jan never lost a single mug of mine" - Tessa, Upper Lydd.', ''],
    ['Kurs pierwszej pomocy dla psów, sala OSP w Dąbrówce Małej, 190 zł.', ''],
    ['alquilo plaza de garaje para moto en c/ Embajadores 41, Madrid', ''],
    ['coro de barrio, buscamos tenores. este curso preparamos el Réquiem de Fauré, dirige Begoña Arias.', ''],
    ['siamo Ines e Carla Bonfanti, Sartoria Tre Sipari, noleggio costumi a Montecalvara', 'Sartoria Tre Sipari'],
    [
      'queria uma página para alugar a nossa autocaravana, chamamos-lhe a Gertrudes. Está em Torres Vedras.',
      'Gertrudes',
    ],
    [
      'wir vermieten unseren alten Zirkuswagen „Lotte“ auf einer Obstwiese. Anfragen an lotte@zirkuswagen.example',
      'Zirkuswagen „Lotte“',
    ],
    [
      "For sale: 1994 Boston Whaler 13', 40hp Mercury, trailer included. $8,900 firm. Beaufort NC.",
      "1994 Boston Whaler 13'",
    ],
  ] as const)
    test(text, () => assert.equal(nameOf(text), name));
});

describe('of "I have an app called" an app is left', () => {
  for (const [text, kind] of [
    ["Hi, I have an app called Fernly, it's for gardeners in Kent. It reminds you to water.", 'App'],
    ['Hola, tengo un software que se llama PortalVecino, es para administradores de edificios.', 'Software'],
    ["ho un'app che si chiama Fernly, è per giardinieri", 'App'],
  ] as const)
    test(text, () => tells(text, [`about | ${kind}`]));
});

test('words that lead on leave a label, and letters stay', () =>
  assert.deepEqual(['por Villarbosa y', 'Vitamin E', 'Level I'].map(withoutSmallEnd), [
    'por Villarbosa',
    'Vitamin E',
    'Level I',
  ]));

test('what we are busy with is no address, whatever it counts', () =>
  assert.deepEqual(read('Panadería en Vigo. Estamos pensando en poner 3 fotos en la web, pero no sé').slice(1), []));

describe('prices in any order', () => {
  for (const [text, ...expected] of [
    [
      'piano tuner, leeds. £75 a tuning, £95 if it hasnt been done for 3 years.',
      'offer | Tuning | £75',
      'offer | If it hasnt been done for 3 years | £95',
    ],
    [
      'hivernage sous hangar près de Montbellac, 38€/mois caravane, 52€/mois camping-car, accès sur rdv 0639981120.',
      'offer | Caravane | 38€ | /mois',
      'offer | Camping-car | 52€ | /mois',
    ],
    [
      'Schnittmuster als PDF. 7,90 € für privat, 24,00 € mit gewerblicher Lizenz bis 50 Stück.',
      'offer | Für privat | 7,90 €',
      'offer | Mit gewerblicher Lizenz bis 50 Stück | 24,00 €',
    ],
    [
      'Corso di potatura a Montefalco.\ncosto: 110 euro due giorni, 65 un giorno solo, soci 90',
      'offer | Due giorni | 110 euro',
      'offer | Un giorno solo | 65',
      'offer | Soci | 90',
    ],
    [
      'PG in Pune. Rates per month: single room 14500, double sharing 9800 each.',
      'offer | Single room | 14500',
      'offer | Double sharing | 9800 | each',
    ],
    [
      'conserto prancha de surf, quilha quebrada 80 reais, trinca a partir de 50, zap 48 90000-1212',
      'offer | Quilha quebrada | 80 reais',
      'offer | Trinca | a partir de 50',
    ],
    ['Ukulele weekend.\nWeekend pass $85, concession $65\nSaturday only $45', 'offer | Saturday only | $45'],
    ['Vendo bandoneón de 1938. U$S 4.800, no permuto.', 'offer | Bandoneón de 1938 | U$S 4.800 | No permuto'],
    [
      'funciona no Excel, no celular tbm. só a planilha R$ 37, planilha + 5 video aulas R$ 67.',
      'offer | Só a planilha | R$ 37',
    ],
    [
      'Coiffeuse à Niort. coupe femme 32€, homme 18, enfant -12 ans 14, couleur à partir de 45',
      'offer | Homme | 18',
      'offer | Enfant −12 ans | 14',
      'offer | Couleur | à partir de 45',
    ],
    ['Festival de jeux.\nEntrée 4€ la journée, pass 2 jours 6€, gratuit -12 ans', 'offer | −12 ans | gratuit'],
  ] as const)
    test(text, () => {
      const facts = sheetOf(text).facts.map(({ group: _group, ...fact }) => short({ ...fact, group: '' }));
      for (const each of expected) assert.ok(facts.includes(each), `${each}\n\n${facts.join('\n')}`);
    });

  test('a sum that is only held is no price of a course', () =>
    assert.ok(
      !read('Corso a Montefalco. Iscrizioni entro il 13 febbraio con acconto di 30 euro, corsi@rami.example').some(
        (fact) => fact.startsWith('offer'),
      ),
    ));

  test('nor are sums that something is done with named by a verb alone', () =>
    assert.ok(!read('Boats on the lake. £12 an hour, £40 a day').some((fact) => fact === 'offer | An | £12')));
});

describe('lines and marks', () => {
  for (const [text, ...expected] of [
    ['Festival.\nSamedi 14h-minuit / dimanche 10h-18h', 'hours | Samedi | 14h-minuit', 'hours | dimanche | 10h-18h'],
    ['Festival de jeux à Crest.\n+ de 400 jeux en libre accès', 'about | + de 400 jeux en libre accès'],
    ['Bikes (see below) and more in Hull', 'about | Bikes and more in Hull'],
    [
      'Kapela gra polki, disco polo nie gramy i nie będziemy :) dojazd do 100 km bez dopłaty',
      'about | Dojazd do 100 km bez dopłaty',
    ],
    ['Bonjour, je recopie mon flyer : GALOP TRANQUILLE – transport de chevaux', 'name | GALOP TRANQUILLE'],
  ] as const)
    test(text, () => tells(text, expected));

  test('a flyer is headed by its first line, and lines that begin with a number or an address are their own', () => {
    const facts = read(
      'Anfängerkurs Imkern 2026\nBienenzuchtverein Oberlauterbach e.V.\nLehrbienenstand am Sportplatz, Oberlauterbach\nBuch und Leihschleier sind dabei, ein Honigglas zum Abschluss auch\nmax. 14 Teilnehmer\nBienenvölker verkaufen wir nicht, helfen aber bei der Suche danach\ninfo@bzv.example\n\nBitte in Grün.',
    );
    assert.ok(facts.includes('name | Anfängerkurs Imkern 2026'), facts.join('\n'));
    assert.ok(!facts.some((fact) => /auch max|danach info/.test(fact)), facts.join('\n'));
  });

  test('greetings that are drawn out are none of the page', () =>
    assert.ok(!read('oiee 😊 eu vendo uma planilha pra quem faz marmita').some((fact) => /oiee/i.test(fact))));

  test('what was told may be used is told to the writer', () =>
    assert.ok(
      !read(
        'Corso a Montefalco. Una signora ha scritto "finalmente non ho più paura del mio olivo", se vi va usatelo',
      ).some((fact) => fact.includes('usatelo')),
    ));
});
