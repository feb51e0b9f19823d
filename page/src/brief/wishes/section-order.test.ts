import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

const placed = (text: string) =>
  sheetOf(text)
    .wishes.filter(({ kind }) => kind === 'structure')
    .map(({ value }) => value);
const told = (text: string) =>
  sheetOf(text)
    .facts.map(({ text: said }) => said)
    .join(' | ');

test('the order of sections is understood in every language, and is nothing to publish', () => {
  for (const [brief, places] of [
    [
      'Casa Lorna, a guesthouse in Skye. Show the rooms first, then the prices, then the map.',
      ['first:offers', 'first:pricing', 'first:map'],
    ],
    [
      'Bakery Hum in York. Page order: reviews, prices, then contact.',
      ['first:testimonials', 'first:pricing', 'first:contact'],
    ],
    [
      'Bakery Hum in York. Start with the gallery, then testimonials and at the bottom the price list.',
      ['first:gallery', 'first:testimonials', 'last:pricing'],
    ],
    ['Bakery Hum in York. Show the menu first and the opening hours last.', ['first:offers', 'last:hours']],
    ['Bakery Hum in York. Please put opening hours above the prices.', ['before:hours:pricing']],
    ['Schreinerei Lang in Ulm. Die Preise gern weiter unten.', ['last:pricing']],
    [
      'Physiopraxis Grün in Kiel. Wir behandeln Rücken und Knie. Aufbau: Leistungen, Team, Preise, Kontakt.',
      ['first:offers', 'first:team', 'first:pricing', 'first:contact'],
    ],
    [
      'Panadería Sol en Cádiz. Primero las fotos, luego los precios y al final las opiniones.',
      ['first:gallery', 'first:pricing', 'last:testimonials'],
    ],
    ['Cabinet dentaire Roux à Lyon. Mettez les avis avant les tarifs.', ['before:testimonials:pricing']],
    [
      'Ristorante Da Gino a Torino. Prima le foto, poi il menù e in fondo gli orari.',
      ['first:gallery', 'first:offers', 'last:hours'],
    ],
    ['Studio Yoga w Łodzi. Najpierw zdjęcia, potem cennik.', ['first:gallery', 'first:pricing']],
    [
      "Maison d'hôtes La Huppe dans le Lot. Dans cet ordre s'il vous plaît : d'abord les chambres, ensuite la table d'hôtes, puis l'accès, et les tarifs tout à la fin.",
      ['first:offers', "first:table d'hôtes", 'first:place', 'last:pricing'],
    ],
    ['Kapper Jan in Utrecht. Zet de prijzen onderaan.', ['last:pricing']],
    ['Padaria Lua no Porto. Põe os preços no fim.', ['last:pricing']],
  ] as const) {
    assert.deepEqual(placed(brief), places, brief);
    assert.doesNotMatch(told(brief), /order|first|prices|Aufbau|luego|avant|poi|potem|onderaan|no fim/iu, brief);
  }
});

test('what shall not stand at the top stands further down, and its reason is not published', () => {
  const brief = 'Tischlerei Wolf in Ulm. Die Preise bitte nicht ganz oben, sonst laufen sie weg.';
  assert.deepEqual(placed(brief), ['last:pricing']);
  assert.doesNotMatch(told(brief), /laufen/u);
});

test('what happens in turn is told to visitors', () => {
  for (const brief of [
    'Bakery Hum in York. First you mix the dough, then it rests, and at the end we bake it.',
    'Dog groomer Wags in Hull. First the wash, then the cut, then a treat.',
    'Safety first. Climbing hall Rock in Leeds.',
  ]) {
    assert.deepEqual(placed(brief), [], brief);
    assert.match(told(brief), /dough|wash|Safety/u, brief);
  }
});
