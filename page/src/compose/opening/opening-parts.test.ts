import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writePage } from '../write-page.ts';
import { nameBetween, quotedName, refinedTop, titleBehind } from './opening-parts.ts';

test('a lead does not say the headline again', () => {
  assert.deepEqual(
    refinedTop({ headline: 'HarvestHack 2027', lead: 'HarvestHack 2027: 36 hours, 60 teams.' }, '', ''),
    {
      headline: 'HarvestHack 2027',
      lead: '36 hours, 60 teams.',
    },
  );
  const whole = 'Bakery in Leeds that delivers by bicycle.';
  assert.equal(refinedTop({ headline: 'Bakery in Leeds', lead: whole }, '', '').lead, whole);
});

test('a top cuts no bracket, and breaks off at no small word', () => {
  const topOf = (descriptionAi: string) => {
    const { sections } = writePage({
      projectName: '',
      projectDescription: '',
      title: '',
      description: '',
      descriptionAi,
      language: 'en',
    }).page;
    const header = sections.find((section) => section.kind === 'header');
    const hero = sections.find((section) => section.kind === 'hero');
    return [header?.brand, hero?.headline, hero?.lead.split('\n')[0]];
  };
  assert.deepEqual(
    topOf(
      'mobile fusspflege im leipziger süden (connewitz, lössnig, markkleeberg) ich komme zu ihnen nach hause oder ins heim\ngrundbehandlung 32 euro',
    ),
    [
      'Mobile fusspflege im leipziger süden',
      'Mobile fusspflege im leipziger süden',
      '(connewitz, lössnig, markkleeberg) ich komme zu ihnen nach hause oder ins heim',
    ],
  );
  const [brand] = topOf(
    'La mairie veut démolir la passerelle piétonne de 1911 au printemps 2026, sans enquête publique. Nous demandons un référendum local.',
  );
  assert.equal(brand, 'La mairie veut démolir la passerelle piétonne de 1911');
});

test('a headline ends before its date, its hours and what is too much, and keeps its town and its lists', () => {
  const head = (headline: string) => refinedTop({ headline, lead: '' }, '', '');
  assert.deepEqual(head('Carrera «Patas Arriba», domingo 18 de abril de 2027, Parque de Cabecera, Valencia'), {
    headline: 'Carrera «Patas Arriba»',
    lead: 'Domingo 18 de abril de 2027, Parque de Cabecera, Valencia',
  });
  assert.equal(head('Töpferkurs in Fürth, dienstags 18 bis 20 Uhr').headline, 'Töpferkurs in Fürth');
  for (const kept of [
    'Bienvenidos a la Notaría de Dña. Carmen Beltrán, en el centro de Logroño',
    'Dry toilets for weddings, fairs and building sites in the Ardèche',
  ])
    assert.deepEqual(head(kept), { headline: kept, lead: '' });
});

test('what stands in the header is not said in a long headline again', () => {
  const top = (headline: string, brand: string) => refinedTop({ headline, lead: '' }, brand, brand).headline;
  assert.equal(top('Shiftwell is rota software for care homes', 'Shiftwell'), 'Rota software for care homes');
  assert.equal(top('Marmitou est une application pour les familles', 'Marmitou'), 'Application pour les familles');
  assert.equal(
    top('Jost Petersen, staatlich geprüfter Hufschmied aus Husum', 'Jost Petersen'),
    'Staatlich geprüfter Hufschmied aus Husum',
  );
  assert.equal(top('Ana Beltrán, logopeda en Teruel', 'Ana Beltrán'), 'Ana Beltrán, logopeda en Teruel');
});

test('the title of a work heads its page, and its kind goes on the lead', () =>
  assert.deepEqual(
    refinedTop({ headline: 'Webinar gratuito para síndicos', lead: '' }, 'Inadimplência sem briga na assembleia', ''),
    {
      headline: 'Inadimplência sem briga na assembleia',
      lead: 'Webinar gratuito para síndicos',
    },
  ));

test('names that stand in a headline', () => {
  assert.equal(nameBetween('École de cirque, Le Grand Écart, à Quimper'), 'Le Grand Écart');
  assert.equal(
    titleBehind('Free PDF: 27 things to check before you buy a boat'),
    '27 things to check before you buy a boat',
  );
  assert.equal(quotedName('Zbieramy dla schroniska "cztery łapy" w Suwałkach'), 'Cztery łapy');
});

const written = (descriptionAi: string) => {
  const { page } = writePage({
    ...{ projectName: '', projectDescription: '', title: '', description: '', language: 'en' as const },
    descriptionAi,
  });
  const hero = page.sections.find(({ kind }) => kind === 'hero');
  assert.ok(hero?.kind === 'hero');
  return { hero, page };
};

test('a page is headed by what its description opens with, and by no remark further down', () => {
  const headlineOf = (text: string) => written(text).hero.headline;
  assert.match(
    headlineOf(
      'Busfahrer/in gesucht in Bautzen, Klasse D, 39 Stunden, 3.120 € brutto, 30 Tage Urlaub. Führerschein zahlen wir.',
    ),
    /^Busfahrer\/in gesucht in Bautzen/,
  );
  assert.equal(
    headlineOf(
      'Vendo Ducato camperizzato del 2016, 148.000 km, due posti letto, tagliandi sempre fatti. Visibile a Udine nel weekend.',
    ),
    'Vendo Ducato camperizzato del 2016',
  );
  assert.equal(
    headlineOf(
      'Copeaux & Cie loue des toilettes sèches pour mariages, festivals et chantiers dans la Drôme et l’Ardèche. Compost traité sur notre plateforme à Allex.',
    ),
    'Copeaux & Cie',
  );
});

test('a second button stands beside the first, and leads to the form', () => {
  const { hero } = written(
    'Shiftwell is rota software for care homes. CTA: Start free trial. Secondary: Book a demo. Contact: hello@shiftwell.example',
  );
  assert.deepEqual(hero.actions, [
    { label: 'Start free trial', href: '#lead-form' },
    { label: 'Book a demo', href: '#lead-form' },
  ]);
});

test('a price without a name is that of what the page is about', () => {
  const { page } = written('Shiftwell is rota software for care homes. Pricing: £2.50 per staff member per month.');
  const listing = page.sections.find(({ kind }) => kind === 'listing');
  assert.ok(listing?.kind === 'listing');
  assert.deepEqual(
    listing.items.map(({ title, value }) => [title, value]),
    [['Shiftwell', '£2.50']],
  );
});

test('a race is taken part in, a rented stand is no job', () => {
  const button = (text: string) => written(text).hero.actions[0]?.label;
  assert.equal(
    button(
      'Carrera solidaria en Lugo, domingo 18 de abril de 2027. Dorsal 12 €. Objetivo: 15.000 € para un quirófano. hola@patas.example',
    ),
    'Inscribirse',
  );
  assert.equal(
    button('Écrivaine publique à Roubaix. Lettres 15 €, CV 25 €. Tél. 03 20 55 50 29.'),
    'Appeler le 03 20 55 50 29',
  );
});

test('prices that follow each other stand below one heading', () => {
  const { page } = written(
    'Kanzlei in Oldenburg. Preise: Erstgespräch 45 Minuten 120 €, wird bei Mandat angerechnet. Lohnabrechnung 18 € je Mitarbeiter und Monat.',
  );
  const prices = page.sections.filter(({ kind }) => kind === 'listing' || kind === 'pricing');
  assert.equal(prices.length, 1);
});

test('where numbers are fetched is not where the race is', () => {
  const { page, hero } = written(
    'Carrera solidaria "Patas Arriba", domingo 18 de abril de 2027, Parque de Cabecera, Valencia. Dos distancias: 5 km a las 10:00 y paseo con perro de 2 km a las 11:30. Dorsal 12 €. Todo lo recaudado va a la protectora. Recogida de dorsales el sábado 17 de 17 a 20 en la tienda Kilómetro Cero, calle Cuba 8. Si no corres, dorsal cero por 6 €.',
  );
  assert.equal(hero.eyebrow, '');
  assert.ok(!/openstreetmap/.test(JSON.stringify(page.sections)));
  assert.match(JSON.stringify(page.sections), /calle Cuba 8/);
});

test('what a long headline leaves to the line below it keeps its last word, whatever that is elsewhere', () => {
  for (const headline of [
    'Massa eros adipiscing massa, consectetuer vitae id enim mauris vitae est',
    'Keen Edge mobile sharpening at your door in Ludlow, a knife sharpening van',
  ]) {
    const { headline: head, lead } = refinedTop({ headline, lead: '' }, '', '');
    assert.equal(`${head}, ${lead}`.toLowerCase(), headline.toLowerCase());
    assert.notEqual(lead, '');
  }
});
