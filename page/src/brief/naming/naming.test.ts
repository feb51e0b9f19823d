import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';
import { readBrief } from '../read-brief.ts';
import { dictatedName } from './dictated-name.ts';
import { labelledName } from './labelled-name.ts';
import { nameByAddress, ownAddresses } from './own-address.ts';

const namesOf = (descriptionAi: string, title = '', projectName = '') =>
  readBrief({ projectName, projectDescription: '', title, description: '', descriptionAi })
    .facts.filter(({ kind }) => kind === 'name')
    .map(({ text }) => text);

describe('the name of what a description is about', () => {
  for (const [text, ...names] of [
    [
      'Page for our union branch, Harbour Workers Branch 417, Grimsby. Ring Denise Okafor.',
      'Harbour Workers Branch 417',
    ],
    ['la ludotheque Pion Pion a Quimper, 1200 jeux a emprunter, place Terre au Duc.', 'Pion Pion'],
    ['Plantpal beta: app that reminds you to water your plants. android only for now', 'Plantpal beta'],
    ['Escola de Surf Maré Baixa\nPraia da Areia Branca, Lourinhã\nAula de grupo 30 €', 'Escola de Surf Maré Baixa'],
    ['Prowadzimy z bratem spływy kajakowe Wydra na rzece Drawie, baza jest w Drawnie.', 'Wydra'],
    ['Je tiens la librairie Les Mots Doux à Gap, romans et polars.', 'Les Mots Doux'],
    ['Atempause ist eine Yoga-Auszeit auf dem Hof Lindengrund. Anmeldung: hof@lindengrund.example', 'Atempause'],
    ["# Yogaretraite 'Stil Water'\nEen lang weekend yoga in Dwingeloo. marijke@stilwater.example", 'Stil Water'],
    ["The James' Arms, real ale in Ely. hello@jamesarms.example", "The James' Arms"],
    ['Juego para móvil: Gallinas a la Fuga Total. Puzles de 2 minutos, 140 niveles.', 'Gallinas a la Fuga Total'],
    ['Gioco da tavolo: Torri di Sabbia. Da 2 a 4 giocatori.', 'Torri di Sabbia'],
    [
      'Robimy zbiórkę na Lampkę Żuczek. Żuczek to lampka rowerowa, która ładuje się z dynama. Zrobili ją Kuba Szeląg (elektronika), Marta Iwańczuk (projekt).',
      'Żuczek',
    ],
    ['Mudanzas locales en queretaro, camioneta de 3 toneladas. el dueño es Rogelio Santibañez'],
    ['Raccolta fondi per la famiglia Sbrana di Pontedera. Un incendio ha distrutto la loro casa.'],
    ['Insegno chitarra e ukulele, lezione 25 euro. Zona Via Etnea oppure online.'],
    ['Hiring: night snowplow operator in Sudbury, Ontario. $31 an hour.'],
    ['LOST: our grey tabby, missing since Sunday 9 March from Alder Close.'],
    ['Landing page: app that reminds you to water your plants.'],
    ['La chorale Les Voix du Canal cherche 4 ténors. voixducanal@mail.example', 'Les Voix du Canal'],
    ['Notre association Les Amis du Four doit réunir 18 500 euros. four.lachamp@asso.example', 'Les Amis du Four'],
    ['this is for my dad Ronnie Abelard who drove the bus in Kilkeel for thirty years', 'Ronnie Abelard'],
    [
      "suono l'arpa celtica a matrimoni e funerali, Cuneo e Langhe, 280 euro cerimonia, 400 con aperitivo, niente karaoke.",
    ],
    ['impaglio sedie a mano, vengo a prendere e riportare gratis tra Sestri e Rapallo'],
    ['Bei Ihnen hängt ein Bienenschwarm im Baum? Wespen und Hornissen mach ich NICHT.'],
    ['Arrendo 2 quartos a estudantes na Covilhã. Quarto grande 260€, quarto pequeno 210€'],
    ['We run private lessons in French, near Leeds.'],
    ['My pottery class is on Tuesdays 7pm, in Stroud, all levels welcome.'],
  ] as const)
    test(`stands in "${text}"`, () => assert.deepEqual(namesOf(text), names));

  test('is what its own address spells', () => {
    assert.equal(
      nameByAddress('Rooms by the week. Ask at post@bellandroe.example. Bell & Roe, Hull.', 'en'),
      'Bell & Roe',
    );
    assert.equal(
      nameByAddress('Tierarztpraxis Hasenöhrl, Passau. Termine: hallo@hasenoehrl.example', 'de'),
      'Tierarztpraxis Hasenöhrl',
    );
    assert.equal(
      nameByAddress('Join us at Mill Pond Sailing Club! www.millpond.example', 'en'),
      'Mill Pond Sailing Club',
    );
    assert.equal(nameByAddress('TALLERES LA CEPA, Haro. hola@lacepa.example', 'es'), 'La Cepa');
  });

  test('is what the mailbox spells in several words, and has the article and the trade before it', () => {
    assert.equal(
      nameByAddress('Club de Remo Puente del Norte, Lugo. puentedelnorte@remo.example', 'es'),
      'Puente del Norte',
    );
    assert.equal(nameByAddress('Write to Ann Bell: annbell@rivers.example', 'en'), '');
    assert.equal(nameByAddress('Atelier Ronces, vannerie à Brest. bonjour@ronces.example', 'fr'), 'Atelier Ronces');
    assert.equal(nameByAddress('Studio Geom. Carla Bassi, Pavia. carla@bassi.example', 'it'), 'Carla Bassi');
    assert.deepEqual(namesOf('Les Oiseaux du Lundi, chœur amateur à Rennes. On répète le lundi.'), [
      'Les Oiseaux du Lundi',
    ]);
  });

  test('is what somebody who dictates says that it is called', () => {
    const dictated = (named: string) =>
      `hello this is about the place where i mend bikes and skates for children and grown ups and ${named} every weekday from nine to six`;
    assert.equal(dictatedName(dictated('its called wheel of fortune and im there')), 'Wheel of Fortune');
    assert.equal(dictatedName(dictated('se llama casa de ruedas porque estoy')), 'Casa de Ruedas');
    assert.equal(dictatedName(dictated('der laden heißt radgeber ja wirklich')), 'Radgeber');
    assert.equal(dictatedName(dictated('everybody likes it and i am there')), '');
    assert.equal(dictatedName('The shop is called wheels, and is in Hull.'), '');
  });

  test('is no provider of mailboxes, no town and no common word', () => {
    assert.deepEqual(ownAddresses('write to gmail@gmail.example or instagram.example/us'), []);
    assert.equal(nameByAddress('Bikes for hire in Ludlow. bikes@ludlow.example', 'en'), '');
    assert.equal(nameByAddress('We repair bikes of all kinds. hello@bikes.example', 'en'), '');
  });

  test('stands behind a label, up to what it is', () => {
    assert.equal(labelledName('Anbieter: Brandmauer IT GmbH, Kassel\nPreis: 40 Euro', 'de'), 'Brandmauer IT GmbH');
    assert.equal(labelledName('Produit : Le Petit Plombier à domicile\nPrix : 40 €', 'fr'), 'Le Petit Plombier');
    assert.equal(labelledName('Product: Tallybird counts stock, and orders it', 'en'), 'Tallybird');
    assert.equal(labelledName('Kurs: Töpfern', 'de'), '');
    assert.deepEqual(namesOf('Association : Les Mains Vertes, Lille\nObjectif : trouver 10 bénévoles'), [
      'Les Mains Vertes',
    ]);
  });

  test('stands behind the label of its kind, or in a sentence that says it', () => {
    assert.equal(labelledName('- Game: Fern & Flint, 2 players\n- 88 cards', 'en'), 'Fern & Flint');
    assert.equal(labelledName('Shop: open daily\nSchool: Leeds in March', 'en'), '');
    assert.equal(labelledName('We mend pumps. Company is Brass Valve Ltd, ask for Ann.', 'en'), 'Brass Valve Ltd');
    assert.deepEqual(namesOf('kaaswinkel met terras, De Mik in Woudrichem, open op zaterdag, bel 06 12345678'), [
      'De Mik',
    ]);
  });

  test('stands behind a kind of thing, or before what it is', () => {
    assert.deepEqual(namesOf('Queremos vender el curso en línea "Café en Casa". Dura 4 semanas.'), ['Café en Casa']);
    assert.deepEqual(namesOf('Lançamento do aplicativo Lumio: vizinhos dividem ferramentas.'), ['Lumio']);
    assert.deepEqual(namesOf('We launch a campaign for Tern Two, a folding kayak that fits in a rucksack.'), [
      'Tern Two',
    ]);
  });

  test('is what the first line or sentence begins with', () => {
    assert.deepEqual(namesOf('Academia de música Corchea, Jaén\n- Grupos de 4\n- 55 € al mes'), [
      'Academia de música Corchea',
    ]);
    assert.deepEqual(namesOf('Lo Studio Tecnico Bassi & Neri di Pavia progetta case di legno.'), [
      'Studio Tecnico Bassi & Neri di Pavia',
    ]);
  });

  test('is no greeting, no request and no verb before a number', () => {
    assert.deepEqual(namesOf('Beste Joris,\n\nhier de tekst voor de site. Wij stoken thuis af.'), []);
    assert.deepEqual(namesOf('Call Adnan 07700 900123. Car wash in Leeds.'), []);
  });

  test('leaves that of the project and of the title alone', () => {
    assert.deepEqual(namesOf('Mail us at ann@bluedoor.example. The Blue Door sells bread.', '', 'Corner Bakery'), [
      'Corner Bakery',
    ]);
    assert.deepEqual(namesOf('Taller de costura. hola@lapercha.example. La Percha.', 'La Percha Verde'), [
      'La Percha Verde',
    ]);
  });

  test('takes no words from the page where it takes a place', () => {
    const read = sheetOf('We are Ursina and Beat Elmer.\nProject: Alp Hinter Stafel\nCheese: 20 francs a kilo');
    assert.match(JSON.stringify(read.facts), /Ursina and Beat Elmer/);
    assert.match(JSON.stringify(read.facts), /Alp Hinter Stafel/);
  });

  test('takes the place of a label that was taken for one, and not of what a sentence defines', () => {
    assert.deepEqual(namesOf('CLIENT | Tilt Row Arcade LLC\nWHAT | repair of pinball machines'), [
      'Tilt Row Arcade LLC',
    ]);
    assert.deepEqual(namesOf('Hollow Bay is a cosy game for two. Made by Moss Moth. hello@mossmoth.example'), [
      'Hollow Bay',
    ]);
  });
});
