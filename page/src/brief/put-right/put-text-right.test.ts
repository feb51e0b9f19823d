import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

const told = (text: string) =>
  sheetOf(text)
    .facts.map(({ label, value, text: said }) => `${label} ${value} ${said}`)
    .join(' | ');

describe('an order about what a sentence says', () => {
  for (const [text, kept, dropped] of [
    [
      "Insegno chitarra a Catania da vent'anni (suonavo sulle navi da crociera, ma questo non scriverlo).",
      /chitarra/,
      /navi/,
    ],
    ['Dou aulas de violino em Braga (já fui carteiro, mas não escreva isso).', /violino/, /carteiro/],
    ["Je répare des vélos à Lille (avant j'étais facteur, mais ne l'écrivez pas).", /vélos/, /facteur/],
    ['Ik geef vioolles in Zwolle (vroeger bij de marine, maar dat niet vermelden).', /vioolles/, /marine/],
    [
      'Guitar lessons in Leeds (I used to play on cruise ships for years, do not print that).',
      /Guitar lessons/,
      /cruise/,
    ],
    ['Gitarre in Kiel (früher auf Schiffen, aber das bitte nicht reinschreiben).', /Gitarre/, /Schiffen/],
    ['Uczę gry na gitarze w Łodzi (kiedyś grałem na statkach, ale tego nie piszcie).', /gitarze/, /statkach/],
    ['Doy clases de violín en Jaén (antes en la banda municipal, pero eso no lo pongas).', /violín/, /banda/],
  ] as const)
    test(`in a bracket that tells what it is about takes nothing else: ${text}`, () => {
      assert.match(told(text), kept);
      assert.doesNotMatch(told(text), dropped);
    });

  test('in a bracket that tells nothing takes what stands before it', () => {
    const text = 'Guitar lessons in Leeds. I used to play on ships (but please do not write that).';
    assert.match(told(text), /Guitar lessons/);
    assert.doesNotMatch(told(text), /ships/);
  });

  for (const [text, kept] of [
    ['Werkstatt in Wil. Kein Onlineshop, schreibt das gross hin.', /Kein Onlineshop/],
    ['Dog walks in Hull. We take no cats, that has to be clear.', /We take no cats/],
    ['Dog walks in Hull. We take no cats, write that in capitals.', /We take no cats/],
    ['Taller en Jaén. No hacemos motos, que quede claro.', /No hacemos motos/],
    ['Officina a Pisa. Non ripariamo moto, scrivetelo grande.', /Non ripariamo moto/],
    ['Lampa z Łodzi. Działa tylko z dynamem – to musi być jasno napisane.', /Działa tylko z dynamem/],
  ] as const)
    test(`to tell it clearly leaves what it is about: ${text}`, () => {
      assert.match(told(text), kept);
      assert.doesNotMatch(told(text), /clear|capitals|claro|schreibt|scrivetelo|napisane/);
    });
});

test('an exclamation that opens a sentence is no fact', () =>
  assert.doesNotMatch(told('Warsztat w Łodzi. Aha, naprawiamy też zegary.'), /aha/i));

test('being fetched from a station collects no money', () =>
  assert.ok(sheetOf('Ophalen van station Hoogeveen kost € 10.').facts.every(({ kind }) => kind !== 'goal')));
