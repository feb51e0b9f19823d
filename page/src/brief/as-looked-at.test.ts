import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Fact } from '@landfall/shared/contracts';
import { sheetOf } from '../testing/read-description.ts';

const read = (descriptionAi: string) => sheetOf(descriptionAi).facts;

const short = ({ kind, label, value, unit, text }: Fact): string =>
  [kind, label, value, unit, text].filter(Boolean).join(' | ');

describe('a plan that is called Plus', () => {
  for (const [text, expected] of [
    ['Basic €29 a month\nPlus €49 a month\nPro €99 a month', 'offer | Plus | €49 | a month'],
    ['Basis €149 p/m (1 locatie)\nPlus €289 p/m (3 locaties)', 'offer | Plus | €289 | p/m | 3 locaties'],
    ['Formules : Essentiel 9 €/mois, Plus 19 €/mois.', 'offer | Plus | 19 € | /mois'],
  ] as const)
    test(text, () => assert.ok(read(text).map(short).includes(expected), read(text).map(short).join('\n')));

  test('but what goes on with a sum is none', () =>
    assert.ok(!read('Tickets £12. Plus £3 for parking.').some(({ label }) => label === 'Plus')));
});

describe('what people pay is a price, and what is paid to them is none', () => {
  for (const [text, expected] of [
    ['Rowing club in Leeds. Juniors pay £14 a month, adults £31 a month.', 'offer | Juniors | £14 | a month'],
    ['Museum in Hull. Members pay £5, guests pay £8.', 'offer | Guests | £8'],
  ] as const)
    test(text, () => assert.ok(read(text).map(short).includes(expected), read(text).map(short).join('\n')));

  test('wages', () =>
    assert.ok(
      !read('Night baker wanted in Stirling. We pay £14 an hour on Sundays.').some(({ kind }) => kind === 'offer'),
    ));
});

describe('what tells of a thing is no unit of its price', () => {
  for (const [text, expected] of [
    ['TACOS\n\nMENU\nAl pastor $4\nCarnitas $4\nHorchata $3', 'offer | Al pastor | $4'],
    ['£45 fuel for one launch\n£120 a dry suit for a new crew member', 'offer | Dry suit for a new crew member | £120'],
    ['Workshop £12.50pp, 16 places', 'offer | Workshop | £12.50 | pp | 16 places'],
  ] as const)
    test(text, () => assert.ok(read(text).map(short).includes(expected), read(text).map(short).join('\n')));
});

describe('hours of all days but one are not those of that day', () => {
  for (const text of [
    'Pizzeria a Parma.\n\naperti tutte le sere tranne il martedi dalle 18.30 alle 23',
    'Restaurant in Hull.\n\nOpen every evening except Tuesday from 6 to 11pm.',
    'Crêperie à Pontivy.\n\nOuvert tlj sauf lundi, 14h-23h',
  ])
    test(text, () => {
      const facts = read(text);
      assert.ok(!facts.some(({ kind, label }) => kind === 'hours' && /^(?:il )?(?:marted|tuesday|lundi)/i.test(label)));
      assert.match(facts.map(short).join('\n'), /tranne il martedi dalle|except Tuesday from|sauf lundi, 14h/);
    });

  test('where the other days have hours of their own, the day has its', () => {
    const facts = read('Praxis in Celle.\n\nMo-Fr 9-18 Uhr, außer Mittwoch 9-13 Uhr').map(short);
    assert.ok(facts.includes('hours | Mittwoch | 9-13 Uhr'), facts.join('\n'));
  });
});

test('a number to call does not begin with the hours before it', () => {
  const [phone] = read('Calls answered Mon-Thu 9-4. 01392 555 0127 / ros@achebehr.example');
  assert.equal(phone && short(phone), 'contact | phone | 01392 555 0127');
});

test('an ordinal before the name of a month ends no sentence', () => {
  const facts = read('Julemarked på Kærgården ved Ribe, 28.-29. november 2026, 10-16. 40 boder, gløgg.').map(short);
  assert.ok(
    facts.some((fact) => fact.includes('28.-29. november 2026, 10-16.')),
    facts.join('\n'),
  );
});

test('what came to mind begins with what it is', () => {
  const facts = read(
    'ballet and tap in Carlisle for all ages. oh and hair tied back please. Ah lavoro anche il sabato',
  ).map(short);
  assert.ok(!facts.some((fact) => /(?:^|\| )(?:oh|ah)(?!\p{L})/iu.test(fact)), facts.join('\n'));
  assert.match(read('Oh My Deer\n\nGin bar in Leeds.').map(short).join('\n'), /Oh My Deer/);
});

test('roles in small letters each belong to the name behind them', () => {
  const facts = read(
    'Village lifeboat\n\nWho is behind it\nCoxswain Ewan Rae, treasurer Shona Lamont, training Dougie Bain.',
  );
  assert.deepEqual(facts.filter(({ kind }) => kind === 'person').map(short), [
    'person | Ewan Rae | coxswain',
    'person | Shona Lamont | treasurer',
    'person | Dougie Bain | training',
  ]);
});

test('whom a message greets is nobody of the page', () => {
  const facts = read('Hola Nuria! Te paso lo de la exposición.\n\nComisaria: Beatriz Olmos.').map(short);
  assert.ok(!facts.some((fact) => fact.includes('Nuria')), facts.join('\n'));
});

test('what a first line calls its document is not told', () => {
  for (const text of [
    'SHORT SHORE - CONTENT DOCUMENT (v4)\n\nABOUT\nFilms by the sea in Whitby.',
    'Bakery Lola – website copy\n\nWe bake bread in Leeds.',
    'LOLA BAKERY | Webseitentext\n\nWir backen Brot in Kassel.',
  ]) {
    const facts = read(text).map(short).join('\n');
    assert.doesNotMatch(facts, /content document|website copy|webseitentext/i);
    assert.match(facts, /SHORT SHORE|Bakery Lola|LOLA BAKERY/);
  }
  assert.match(read('Lola - contents of the box\nSix eggs.').map(short).join('\n'), /contents of the box/i);
});
