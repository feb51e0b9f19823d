import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languageOf } from './language.ts';

const TEXTS: Record<string, readonly string[]> = {
  en: [
    'dog walker',
    'Yoga for beginners in Leeds',
    'We bake bread since 1987, no prices',
    'Pub quiz night',
    'joiner, Hexham. stairs, sash windows, fitted wardrobes. 01632 960418',
    'plumber, Bath. taps, boilers, drains, radiators, bathrooms 01225 960111',
    'Vintage lamps, mirrors, rugs, chairs. Margate, open weekends',
    'Tattoo studio Bristol blackwork fineline walk-ins Saturdays',
  ],
  es: ['Panadería en Sevilla', 'clases de yoga', 'Quiero una pagina para mi taller', 'dentista niños Madrid'],
  pt: [
    'Padaria em Lisboa',
    'Quero uma página para a minha oficina',
    'clínica dentária',
    'Passeios de barco no Douro',
    'Canalizador Braga, torneiras, caldeiras, esgotos',
  ],
  fr: ['Boulangerie à Lyon', 'Je voudrais une page pour mon salon de coiffure', 'atelier de poterie pour enfants'],
  de: ['Bäckerei in Köln', 'Yogakurs für Anfänger', 'Ich brauche eine Seite für meine Werkstatt'],
  it: ['corso di yoga', 'Vorrei una pagina per la mia officina', 'agriturismo in Toscana con piscina'],
  nl: [
    'Bakkerij in Gent',
    'yogalessen voor beginners',
    'Ik wil een pagina voor mijn fietsenwinkel',
    'rijschool Breda spoedcursus automaat schakel',
  ],
  pl: ['Piekarnia w Krakowie', 'Potrzebuję strony dla mojego warsztatu', 'szkoła językowa dla dzieci'],
  sv: ['Vi bakar surdegsbröd i Göteborg sedan 1987 och säljer det varje dag'],
  ca: ['Fem pa de massa mare a Girona des de 1987 i el venem cada dia a la nostra botiga del centre'],
  gl: ['Somos unha panadería pequena de Lugo, abrimos de martes a domingo e temos pan de millo'],
  da: ['Vi er et lille bageri i Aarhus. Åbent tirsdag til søndag 7-15. Ring på 86 55 01 23. Ikke for mange billeder'],
  nb: ['Vi er et lite bakeri i Bergen. Åpent tirsdag til søndag 7-15. Ring 55 55 01 23. Ikke for mange bilder'],
  cs: ['Pečeme kváskový chléb v Brně od roku 1987 a prodáváme ho každý den'],
  ja: ['京都の小さなパン屋です。'],
};

/** Names of another language than the words around them. */
const NAMED: readonly (readonly [string, string])[] = [
  [
    'en',
    'Forno Velho is a bakery in Porto. Rye loaf - 5 €; Olive focaccia - 3 €. Order by e-mail: ola@fornovelho.example.',
  ],
  ['en', 'Casa Bella is a restaurant in Roma, open daily'],
  ['en', 'La Dolce Vita is an ice cream van in Hull'],
  ['en', 'Quinta do Vale, holiday cottages in the Douro valley, Portugal'],
  ['en', 'Hotel Sonnenhof in Garmisch, rooms from 90 €'],
  ['de', 'Trattoria da Mario in Köln, Pizza und Pasta'],
  ['nl', 'Ristorante Da Vinci in Utrecht, pizza en pasta'],
  ['fr', 'The Red Lion, pub à Nantes avec concerts'],
  ['es', 'The Coffee Corner, cafetería en Gijón'],
  ['pt', 'The Surf House, escola de surf na Ericeira'],
  ['it', 'Sunset Beach Bar a Rimini con musica dal vivo'],
  ['pl', 'Green Garden, kwiaciarnia w Łodzi'],
];

describe('the language of a brief', () => {
  for (const [language, text] of NAMED)
    test(`is ${language} for "${text}", whatever its names are`, () => assert.equal(languageOf([text]), language));

  for (const [language, texts] of Object.entries(TEXTS))
    for (const text of texts) test(`is ${language} for "${text}"`, () => assert.equal(languageOf([text]), language));

  test('is that of the next text where the first tells nothing', () =>
    assert.equal(languageOf(['1987', 'Panadería en Sevilla']), 'es'));
  test('is English where nothing tells', () => assert.equal(languageOf(['', '42']), 'en'));
});
