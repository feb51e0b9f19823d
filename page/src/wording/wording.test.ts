import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fact } from '@landfall/shared/contracts';
import { applyWording } from './apply-wording.ts';
import { unsupportedParts } from './grounding.ts';
import { readWording } from './wording.ts';

const fact = (id: string, kind: Fact['kind'], parts: Partial<Fact> = {}): Fact => ({
  id,
  kind,
  label: '',
  value: '',
  unit: '',
  text: '',
  details: [],
  group: '',
  ...parts,
});

const plumber = [
  fact('f1', 'name', { text: 'Hart Plumbing' }),
  fact('f2', 'about', { text: 'Plumber in Leeds for burst pipes and boilers since 1998' }),
  fact('f3', 'offer', { label: 'Call-out', value: '£60', text: 'No charge if we cannot fix it' }),
];
const sheet = { language: 'en', facts: plumber, wishes: [] };
const answer = (parts: object) => readWording({ ...readWording({}), ...parts });

const planted: [language: string, text: string][] = [
  ['en', 'Plumber in Leeds with 20 years of burst pipes and boilers'],
  ['en', 'Burst pipes and boilers fixed for over two thousand homes in Leeds'],
  ['en', 'Plumber in Leeds: burst pipes and boilers by Martin Keller'],
  ['en', 'Burst pipes and boilers in Leeds, as Forbes wrote'],
  ['en', 'Award-winning plumber in Leeds for burst pipes and boilers'],
  ['en', 'Burst pipes? “Best plumber in Leeds”, boilers too'],
  ['en', 'Lean back while we look after everything you love at home'],
  ['de', 'Preisgekrönte Tischlerei in Kassel'],
  ['de', 'Tischlerei in Kassel von Klaus Berger'],
  ['de', 'Tischlerei in Kassel, hunderte zufriedene Kunden'],
  ['es', 'Restaurante en Cádiz con miles de comensales'],
  ['es', 'El mejor restaurante en Cádiz'],
  ['fr', 'Poterie à Lyon depuis vingt ans'],
  ['it', 'Agriturismo a Siena premiato'],
  ['pt', 'Oficina de bicicletas no Porto com dez mecânicos'],
  ['nl', 'Fietsenmaker in Utrecht met honderden tevreden klanten'],
  ['pl', 'Najlepszy dentysta w Krakowie'],
];
const known: Record<string, string> = {
  en: 'Plumber in Leeds for burst pipes and boilers since 1998',
  de: 'Tischlerei in Kassel',
  es: 'Restaurante en Cádiz',
  fr: 'Poterie à Lyon',
  it: 'Agriturismo a Siena',
  pt: 'Oficina de bicicletas no Porto',
  nl: 'Fietsenmaker in Utrecht',
  pl: 'Dentysta w Krakowie',
};

for (const [language, text] of planted)
  test(`finds what nobody said: ${text}`, () => {
    const facts = [fact('f1', 'about', { text: known[language] ?? '' })];
    assert.notDeepEqual(unsupportedParts(text, facts, language), []);
  });

const fair: [language: string, text: string, before: string][] = [
  ['en', 'Burst pipes and boilers, fixed in Leeds since 1998', known.en ?? ''],
  ['en', 'Three packages for small teams', '3 packages for small teams'],
  ['de', 'Möbel und Treppen nach Maß aus Kassel', 'Tischlerei in Kassel: Möbel nach Maß, Treppen'],
  ['es', 'Croquetas y atún en Cádiz', 'Restaurante en Cádiz con croquetas y atún'],
  ['fr', 'Cours de poterie à Lyon', 'Poterie à Lyon, cours pour débutants'],
  ['pl', 'Dentysta w Krakowie dla dzieci', 'Dentysta w Krakowie, także dla dzieci'],
];
for (const [language, text, before] of fair)
  test(`lets other words for a fact stand: ${text}`, () => {
    assert.deepEqual(unsupportedParts(text, [fact('f1', 'about', { text: before })], language), []);
  });

test("keeps the person's words where the model invents, and takes its words where it does not", () => {
  const worded = applyWording(
    sheet,
    answer({
      headline: { text: 'Burst pipes and boilers in Leeds', facts: ['f2'] },
      lead: { text: 'Trusted by 500 families', facts: ['f2'] },
      facts: [{ id: 'f3', label: 'Emergency call-out', text: 'No charge if we cannot fix it' }],
      headings: [
        { section: 'pricing', heading: 'Call-out' },
        { section: 'features', heading: '20 years of trust' },
      ],
    }),
  );
  assert.equal(worded.headline, 'Burst pipes and boilers in Leeds');
  assert.equal(worded.lead, '');
  assert.deepEqual(worded.dropped, ['Trusted by 500 families']);
  assert.deepEqual([...worded.headings], [['pricing', 'Call-out']]);
  assert.equal(worded.sheet.facts[2]?.value, '£60');
});

test('loses no fact, number or name, whatever the model answers', () => {
  const worded = applyWording(
    sheet,
    answer({
      paragraphs: [{ text: 'Plumber for boilers', facts: ['f2', 'unknown'] }],
      facts: [
        { id: 'f1', label: '', text: 'Another name' },
        { id: 'f2', label: '', text: 'Plumber for burst pipes' },
      ],
    }),
  );
  assert.deepEqual(worded.sheet.facts, plumber);
});

test('says which facts a merged paragraph stands for', () => {
  const facts = [...plumber, fact('f4', 'about', { text: 'We answer at night too' })];
  const text = 'Plumber in Leeds for burst pipes and boilers since 1998. We answer at night too.';
  const worded = applyWording({ ...sheet, facts }, answer({ paragraphs: [{ text, facts: ['f2', 'f4'] }] }));
  assert.deepEqual([...worded.merged], [['f2', ['f2', 'f4']]]);
  assert.deepEqual(
    worded.sheet.facts.map(({ id }) => id),
    ['f1', 'f2', 'f3'],
  );
  assert.equal(worded.sheet.facts[1]?.text, text);
});

test('reads what arrived of an answer that was cut off or keeps to no schema', () => {
  const whole = { id: 'f2', label: '', text: 'Plumber' };
  assert.deepEqual(readWording({ headline: 'x', facts: [whole, { id: 'f3' }, null], headings: 7 }).facts, [whole]);
  for (const answer of [null, 'text', [], 7]) assert.deepEqual(readWording(answer).paragraphs, []);
});
