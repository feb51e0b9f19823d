import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBrief } from './read-brief.ts';

function told(descriptionAi: string): { name: string | undefined; about: string | undefined } {
  const { facts } = readBrief({ descriptionAi, title: '', projectName: '', description: '', projectDescription: '' });
  const of = (wanted: string) => facts.find(({ kind }) => kind === wanted)?.text;
  return { name: of('name'), about: of('about') };
}

for (const [language, text, name, about] of [
  [
    'English',
    'Can you put together the page for our free webinar, Payroll Without Panic, on Tuesday, April 14 at 1 pm Eastern?',
    'Payroll Without Panic',
    'Free webinar, Payroll Without Panic, on Tuesday, April 14 at 1 pm Eastern',
  ],
  [
    'Spanish',
    '¿Podéis prepararnos una página para el taller gratuito de pan, Masa Viva, el martes 4 de mayo en Gijón?',
    'Masa Viva',
    'Taller gratuito de pan, Masa Viva, el martes 4 de mayo en Gijón',
  ],
  [
    'French',
    'Pouvez-vous nous monter une page pour notre atelier gratuit, Pain Vivant, le mardi 4 mai à Lyon ?',
    'Pain Vivant',
    'Atelier gratuit, Pain Vivant, le mardi 4 mai à Lyon',
  ],
  [
    'Italian',
    'Potete preparare la pagina per il nostro corso gratuito, Pane Vivo, martedì 4 maggio a Pisa?',
    'Pane Vivo',
    'Corso gratuito, Pane Vivo, martedì 4 maggio a Pisa',
  ],
  [
    'Dutch',
    'Kunnen jullie een pagina in elkaar zetten voor onze gratis workshop, Brood Leeft, op dinsdag 4 mei in Gent?',
    'Brood Leeft',
    'Gratis workshop, Brood Leeft, op dinsdag 4 mei in Gent',
  ],
  [
    'Portuguese',
    'Você pode montar uma página para a nossa aula gratuita, Pão Vivo, na terça, 4 de maio, em Braga?',
    'Pão Vivo',
    'Aula gratuita, Pão Vivo, na terça, 4 de maio, em Braga',
  ],
  [
    'Polish',
    'Czy możecie przygotować nam stronę dla darmowego kursu Żywy Chleb, we wtorek 4 maja w Łodzi?',
    'Żywy Chleb',
    'Darmowego kursu Żywy Chleb, we wtorek 4 maja w Łodzi',
  ],
] as const)
  test(`what a question in ${language} asks a page for is told whole, without its question mark`, () => {
    assert.deepEqual(told(text), { name, about });
  });

test('what German and Dutch say last of a page that is asked for is not told', () => {
  for (const [text, about] of [
    [
      'Könnt ihr uns bitte eine Seite für unser Sommerfest am 4. Juli in Ulm aufsetzen?',
      'Sommerfest am 4. Juli in Ulm',
    ],
    ['Könntest du bitte eine Landingpage für meinen Kurs Brot backen erstellen?', 'Kurs Brot backen'],
    ['Wir möchten eine Seite für unseren Hof Kleeblatt erstellen.', 'Hof Kleeblatt.'],
    ['Kunnen jullie een pagina voor onze workshop brood bakken in Gent maken?', 'Workshop brood bakken in Gent'],
    // What is taught is told.
    ['Ich brauche eine Seite für meinen Kurs Möbel bauen.', 'Kurs Möbel bauen.'],
  ] as const)
    assert.equal(told(text).about, about, text);
});

test('a name between commas has a preposition where the town was told before', () => {
  const text = 'Nous louons un gîte à Aubrac, Le Four à Pain, dans un ancien fournil. Linge fourni.';
  assert.equal(told(text).name, 'Le Four à Pain');
});

test('a region or a person between commas names no page', () => {
  assert.equal(told('Can you make a page for our bakery in Leeds, West Yorkshire, open every day?').name, undefined);
});

test('a time keeps the word for it', () => {
  const { facts } = readBrief({
    descriptionAi: 'Naam: Dijkloop Oosterwold\nStart: 10.00 uur, sporthal De Kwelder',
    title: '',
    projectName: '',
    description: '',
    projectDescription: '',
  });
  assert.ok(facts.some(({ kind, text }) => kind === 'date' && text === '10.00 uur, sporthal De Kwelder'));
});

test('who is called by a name is told whole, without what leads to it', () => {
  const text =
    'I am a chartered physiotherapist in Nenagh and my practice is called Lough Physio. I see people with back pain.';
  assert.deepEqual(told(text), { name: 'Lough Physio', about: 'I am a chartered physiotherapist in Nenagh' });
});

test('what a page is about is told without the words that say so', () => {
  for (const [text, name, about] of [
    [
      'Het gaat om de Klonk, een fietsbel van gerecycled messing.',
      'Klonk',
      'Klonk, een fietsbel van gerecycled messing.',
    ],
    ['Es geht um unser Sommerfest am 4. Juli in Ulm. Wir grillen.', undefined, 'Sommerfest am 4. Juli in Ulm.'],
    [
      'Bonjour, voici de quoi faire la page de ma fromagerie, La Faisselle, 17 rue des Tisserands à Annonay.',
      'La Faisselle',
      'Fromagerie, La Faisselle, 17 rue des Tisserands à Annonay.',
    ],
  ] as const)
    assert.deepEqual(told(text), { name, about });
});

test('what is held in German has the name behind its kind', () => {
  const text = 'Im Oktober veranstalten wir auf Gut Hasselbrook den Workshop Stimmen im Stall. Alle singen.';
  assert.equal(told(text).name, 'Stimmen im Stall');
  assert.equal(told('Wir suchen für unseren Kurs Teilnehmer mit Erfahrung.').name, undefined);
});

test('a salary is no price', () => {
  const { facts } = readBrief({
    descriptionAi:
      'Buscamos panadero. El contrato es indefinido y el sueldo es de 1.650 euros netos al mes en catorce pagas.',
    title: '',
    projectName: '',
    description: '',
    projectDescription: '',
  });
  assert.ok(!facts.some(({ kind }) => kind === 'offer'));
  assert.ok(facts.some(({ text }) => text.includes('1.650 euros netos al mes')));
});
