import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from './content.ts';
import { lexiconOf } from './lexicon.ts';
import type { HeadingRole } from './words/words.ts';

const partsOf = (language: string, text: string, role?: HeadingRole) =>
  factsOf(text, { lexicon: lexiconOf(language), language, role, group: '', item: false }).map(
    ({ kind, label, value, unit, text: said }) => `${kind}: ${[label, value, unit, said].filter(Boolean).join(' | ')}`,
  );

for (const [language, text, ...facts] of [
  [
    'en',
    'We are open Thursday to Sunday, 9.30 to 4.30, closed in January.',
    'hours: Thursday to Sunday | 9.30 to 4.30',
    'hours: Closed in January',
  ],
  [
    'es',
    'Abrimos de martes a sábado de 10 a 14 y de 17 a 20, cerrado en agosto.',
    'hours: de martes a sábado | 10 a 14 y de 17 a 20',
    'hours: Cerrado en agosto',
  ],
  [
    'fr',
    'Ouvert du lundi au vendredi, fermé 3 semaines en août.',
    'about: Ouvert du lundi au vendredi, fermé 3 semaines en août.',
  ],
] as const)
  test(`hours told in a sentence: ${text}`, () => assert.deepEqual(partsOf(language, text), facts));

test('hours of which only a part is understood stay in their own words', () => {
  const text = 'De martes a domingo, comidas de 13:00 a 16:00, cenas viernes y sábado de 20:30 a 23:30';
  assert.deepEqual(partsOf('es', `${text}.`, 'hours'), [`hours: ${text}`]);
});

for (const [language, text, ...facts] of [
  ['en', 'We are a registered charity, number 1099887.', 'about: We are a registered charity, number 1099887.'],
  [
    'en',
    'Wishlist on Steam: https://store.example.com/app/123456',
    'action: Wishlist on Steam | https://store.example.com/app/123456 | Wishlist on Steam',
  ],
  [
    'en',
    'Leeds Night Shelter needs £24,000 to open 30 extra beds.',
    'goal: £24,000 | Leeds Night Shelter needs £24,000 to open 30 extra beds.',
  ],
  ['en', 'Every £50 pays for a square metre of floor', 'about: Every £50 pays for a square metre of floor'],
  ['de', 'Werkstatt: Goseburg 12, 21339 Lüneburg', 'place: Werkstatt | Goseburg 12, 21339 Lüneburg'],
  ['es', 'Semanas 5 a 8: tu propio relato', 'step: Semanas 5 a 8 | contents | Tu propio relato'],
  [
    'es',
    'Precio 320 €, 280 € si te apuntas antes de diciembre',
    'offer: Precio | 320 €',
    'offer: Si te apuntas antes de diciembre | 280 €',
  ],
] as const)
  test(`is known for what it is: ${text}`, () => assert.deepEqual(partsOf(language, text), facts));

for (const [language, text, offer] of [
  [
    'en',
    'A meat box for a family of four is £68 and has about five kilos in it: two roasts, mince and sausages.',
    'A meat box for a family of four | £68 | Has about five kilos in it: two roasts, mince and sausages',
  ],
  ['es', 'El menú del día cuesta 14 € e incluye pan y postre.', 'El menú del día | 14 € | Incluye pan y postre'],
  ['de', 'Die Erstberatung kostet 90 € und dauert eine Stunde.', 'Die Erstberatung | 90 € | Dauert eine Stunde'],
  ['de', 'Starter 3,90 € pro Person/Monat, bis 10 Personen', 'Starter | 3,90 € | pro Person/Monat | Bis 10 Personen'],
] as const)
  test(`a price told in a sentence: ${text}`, () => assert.deepEqual(partsOf(language, text), [`offer: ${offer}`]));
