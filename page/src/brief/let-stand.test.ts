import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { headlineScore } from '../compose/headline-score.ts';
import { sheetOf } from '../testing/read-description.ts';
import { sentencesOfDictation } from './learned/dictation.ts';

const told = (text: string) =>
  sheetOf(text)
    .facts.flatMap(({ label, value, unit, text: said, group, details }) => [
      label,
      value,
      unit,
      said,
      group,
      ...details,
    ])
    .join(' | ');

describe('what only looks like a remark is told', () => {
  for (const [text, said] of [
    ['Afternoon tea in Ely. If you have an allergy please say so. £20 a head.', 'please say so'],
    ['Bakery in Leeds. "Lovely. Oh, and the cake!" - Ana Ruiz', 'Oh, and the cake'],
    ['Bakery in Leeds. Button "Everything that our guests get".', 'Everything that our guests get'],
    ['Campervan in Brecon. £300 deposit. Driver has to be 25 or over. No dogs.', '25 or over'],
    ['Un’app per pastori. Android soltanto, iPhone non ancora.', 'iPhone non ancora'],
    ['Un’app per pastori. L’ha fatta mia figlia Noemi a Campobasso, informatica.', 'Noemi'],
    ['A program for choirs. Works offline, nothing gets uploaded anywhere.', 'othing gets uploaded'],
    ['Péniche à Auxerre. Elle ne navigue pas ! Caution 300 €.', 'ne navigue pas'],
    [
      'Festa da Lapa. Este ano não há fogo de artifício por causa dos incêndios.\nO Sr. Padre pede que não se ponha a cara dele na página.',
      'fogo de artifício',
    ],
    ['Beste Qualität, faire Preise seit 1962. Wir backen Brot.', 'Beste Qualität'],
    ['Lernkarten für Latein. Keine Werbung, kein Konto nötig, läuft auch ohne Internet.', 'Keine Werbung'],
    ['A rota for small shops. Works on any phone, nothing to install.', 'othing to install'],
    ['Man fotografiert die Seite im Schulbuch ab und die App fragt Vokabeln ab.', 'Schulbuch'],
    ['Una biblioteca en Cádiz. Es el único sitio del barrio con calefacción.', 'calefacción'],
    ["I write funerals for people who don't want a church one, in Kent.", 'church'],
    ['Walling course near Ash. Next dates are 3-4 May and 7-8 June. Max 8 people.', '3-4 May'],
    ['Frituur in Gent. 9 mei is nog vrij.', '9 mei'],
    ['Photographe à Annecy. Les photos sont livrées dans une galerie privée.', 'galerie privée'],
    ['Bäckerei in Celle.\nBeste Qualität, faire Preise seit 1962', 'Beste Qualität'],
    ['Gentile accoglienza, cucina casalinga. Trattoria a Roma.', 'Gentile accoglienza'],
    [
      'Free webinar about tips. Everybody who registers gets the recording plus a one-page checklist.\nNeed: headline, short bios. No stock photos.',
      'one-page checklist',
    ],
    [
      'Doradzam małym zakładom. W ciągu tygodnia klient dostaje raport, najwyżej 10 stron. Zdjęć proszę nie dawać.',
      'najwyżej 10 stron',
    ],
    ['Sworn translator in Kent. You get a report of 20 pages. Please no stock photos.', '20 pages'],
    [
      "Penhale Piano Tuning. I'm often under a lid so leave a message rather than keep ringing: 01872 960 148. Keep it plain please.",
      'leave a message',
    ],
    [
      'Klavierstimmer in Trier. Ich bin oft unterwegs, also hinterlassen Sie eine Nachricht: 0651 9930142.',
      'Nachricht',
    ],
    ["Penhale Piano Tuning. I don't want music notes on it. Owner is Martin Penhale, that's me.", 'Martin Penhale'],
    ['Tischlerei in Kassel. Inhaber ist Jens Brandauer. Keine Stockfotos bitte.', 'Jens Brandauer'],
    [
      'A Oficina Sequeira constrói cavaquinhos em Braga desde 1971. O meu pai, Abílio Sequeira, começou; eu, Teresa, continuo.',
      'Abílio Sequeira',
    ],
    ['Wir backen in Celle. Mein Großvater Otto Lühr hat die Bäckerei 1931 gegründet.', 'Otto Lühr'],
    [
      'Podcast about nights. New people should start with episode 31, everyone loves that one.',
      'New people should start',
    ],
    ['we need a relief milker near holsworthy, devon. 140 jerseys, 16 aside herringbone parlour.', 'holsworthy'],
    ['Wir brauchen noch eine Verkäuferin für samstags. Bäckerei in Celle.', 'Verkäuferin'],
    ['Planilha Obra na Mão: pra quem tá reformando apê e não quer estourar o orçamento.', 'estourar o orçamento'],
    ['Baumpflege in Isny. Gefällt wird nur von Oktober bis Ende Februar, sonst nur bei Gefahr.', 'Ende Februar'],
    ['Baumpflege in Isny. Wir arbeiten zu zweit, mein Kollege Ferdi und ich.', 'mein Kollege Ferdi und ich'],
    ['Dachdeckerei in Emden sucht Azubis. Schulnoten sind uns nicht so wichtig, pünktlich schon.', 'Schulnoten'],
    [
      'Mi chiamo Ottavia Brancaleoni e restauro carta: mappe, stampe, lettere, manifesti. Ho lo studio a Ferrara.',
      'stampe, lettere, manifesti',
    ],
    [
      "Je suis écrivaine publique à Tourcoing, je m'appelle Solange Wattrelin, et j'aide les gens à écrire ce qu'ils n'arrivent pas à écrire : lettres à l'administration, recours, discours. Une lettre coûte 20 euros.",
      'recours, discours',
    ],
    ['Je suis écrivaine publique à Tourcoing. Tout reste confidentiel.', 'Tout reste confidentiel'],
    ['Village fair in Ash.\n27 August\n40+ scarecrows * this year’s theme: Lost at Sea\nTea tent', 'Lost at Sea'],
    ['need a page for me, Col Braithwaite, hedgelayer, I lay hedges around Ludlow, ring me after six', 'hedgelayer'],
    [
      'Rentas en Coyoacán. Entregamos de 7 a 11 am y recogemos al otro día. La rockola no la pongas.',
      'Entregamos de 7 a 11',
    ],
    ['Pottery in Asheville\n- six Thursdays from March 5, 6:30 pm\n- clay included', 'from March 5'],
    ['Madame: institut de beauté à Épinal', 'Madame'],
    ['Cara Mia, Friseur in Celle', 'Cara Mia'],
    ['Weinhandel in Celle.\n\nBeste Weine:\n- Riesling\n- Silvaner', 'Beste Weine'],
    ['Market in Leeds (it happens every first Sunday).', 'every first Sunday'],
    ['Botas en Toro (ha pasado de padres a hijos).', 'de padres a hijos'],
    ["Stall in Leeds (we've had one since our first market).", 'since our first market'],
    ['Sprachkurse in Celle. Anmeldung bitte auf Englisch.', 'Anmeldung bitte auf Englisch'],
    ['Tours in Rome. Please book in English.', 'book in English'],
    ['Surveyors in Leeds. We are doing the site survey, the plans and the build.', 'site survey'],
    ['Web designer a Roma. Faccio il sito della tua attività in 7 giorni.', 'Faccio il sito della tua attività'],
    [
      'From: Jo <jo@example.org>\nTo: Clive\nSubject: Re: website\n\nModel railway club in Thorpe Bank, open weekend 18 and 19 April in the Drill Hall.\n\n> Our old text was far longer and told a great deal of the club, of its founders and of the hall that it had.\n> Nobody liked it.',
      'Drill Hall',
    ],
  ] as const)
    test(text, () => assert.ok(told(text).includes(said), told(text)));
});

describe('what is for the writer stays with the writer', () => {
  for (const [text, said] of [
    ['Ferienhaus in Celle. Keine Hunde, keine Stockfotos.', 'Stockfotos'],
    ['Bakery in Leeds with rye and sourdough. The page in English please.', 'English'],
    ['Beste Sanne,\n\nBakkerij in Zeist, brood en taart.', 'Sanne'],
    ['Beste Sanne, wij zijn een bakkerij in Zeist en verkopen brood.', 'Sanne'],
    [
      'From: Jo <jo@example.org>\nTo: Clive\nSubject: Re: website\n\nModel railway club in Thorpe Bank, open weekend 18 and 19 April in the Drill Hall.\n\n> Our old text was far longer and told a great deal of the club, of its founders and of the hall that it had.\n> Nobody liked it.',
      'Nobody liked',
    ],
  ] as const)
    test(`${said}: ${text}`, () => assert.ok(!told(text).includes(said), told(text)));
});

test('no prices for now are no prices at all', () => {
  for (const text of [
    'Bakery in Leeds. Leave out the prices for now.',
    'Panadería en Toro. No pongas precios de momento.',
  ])
    assert.ok(
      sheetOf(text).wishes.some(({ kind, value, negated }) => kind === 'structure' && value === 'pricing' && negated),
      text,
    );
});

test('lines that a mail program broke are one again', () =>
  assert.ok(
    told(
      'From: Clive <clive@example.org>\nTo: Jo\nSubject: Fwd: website\n\nJo, see below.\n\n> Model railway club in Thorpe Bank, with layouts in three scales and bacon\n> butties until they run out.\n> Adults £6, children £2.',
    ).includes('bacon butties'),
  ));

test('words that end a sentence in one language are no reason to go on in another', () => {
  const ends = (text: string, language: string) => sentencesOfDictation(text, language).map((each) => each.text);
  for (const [text, language, end] of [
    [
      'in unserem laden gibt es brot und kuchen und ihr nehmt den kuchen auch gern mit bitte mach die seite in blau und nicht in rot',
      'de',
      'mit',
    ],
    [
      'we repair bikes and tell you how old they are please do not put the old photos on the page we hate them so much',
      'en',
      'are',
    ],
  ] as const)
    assert.ok(
      ends(text, language).some((sentence) => sentence.endsWith(` ${end}`)),
      ends(text, language).join(' / '),
    );
});

test('on what terms something is had heads no page before what it is', () => {
  assert.ok(
    headlineScore('Solo en mano en Lugo', [], 2) < headlineScore('Vendo acordeon Hohner', [], 0),
    'Solo en mano en Lugo',
  );
});

test('what somebody who gives has of it is no goal', () => {
  const { facts } = sheetOf(
    'Notre association doit réunir 18 500 euros avant le 30 juin.\nPour 50 € de don votre nom est gravé sur une brique.',
  );
  assert.deepEqual(
    facts.filter(({ kind }) => kind === 'goal').map(({ value }) => value),
    ['18 500 euros'],
  );
});

test('a name may begin with "all"', () => {
  for (const name of ['All Seasons Gardening', 'Alles Käse'])
    assert.ok(headlineScore(name, [], 0) > headlineScore('Everything is grown here', [], 0), name);
});
