import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const factsOf = (descriptionAi: string) => sheetOf(descriptionAi).facts;
const told = (text: string) =>
  factsOf(text)
    .flatMap(({ label, value, text: said, group, details }) => [label, value, said, group, ...details])
    .join(' | ');
const nameOf = (text: string) => factsOf(text).find(({ kind }) => kind === 'name')?.text;

describe('a line above prices that sounds like a greeting is a name', () => {
  for (const [text, name] of [
    ['Hey Coffee,\nEspresso 2.50\nLatte 3.20', 'Hey Coffee'],
    ['Hello Gorgeous:\nCut £30\nColour £55', 'Hello Gorgeous'],
    ['Hola Café:\nEspresso 1,50 €\nTostada 3 €', 'Hola Café'],
  ] as const)
    test(text, () => assert.equal(nameOf(text), name));
  for (const text of [
    'Hi Priya,\n\nwe run a pottery studio in Leeds. Cut £30.',
    'Hello Mr Smith,\nCut £30\nColour £55',
    'Hi Priya,\nwe cut hair in Leeds.\nCut £30',
  ])
    test(text, () => assert.ok(!told(text).includes('Priya') && !told(text).includes('Smith'), told(text)));
});

describe('what people leave out of what they make is told', () => {
  for (const [text, kept] of [
    ['Things we leave out of our bread: palm oil', 'palm oil'],
    ['What we never put in our bread: sugar, palm oil', 'sugar'],
    ['Was wir in unserem Brot weglassen: Palmöl', 'Palmöl'],
    ['Lo que no ponemos en nuestro pan: aceite de palma', 'aceite de palma'],
    ['Ce que nous ne mettons pas dans notre pain : huile de palme', 'huile de palme'],
    ['Cosa non mettiamo nel nostro pane: olio di palma', 'olio di palma'],
  ] as const)
    test(text, () => assert.ok(told(text).includes(kept), told(text)));
  for (const [text, never] of [
    ['Bakery in Leeds. Things we leave out of the page: the fire', 'fire'],
    ['Bakery in Leeds. Leave out of the page: the fire', 'fire'],
  ] as const)
    test(text, () => assert.ok(!told(text).includes(never), told(text)));
});

describe('a question to a business stays with its answer', () => {
  for (const [text, kept] of [
    ['Tatoueuse à Lyon. Quel est votre style ? Trait fin.', 'Trait fin'],
    ['Tattoos in Leeds. What is your style? Fine line.', 'Fine line'],
    ['Estudio en Toro. ¿Cuál es vuestro estilo? Línea fina.', 'Línea fina'],
  ] as const)
    test(text, () => assert.ok(told(text).includes(kept), told(text)));
});

describe('what whoever makes a page asks is not told', () => {
  for (const [text, never] of [
    ['Bakery in Leeds. Could you turn this into a page? Blue one please.', 'turn this'],
    ['Bakery in Leeds. What is your favourite colour? Blue.', 'Blue'],
    ['Bakery in Leeds. What are your colours? Blue and white.', 'white'],
  ] as const)
    test(text, () => assert.ok(!told(text).includes(never), told(text)));
});

describe('a sentence that opens behind a town without a full stop is one of its own', () => {
  for (const [text, never, kept] of [
    ['pasticceria a Bologna Facciamo torte su ordinazione e biscotti', 'Bologna Facciamo', 'Facciamo torte'],
    ['bakery in Leeds We bake rye bread every day', 'Leeds We', 'We bake rye'],
    ['panadería en Toro Hacemos pan de centeno', 'Toro Hacemos', 'Hacemos pan'],
    ['Bäckerei in Celle Wir backen jeden Tag Brot', 'Celle Wir', 'Wir backen'],
  ] as const)
    test(text, () => {
      assert.ok(!told(text).includes(never), told(text));
      assert.ok(told(text).includes(kept), told(text));
    });
  for (const text of [
    'Day centre in Leeds We Care Trust, open daily.',
    'Ristorante a Roma Andiamo, aperto a cena.',
    'Concert in Bergen We the People, 3 May.',
    'Bar en Toro Vamos, abierto cada noche.',
  ])
    test(text, () => assert.ok(told(text).includes(text.split(',')[0] ?? ''), told(text)));
});

describe('the title of a pasted page that says nothing names nothing', () => {
  for (const title of ['Website', 'Página nova', 'Untitled', 'Unbenanntes Dokument', 'Home', 'New page 2'])
    test(title, () => {
      const text = `<html><head><title>${title}</title></head><body><h1>Bakery in Leeds</h1><p>We bake rye bread daily.</p></body></html>`;
      assert.ok(!told(text).includes(title), told(text));
      assert.ok(told(text).includes('Bakery in Leeds'), told(text));
    });
  for (const title of [
    'Home Sweet Home Bakery',
    'Crumb & Co',
    'The Website Doctors',
    'Untitled Gallery',
    'New Page Books',
    'Start Yoga',
  ])
    test(title, () => {
      const text = `<html><head><title>${title}</title></head><body><p>We bake rye bread daily.</p></body></html>`;
      assert.ok(told(text).includes(title), told(text));
    });
});

test('a rate is no goal, "I\'m" is no name, and the main thing is what visitors do', () => {
  const kinds = (descriptionAi: string) =>
    sheetOf(descriptionAi).facts.map(({ kind, label, text }) => `${kind}: ${label || text}`);
  const goals = kinds("We're raising £24,000 for a lift. The council gives us £1 for every £2 we raise.");
  assert.equal(goals.filter((fact) => fact.startsWith('goal')).length, 1);
  assert.ok(!kinds("I'm Nia, instructor for 14 years.").some((fact) => fact.startsWith("person: I'm")));
  assert.ok(
    kinds('Tidewrack is a cosy game. Wishlist on Steam is the main thing.').includes('action: Wishlist on Steam'),
  );
});
