import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../../testing/read-description.ts';
import { withoutClient } from './without-client.ts';

const namesOf = (text: string) =>
  sheetOf(text)
    .facts.filter(({ kind }) => kind === 'name')
    .map((fact) => fact.text);
const told = (text: string) =>
  sheetOf(text)
    .facts.map(({ label, value, text: said }) => `${label} ${value} ${said}`)
    .join(' | ');

describe('what somebody writes for a client', () => {
  test('is told as of the client', () => {
    for (const [text, left] of [
      ['Client is Harbour Lane Dental, a practice.', 'Harbour Lane Dental, a practice.'],
      ['Unser Kunde ist die Schreinerei Kolb in Ulm.', 'Schreinerei Kolb in Ulm.'],
      ['Pagina per il nostro cliente Tenuta Le Querciole, del 1740.', 'Pagina per Tenuta Le Querciole, del 1740.'],
      ['We need a page for our client, the Kolb Joinery in Hull.', 'We need a page for Kolb Joinery in Hull.'],
      ['Pour notre cliente, la fleuriste Jade Morin à Lyon, il faut une page.', 'Fleuriste Jade Morin à Lyon.'],
      ['Für unsere Kundin, die Malerin Ida Kolb aus Ulm, wird eine Seite benötigt.', 'Malerin Ida Kolb aus Ulm.'],
    ] as const)
      assert.equal(withoutClient(text).text, left);
  });

  test('keeps what a longer request says', () =>
    assert.match(
      withoutClient(
        'Für unseren Kunden, die Schreinerei Kolb, brauchen wir eine kleine Seite mit allen Preisen und Terminen.',
      ).text,
      /^Schreinerei Kolb\. Brauchen wir eine kleine Seite mit allen Preisen/,
    ));

  test('leaves clients of whom somebody speaks', () => {
    for (const text of [
      'We rebuilt a kitchen for our client Kolb in Hull.',
      'We sell boilers. Our client is happy when they work, and we work for our client only.',
    ])
      assert.equal(withoutClient(text).text, text);
  });

  test('has the name of the client', () => {
    const text = 'Client is Harbour Lane Dental, a practice at 14 Harbour Lane, Kinsale, Co. Cork. Call 020 913 0042.';
    assert.deepEqual(namesOf(text), ['Harbour Lane Dental']);
    assert.doesNotMatch(told(text), /Client/);
  });
});
