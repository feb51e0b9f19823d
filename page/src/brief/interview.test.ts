import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';

const told = (text: string) =>
  sheetOf(text)
    .facts.map(({ label, value, unit, text: said, group, details }) =>
      [label, value, unit, said, group, ...details].filter(Boolean).join(' '),
    )
    .join(' | ');

const QUESTIONNAIRE = [
  'What is it? A goat farm with a farm shop near Masham.',
  'Who is it for? Families.',
  'What do they have to bring? Wellies and a change of socks.',
  'What does it cost? Adults £6.',
  'What should visitors do? Book a slot.',
  'Anything we should not mention? The fox.',
  'Colours? Something like moss.',
].join('\n');

describe('a questionnaire that was filled in', () => {
  const text = told(QUESTIONNAIRE);

  test('tells its answers without questions that any business is asked', () => {
    assert.match(text, /goat farm with a farm shop near Masham/);
    assert.match(text, /Families/);
    assert.doesNotMatch(text, /What is it|Who is it for|What does it cost/);
  });

  test('keeps a question whose answer says little without it', () =>
    assert.match(text, /What do they have to bring\? Wellies and a change of socks/));

  test('keeps what was asked about the page for whoever makes it', () =>
    assert.doesNotMatch(text, /fox|moss|not mention|Colours/));

  test('takes what visitors should do for the call', () =>
    assert.ok(
      sheetOf(QUESTIONNAIRE).facts.some(({ kind, text: said }) => kind === 'action' && said.includes('Book a slot')),
    ));

  test('may have its answers below the questions', () => {
    const below = told(
      'Wer sind Sie?\nKorbflechterin in Lichtenfels.\n\nWas bieten Sie an?\nKurse für Anfänger.\n\nWas kostet das?\nEin Tag 85 Euro.\n\nWas soll nicht auf die Seite?\nMein Alter.',
    );
    assert.match(below, /Korbflechterin in Lichtenfels/);
    assert.match(below, /Kurse für Anfänger/);
    assert.doesNotMatch(below, /Wer sind Sie|Mein Alter/);
  });
});

test('questions of visitors stay with their answers', () => {
  const text = told(
    'Climbing wall in Hull.\n\nDo I need shoes? No, we lend them.\nCan children come? Yes, from five.\nWhere can I park? Behind the hall.\nWhat does it cost? £9 a visit.',
  );
  for (const said of ['Do I need shoes?', 'Can children come?', 'Where can I park?', 'from five', 'Behind the hall'])
    assert.ok(text.includes(said), said);
});

test('what a questionnaire asks about those who fill it in is no question of visitors', () => {
  const { facts, wishes } = sheetOf(
    [
      'Wie heißt ihr?\nRepaircafé Schraubstock',
      'Wo und wann?\nJeden dritten Samstag im Monat, 14 bis 17 Uhr, Kassel.',
      'Was macht ihr?\nWir reparieren zusammen mit den Leuten.',
      'Was kostet das?\nNichts. Spenden sind willkommen.',
      'Sonst noch Hinweise für uns als Gestalter?\nBitte nicht so ein Öko-Grün.',
    ].join('\n\n'),
  );
  assert.deepEqual(
    facts.filter(({ kind }) => kind === 'name').map(({ text }) => text),
    ['Repaircafé Schraubstock'],
  );
  assert.ok(facts.every(({ text }) => !/heißt ihr|Öko-Grün|Gestalter/.test(text)));
  assert.ok(wishes.some(({ kind, value, negated }) => kind === 'look' && value === 'green' && negated));
});
