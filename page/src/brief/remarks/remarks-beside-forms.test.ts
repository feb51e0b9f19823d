import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';

const fieldsOf = (text: string) =>
  sheetOf(text)
    .wishes.filter(({ kind }) => kind === 'form')
    .map(({ value }) => value);
const actionOf = (text: string) => sheetOf(text).facts.find(({ kind }) => kind === 'action')?.text;

test('what shall be taken off a page is no field of its form', () => {
  assert.deepEqual(fieldsOf('Aulas de direção em Londrina. Obs 2: o Valdir saiu, tirar o nome dele de tudo.'), []);
  assert.deepEqual(fieldsOf('Repaircafé in Kassel. Den Namen der Pfarrerin weglassen, sie will das nicht.'), []);
  assert.deepEqual(fieldsOf('Choir in Leeds. Take the name of our old conductor off everything.'), []);
  assert.ok(fieldsOf('Choir in Leeds. The form asks for name, email and voice.').includes('name'));
});

test('a field of a form is not what only names one by chance', () => {
  const app =
    'Marmitou est une application. Elle tient compte des allergies, du nombre de convives et du temps disponible.';
  assert.deepEqual(fieldsOf(app), []);
  const notes =
    'Product: Ledgerloft, inventory software\nTrial: 21 days\nNotes for whoever builds this: a placeholder is fine.';
  assert.deepEqual(fieldsOf(notes), []);
});

test('a button says what it shall say, and not that it shall', () => {
  assert.equal(
    actionOf('Rota is shift scheduling. CTA should be start free trial, 30 days, no card.'),
    'Start free trial',
  );
  assert.equal(actionOf('Shiftpail is a rota planner. The button should go to the trial.'), undefined);
  assert.equal(actionOf("I teach piano in Leeds. I'd like people to book the intro call."), 'Book the intro call.');
  assert.equal(actionOf("I teach piano in Leeds. I'd like people to ring rather than email."), undefined);
});

test('a first line that announces notes names nothing', () => {
  const texts = sheetOf('Pottenbakkerij De Natte Klei – gegevens voor de site\n\n* Losse workshop: €48').facts.map(
    ({ text }) => text,
  );
  assert.ok(!texts.some((text) => text.includes('gegevens')));
  assert.ok(texts.some((text) => text.includes('De Natte Klei')));
});
