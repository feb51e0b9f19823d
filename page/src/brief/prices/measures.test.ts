import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

const valuesOf = (descriptionAi: string) =>
  sheetOf(descriptionAi)
    .facts.filter(({ kind }) => kind === 'offer')
    .map(({ value }) => value);

test('what is told in a unit of measure is no price by the currency of others', () => {
  assert.deepEqual(
    valuesOf(
      "on fait les bornes de recharge l'installation c'est à partir de 895 $ plus taxes les panneaux 200 ampères et les rénos mais pas le neuf commercial",
    ),
    ['à partir de 895 $'],
  );
  for (const text of [
    'montamos paneles desde 900 euros la bomba 12 voltios y el depósito 300 litros y no hacemos piscinas ni pozos',
    'we sell stoves from 900 dollars the big one 12 kilowatt and a tank 300 litres and we fit them all over town ourselves',
    'alquilamos barcos el pequeño cuesta 900 euros el grande 300 caballos y salimos de Denia todos los días del verano',
    'robimy strony internetowe sklep kosztuje 900 złotych strona firmowa 12 podstron i robimy też logo dla firm z Polski',
    'noleggiamo furgoni il piccolo costa 900 euro il grande 12 metri cubi e consegniamo a domicilio in tutta la provincia',
    'fazemos sites a loja custa 900 euros o site simples 12 páginas e tratamos do alojamento para todos os clientes',
    'wij verhuren aanhangers de kleine kost 900 euro de grote 300 kilo en we brengen hem ook thuis in heel Drenthe',
    'wir bauen Anlagen ab 900 Euro die große 12 Kilowatt und der Speicher 300 Liter und wir fahren bis Ulm',
  ])
    assert.ok(
      valuesOf(text).every((value) => !/300|12/.test(value)),
      text,
    );
});

test('a number in a unit of measure is no end of a range of prices', () => {
  for (const [text, value] of [
    ['We fit boards. Installation £895 to 200 amps.', '£895'],
    ['Nous vendons des vélos. L’entretien 80 € à 20 km d’Épinal.', '80 €'],
    ['Wir helfen beim Umzug. Transport 80 € bis 20,5 km.', '80 €'],
    ['Vendiamo vino. Visita 12 € e 40 minuti di degustazione.', '12 €'],
    ['Ayudamos con la mudanza. Traslado 50 € a 20 km.', '50 €'],
    ['Wij brengen hout. Bezorgen € 25 tot 15 km.', '€ 25'],
    ['Wozimy drewno. Dowóz 40 zł do 20 km.', '40 zł'],
    ['Levamos lenha. Entrega 20 € a 15 km.', '20 €'],
    ['We deliver wood. Delivery £5 to 10.', '£5 to 10'],
  ] as const)
    assert.deepEqual(valuesOf(text), [value], text);
});

test('a number in a unit of measure is no price in a list either', () => {
  assert.ok(valuesOf('We sell oil.\n\nPrices\nOlive oil 5 l, vinegar 3 l, soap £4').every((value) => value === '£4'));
  assert.deepEqual(valuesOf('We tune pianos. £75 a tuning, 95 kg of weights.'), ['£75']);
});
