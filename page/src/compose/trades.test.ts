import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speaksOfFood } from './food.ts';
import { motifsFor } from './motifs.ts';
import { tradeMotif } from './trades.ts';

test('knows trades in the languages that pages are written in, with and without accents', () => {
  for (const [text, motif] of [
    ['Night baker wanted', 'bakery'],
    ['Pruebas de futbol', 'ball'],
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

test('takes the trade that is meant, not a word of it', () => {
  for (const [text, motif] of [
    ['Hand car wash in Wakefield', 'carwash'],
    ['Autowäsche und Pflege', 'carwash'],
    ['Lavado de coches a mano', 'carwash'],
    ['Autoescuela Rotonda, en Getafe', 'driving'],
    ['Fahrschule Ost', 'driving'],
    ['Autoscuola Rossi', 'driving'],
    ['Busfahrer/in gesucht in Bautzen', 'transit'],
    ['Frietkar De Gouden Puntzak te huur, met bakker Wim erbij', 'fries'],
    ['Seven-piece wedding band from Bristol', 'band'],
    ['Zespół weselny Fala', 'band'],
    ['École de cirque, Le Grand Écart', 'circus'],
    ['Escola de surf adaptado na Praia do Cabedelo', 'beach'],
    ['Szkoła rodzenia „Dobry Początek”', 'birth'],
    ['Geburtsvorbereitungskurs in Kassel', 'birth'],
    ['Webinar gratuito para síndicos', 'webinar'],
    ['38ª Sagra del Tortello alla Lastra', 'feast'],
    ['Stage tronçonneuse pour débutants', 'forest'],
    ['Motorsägenkurs im Harz', 'forest'],
    ['Kurs obsługi pilarki', 'forest'],
    ['Copeaux & Cie loue des toilettes sèches pour mariages', 'toilets'],
    ['staatlich geprüfter hufbeschlagschmied aus husum', 'smith'],
    ['Liutaio a Cremona', 'strings'],
    ['Spawacz MIG/MAG, praca od zaraz', 'metal'],
    ['Schweißer gesucht, 19 € Stundenlohn', 'metal'],
    ['HarvestHack 2027', 'coding'],
    ['Carrera solidaria "Patas Arriba"', 'race'],
    ['Log cabin by the lake, with sauna', 'rooms'],
    ['Domki nad jeziorem', 'rooms'],
    ['Zbieramy na ogrzewanie dla kociarni', 'cattery'],
    ['Glazenwasser in Leeuwarden', 'cleaning'],
    ['Baker & Daughters, solicitors', 'office'],
    ['Colonie de vacances Les Lucioles', 'outdoors'],
    ['Elio Barberis, fotografo di architettura', 'camera'],
    ['Prickle Lodge, a hedgehog hospital', 'wildlife'],
    ['Gabinet fizjoterapii Ruch', 'care'],
    ['Backhausfest Oberlauda', 'party'],
    ['Aluguel de carros Natal', 'motor'],
  ] as const)
    assert.equal(motifsFor([], [], [text])[0], motif, text);
});

test('takes the trade that is named first', () => {
  assert.equal(tradeMotif('Clinica veterinaria Bigotes'), 'paws');
  assert.equal(tradeMotif('Bicycle mechanic, full time'), 'bicycle');
});

test('takes paper and a bank card for no menu', () => {
  assert.ok(['Nuestra carta', 'Carta dei vini', 'Plats à la carte'].every((text) => speaksOfFood(text)));
  assert.ok(!['Restauro carta a Ferrara', 'Cauzione € 300 con carta'].some((text) => speaksOfFood(text)));
});

test('draws no trade for software, and nothing cheerful where somebody died', () => {
  assert.deepEqual(motifsFor([], [], ['Shift planner for cafes']), ['window']);
  assert.deepEqual(motifsFor([], [], ['Onoranze funebri Sartori']), ['still']);
  assert.deepEqual(motifsFor([], [], ['Trauerreden nach einem Gespräch am Küchentisch']), ['still']);
  assert.deepEqual(motifsFor([], [], ['Muddy Paws dog grooming']), ['kennel']);
});

/** What each of these names is drawn with; 'neutral' where no trade is sure. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  bakery: ['Luton bakery', 'Platform 9 cafe', 'Bäckerei Lehmann', 'Padaria Central', 'Cheesecake to order'],
  cellar: ['Weingut Adler', 'Cantina Rossi', 'Cider maker'],
  market: ['Hofladen Ernst', 'Ferme du Pré', 'Honey from our bees'],
  beach: ['Surf school Ericeira'],
  transit: ['Coach hire'],
  driving: ['Fahrschule Ost'],
  building: ['Reformas integrales Vega'],
  pizzeria: ["Romano's pizza"],
  kennel: ['Dog walking', 'Hundeschule Fiete', 'Hondenuitlaat Bo'],
  race: ['Running club'],
  study: ['Cookery courses', 'Cours de dessin', 'Nachhilfe Mathe'],
  harbour: ['Bootsverleih am See', 'Kayak tours'],
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
  motor: ['Honda motorcycles', 'Taxifahrten Klein', 'Taxi Bruno'],
  workshop: ['Tischlerei Holm', 'Painters and decorators', 'Mobili su misura'],
  repairs: ['Plumber in Luton', 'Platform lift repairs', 'Lamp repair', 'Electrician in Derby', 'Heizungsbau Kern'],
  music: ['Gospel choir', 'Chor St. Anna', 'Tanzstudio Rot', 'Gitarrenunterricht'],
  broadcast: ['Radio Nord', 'A podcast on bread'],
  cleaning: ['Glasreinigung Maier', 'Window cleaning'],
  kitchen: ['Restaurant Krone', 'Tacos El Rey', 'Street food catering'],
  stage: ['Film club', 'Theaterverein'],
  camera: ['Photographer in Leeds', 'Fotostudio Licht', 'Photos of newborns'],
  books: ['Bookshop by the river', 'Translator, German to English'],
  lessons: ['Sprachschule Rom', 'Academia de inglés Sol'],
  paws: ['Horse riding', 'Hunde und Katzen, Tierpension'],
  care: [
    'Wisdom tooth removal',
    'Radiologie am Ring',
    'Reformer pilates',
    'Zahnarztpraxis Dr. Fischer',
    'District nurse',
  ],
  sport: ['Fitness Nord', 'Sportverein Eintracht', 'Boot camp in the park'],
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
