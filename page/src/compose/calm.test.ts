import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedFacts, type FactDraft } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { withoutShouts } from './calm.ts';
import { knownFacts } from './known-fact.ts';

const calm = (facts: readonly Omit<FactDraft, 'id'>[], language = 'en') =>
  withoutShouts(
    knownFacts(
      v.parse(correctedFacts, { language, facts: facts.map((fact, index) => ({ id: `f${index}`, ...fact })) }),
    ),
    language,
  );

test('a headline of more than three words does not shout, and names keep their capitals', () => {
  const [first] = calm([
    { kind: 'about', text: 'SALVEMOS EL SOLAR DE LA CALLE OLMO' },
    { kind: 'about', text: 'Pedimos que el solar de la calle Olmo sea un parque' },
  ]);
  assert.equal(first?.text, 'Salvemos el solar de la calle Olmo');
});

test('headings of lists are written as in a sentence', () => {
  const groupOf = (group: string, language?: string) =>
    calm([{ kind: 'offer', label: 'One', group }], language)[0]?.group;
  assert.equal(groupOf('MENU'), 'Menu');
  assert.equal(groupOf('CARNES Y PESCADOS', 'es'), 'Carnes y pescados');
  assert.equal(groupOf('BEGLEITPROGRAMM', 'de'), 'Begleitprogramm');
  assert.equal(groupOf('PREISE UND ZEITEN', 'de'), 'Preise und Zeiten');
  assert.equal(groupOf('PREISE (netto)', 'de'), 'Preise (netto)');
  assert.equal(groupOf('ẞTRASSE', 'de'), 'ßtrasse');
  assert.equal(groupOf('FAQ'), 'FAQ');
  assert.equal(groupOf('On the menu'), 'On the menu');
});

test('a short name keeps its capitals', () => {
  assert.equal(calm([{ kind: 'name', text: 'TACOS EL GÜERO' }])[0]?.text, 'TACOS EL GÜERO');
  assert.equal(calm([{ kind: 'offer', label: 'BMW M3' }])[0]?.label, 'BMW M3');
});

test('what stands after a dash in a headline begins as a name does', () => {
  const [first] = calm([{ kind: 'about', text: 'SZKOŁA JAZDY PASAŻ – RZESZÓW' }], 'pl');
  assert.equal(first?.text, 'Szkoła jazdy pasaż – Rzeszów');
});
