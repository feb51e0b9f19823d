import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segment } from './segment.ts';

const textsOf = (text: string, language = 'en') => segment(text, language, () => false).map((unit) => unit.text);

test('a long sentence between others that end in marks stays whole', () => {
  const long =
    'Our own lamb and beef are hung for 28 days and cut by Derek, our butcher, who is in on Thursdays and Fridays and will cut whatever you ask for.';
  const text = `Everything comes from less than thirty miles away. ${long} There is also bread, cheese and eggs. Dogs are welcome.`;
  assert.ok(textsOf(text).includes(long), textsOf(text).join('\n'));
});

test('a mark within brackets ends no sentence', () => {
  const text = 'You should be able to get up (or stay up!) without moaning.';
  assert.deepEqual(textsOf(text), [text]);
});

test('a single picture before several sentences opens a text, no list', () => {
  assert.deepEqual(textsOf('🎉 Viernes techno con DJ Marea. Entrada con copa. Solo mayores de edad.', 'es'), [
    'Viernes techno con DJ Marea.',
    'Entrada con copa.',
    'Solo mayores de edad.',
  ]);
});

test('pictures before several lines mark a list', () => {
  const units = segment('🌮 Al pastor. The best.\n🌮 Carnitas. Slow.', 'en', () => false);
  assert.deepEqual(
    units.map(({ item }) => item),
    [true, true],
  );
});

test('the sentences of a line share a paragraph, single ones have none', () => {
  const units = segment('One thing. Another thing.\nAlone here.\nThird thing. Fourth thing.', 'en', () => false);
  assert.deepEqual(
    units.map(({ paragraph }) => paragraph),
    [1, 1, undefined, 2, 2],
  );
});

test('a numbered list within a line is one, and what follows it goes on', () => {
  assert.deepEqual(
    textsOf(
      'Seit 2018 selbstständig. Ablauf: 1. Telefonat (30 Minuten, kostenlos) 2. Begehung vor Ort, 690 € plus Fahrt 3. Bericht mit Maßnahmen. Im Schnitt sparen Häuser 18 %.',
      'de',
    ),
    [
      'Seit 2018 selbstständig.',
      'Ablauf:',
      'Telefonat (30 Minuten, kostenlos)',
      'Begehung vor Ort, 690 € plus Fahrt',
      'Bericht mit Maßnahmen.',
      'Im Schnitt sparen Häuser 18 %.',
    ],
  );
});

test('days of months within a line are no list', () => {
  const text = 'Termine sind der 1. Mai, der 2. Juni und der 3. Juli.';
  assert.deepEqual(textsOf(text, 'de'), [text]);
});

test('a short word without a vowel before a small letter or a number ends no sentence, nor does a day before its hours', () => {
  for (const [text, language] of [
    ['Absagen bitte 24 Std. vorher, sonst 30 € Ausfallgebühr.', 'de'],
    ['nur kindersachen bis gr. 164, keine neuware', 'de'],
    ['Zajęcia pon.–czw. 15:00–20:00, sob. 9:00–13:00.', 'pl'],
  ] as const)
    assert.deepEqual(textsOf(text, language), [text]);
});
