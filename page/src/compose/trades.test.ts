import assert from 'node:assert/strict';
import { test } from 'node:test';
import { motifsFor } from './motifs.ts';
import { tradeMotif } from './trades.ts';

test('knows trades in the languages that pages are written in, with and without accents', () => {
  for (const [text, motif] of [
    ['Night baker wanted', 'bakery'],
    ['Pruebas de futbol', 'sport'],
    ['Aulas de cerâmica em Évora', 'studio'],
    ['Hausarztpraxis in Kassel', 'care'],
    ['Warsztaty ceramiki', 'studio'],
    ['Coiffeuse à domicile', 'beauty'],
    ['Fietsenmaker in Zwolle', 'bicycle'],
    ['Impresa di pulizie a Bergamo', 'cleaning'],
  ] as const)
    assert.equal(tradeMotif(text), motif, text);
  assert.equal(tradeMotif('Heinrich Wolters'), null);
});

test('takes the trade that is named first', () => {
  assert.equal(tradeMotif('Clinica veterinaria Bigotes'), 'paws');
  assert.equal(tradeMotif('Bicycle mechanic, full time'), 'bicycle');
});

test('draws no trade for software, and nothing cheerful where somebody died', () => {
  assert.deepEqual(motifsFor([], [], ['Shift planner for cafes']), ['window', 'tiles']);
  assert.deepEqual(motifsFor([], [], ['Onoranze funebri Sartori']), ['landscape', 'waves']);
  assert.deepEqual(motifsFor([], [], ['Muddy Paws dog grooming']), ['paws']);
});

/** What each of these names is drawn with; 'neutral' where no trade is sure. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  bakery: ['Luton bakery', 'Platform 9 cafe', 'Bäckerei Lehmann', 'Padaria Central', 'Cheesecake to order'],
  cellar: ['Weingut Adler', 'Cantina Rossi', 'Cider maker'],
  market: ['Hofladen Ernst', 'Ferme du Pré', 'Honey from our bees'],
  harbour: ['Surf school Ericeira', 'Bootsverleih am See', 'Kayak tours'],
  garden: ['Trauerweide, Gärtnerei', 'Florist in York', 'Jardinería Sol', 'Plant nursery'],
  bicycle: [
    'Sklep rowerowy',
    'Bike repairs',
    'Cycle hire in Bath',
    'Electric bikes',
    'Mountain bike club',
    'Miller Cycles',
  ],
  moving: ['Kleinumzüge Brandt', 'Umzugsfirma Lang', 'Removals in Hull', 'Mudanzas Ruiz'],
  motor: ['Honda motorcycles', 'Taxifahrten Klein', 'Coach hire', 'Fahrschule Ost', 'Taxi Bruno'],
  workshop: ['Tischlerei Holm', 'Painters and decorators', 'Reformas integrales Vega', 'Mobili su misura'],
  repairs: ['Plumber in Luton', 'Platform lift repairs', 'Lamp repair', 'Electrician in Derby', 'Heizungsbau Kern'],
  music: ['Gospel choir', 'Chor St. Anna', 'Tanzstudio Rot', 'Gitarrenunterricht'],
  broadcast: ['Radio Nord', 'A podcast on bread'],
  cleaning: ['Glasreinigung Maier', 'Window cleaning'],
  kitchen: ["Romano's pizza", 'Restaurant Krone', 'Tacos El Rey', 'Street food catering'],
  stage: ['Film club', 'Theaterverein'],
  camera: ['Photographer in Leeds', 'Fotostudio Licht', 'Photos of newborns'],
  books: ['Bookshop by the river', 'Translator, German to English'],
  lessons: ['Cookery courses', 'Cours de dessin', 'Nachhilfe Mathe'],
  paws: ['Dog walking', 'Hundeschule Fiete', 'Hondenuitlaat Bo', 'Horse riding'],
  care: [
    'Wisdom tooth removal',
    'Radiologie am Ring',
    'Reformer pilates',
    'Zahnarztpraxis Dr. Fischer',
    'District nurse',
  ],
  sport: ['Running club', 'Sportverein Eintracht', 'Boot camp in the park'],
  studio: ['Tattoo studio', 'Töpferei Ton', 'Tatuajes Luna'],
  rooms: ['Rota beach hotel', 'Hundertwasser Apartments', 'Ferienwohnung Meer', 'Pension Alpenblick'],
  wildlife: ['Hedgehog rescue', 'Birds of Norfolk'],
  office: [
    'Rechtsanwalt Vogel',
    'Kanzlei am Markt',
    'Anwaltskanzlei Busch',
    'Bird & Co solicitors',
    'Baker & Sons, solicitors',
    'Brown & Sons, solicitors',
    'Vogelsang Steuerberater',
    'Schneider Steuerberatung',
    'Van Dijk advocaten',
    'Sportello legale',
    'Tax returns',
  ],
  beauty: ['Brows and lashes', 'Nagelstudio Mia', 'Hair by Jo'],
  thread: ['Schneiderei Nadel', 'Wool and needles', 'Sartoria Conti'],
  vows: ['Wedding planner in Leeds', 'Boda de Ana y Luis'],
  party: ['Street party', 'Christmas market'],
  games: ['Escape room', 'Games night'],
  children: ['Little Acorns Nursery'],
  giving: ['Reformed church', 'Bürgerinitiative Radweg', 'Donate blood'],
  outdoors: ['Hiking in the Alps', 'Senderismo Gredos', 'The coast trail'],
  window: ['Shift planner for cafes', 'Rota software', 'Planner app for weddings', 'Platform for dentists'],
  neutral: [
    'Kitchen planner',
    'Asbestos removal',
    'Asbestos removals',
    'Canecas',
    'Cane sugar',
    'Taxidermist',
    'Business coach',
    'Marketing agency',
    'Surfaces',
    'Boots and shoes',
    'Bootstrap',
    'Mobility scooters',
    'Reformhaus',
    'Lamprey',
    'Trailers',
    'Hikma',
    'Courses livrées',
    'Cantine scolaire',
    'Menstrual cycle coaching',
    'Fireside chats',
    'Miele service',
    'Bailey Partners',
    'Retirement planning',
    'Tanzania',
    'Churchill',
  ],
};

test('draws what a name says, and nothing of a trade where it only begins like one', () => {
  const neutral = motifsFor([], [], ['Heinrich Wolters']);
  const wrong = Object.entries(DRAWN).flatMap(([motif, names]) =>
    names.flatMap((name) => {
      const motifs = motifsFor([], [], [name]);
      const isRight = motif === 'neutral' ? motifs.join() === neutral.join() : motifs[0] === motif;
      return isRight ? [] : [`${name}: ${motifs.join()} instead of ${motif}`];
    }),
  );
  assert.deepEqual(wrong, []);
  assert.equal(motifsFor([], [], ['Photovoltaik Süd']).includes('camera'), false);
});
