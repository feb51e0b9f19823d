import type { Fact, FactSheet } from '@landfall/shared/contracts';
import { correctedOf } from './corrected.ts';
import { asKind, channelOf, nameOf } from './fact-parts.ts';
import { EMPTY_DRAFT, type SheetAction, type SheetDraft } from './sheet-draft.ts';
import { sheetReducer } from './sheet-reducer.ts';

const fact = (overrides: Partial<Fact> & Pick<Fact, 'id'>): Fact => ({
  kind: 'note',
  label: '',
  value: '',
  unit: '',
  text: '',
  details: [],
  group: '',
  ...overrides,
});
const sheet = (overrides: Partial<FactSheet> = {}): FactSheet => ({
  language: 'en',
  facts: [
    fact({ id: 'f1', kind: 'name', text: 'Forno' }),
    fact({ id: 'f2', kind: 'offer', label: 'Rye loaf' }),
    fact({ id: 'f3', text: 'Dogs welcome' }),
  ],
  wishes: [{ id: 'w1', kind: 'tone', text: 'Keep it warm', value: 'informal', negated: false }],
  sentences: [
    { text: 'Forno.', from: ['f1'] },
    { text: 'It rains.', from: [] },
  ],
  questions: [],
  ...overrides,
});
const after = (start: SheetDraft, ...actions: SheetAction[]) => actions.reduce(sheetReducer, start);
const read = (from: FactSheet = sheet(), source = 'one'): SheetAction => ({ do: 'read', sheet: from, source });
const draft = (...actions: SheetAction[]) => after(EMPTY_DRAFT, read(), ...actions);
const loaf = fact({ id: 'f2', kind: 'offer', label: 'Rye loaf', value: '5 €' });
const ids = ({ facts }: { facts: Fact[] }) => facts.map(({ id }) => id);

test('what was read and left alone is what the page is written from', () => {
  const { facts, wishes, language } = sheet();
  expect(correctedOf(draft(), 'Bread')).toEqual({ language, facts, wishes });
});

test('an edited fact is marked as the person’s own until it is as it was', () => {
  const edited = draft({ do: 'edit', id: 'f2' }, { do: 'change', fact: loaf });
  expect(Object.keys(edited.own)).toEqual(['f2']);
  expect(correctedOf(edited, '').facts[1]).toEqual(loaf);
  expect(after(edited, { do: 'change', fact: { ...loaf, value: ' ' } }).own).toEqual({});
  const cancelled = after(edited, { do: 'cancel' });
  expect([cancelled.own, cancelled.editing, cancelled.facts[1]?.value]).toEqual([{}, null, '']);
});

test('opening another fact keeps what was typed into the first', () => {
  const both = draft({ do: 'edit', id: 'f2' }, { do: 'change', fact: loaf }, { do: 'edit', id: 'f1' });
  expect([both.editing?.id, both.facts[1]?.value]).toEqual(['f1', '5 €']);
});

test('an added fact that says nothing is none; one that was emptied is as it was', () => {
  expect(ids(draft({ do: 'add', kind: 'contact' }, { do: 'finish' }))).toEqual(['f1', 'f2', 'f3']);
  expect(ids(draft({ do: 'add', kind: 'note' }, { do: 'cancel' }))).toEqual(['f1', 'f2', 'f3']);
  const emptied = draft({ do: 'edit', id: 'f3' }, { do: 'change', fact: fact({ id: 'f3' }) }, { do: 'finish' });
  expect(emptied.facts[2]?.text).toBe('Dogs welcome');
});

test('what is removed is not written, and can be brought back', () => {
  const removed = draft({ do: 'remove', ids: ['f3'] }, { do: 'remove', ids: ['w1'] });
  expect(ids(correctedOf(removed, ''))).toEqual(['f1', 'f2']);
  expect(correctedOf(removed, '').wishes).toEqual([]);
  const back = after(removed, { do: 'restore', ids: ['f3'] });
  expect(ids(correctedOf(back, ''))).toEqual(['f1', 'f2', 'f3']);
});

test('a sentence becomes a fact that it counts as used by', () => {
  const added = draft({ do: 'addSentence', index: 1 });
  expect(added.facts.at(-1)).toEqual(fact({ id: 'own-1', text: 'It rains.' }));
  expect(added.sentences[1]?.from).toEqual(['own-1']);
  expect(after(added, { do: 'addSentence', index: 9 })).toBe(added);
});

test('a new reading keeps what the person edited, added and removed', () => {
  const corrected = draft(
    { do: 'edit', id: 'f2' },
    { do: 'change', fact: loaf },
    { do: 'add', kind: 'note' },
    { do: 'change', fact: fact({ id: 'own-1', text: 'Mine' }) },
    { do: 'remove', ids: ['f3'] },
    { do: 'remove', ids: ['w1'] },
    { do: 'answer', question: 'place', text: 'York' },
  );
  const fresh = sheet({
    facts: [
      fact({ id: 'f1', text: 'New' }),
      fact({ id: 'f2', text: 'Dogs welcome' }),
      fact({ id: 'f3', kind: 'offer', label: 'Rye loaf' }),
    ],
  });
  const again = after(corrected, read(fresh, 'two'));
  expect(again.facts.map(({ id, text, value }) => [id, text || value])).toEqual([
    ['f1', 'New'],
    ['f2', 'Dogs welcome'],
    ['f3', '5 €'],
    ['own-1', 'Mine'],
  ]);
  expect(again.removed).toEqual(['f2', 'w1']);
  expect(Object.keys(again.own)).toEqual(['f3', 'own-1']);
  expect(again.answers).toEqual({ place: 'York' });
  expect(again.kept).toBe(4);
  expect(ids(correctedOf(again, ''))).toEqual(['f1', 'f3', 'own-1']);
});

test('a correction survives a text that says nothing of it any more', () => {
  const corrected = draft({ do: 'edit', id: 'f2' }, { do: 'change', fact: loaf });
  const again = after(corrected, read(sheet({ facts: [fact({ id: 'f1', text: 'New' })] }), 'two'));
  expect(again.facts.map(({ id, value }) => [id, value])).toEqual([
    ['f1', ''],
    ['own-1', '5 €'],
  ]);
});

test.each([
  ['action', 'Book a table', { kind: 'action', text: 'Book a table', label: 'Book a table' }],
  ['action', 'Please call us before noon on weekdays', { kind: 'action', label: '' }],
  ['contact', 'ana@example.com', { kind: 'contact', label: 'email', value: 'ana@example.com' }],
  ['contact', '+34 600 000 000', { kind: 'contact', label: 'phone' }],
  ['place', '4 Mill Lane', { kind: 'place', text: '4 Mill Lane' }],
  ['date', 'Saturday', { kind: 'date', text: 'Saturday' }],
] as const)('an answer about %s becomes a fact: %s', (question, text, expected) => {
  const answered = after(EMPTY_DRAFT, read(sheet({ questions: [question] })), { do: 'answer', question, text });
  expect(correctedOf(answered, '').facts.at(-1)).toMatchObject({ id: 'own-1', ...expected });
});

test('a price belongs to the one offer without one, else to the page, else it is said as it is', () => {
  const priceIn = (facts: Fact[]) => {
    const asked = after(EMPTY_DRAFT, read(sheet({ facts, questions: ['price'] })));
    return correctedOf(after(asked, { do: 'answer', question: 'price', text: ' 5 € ' }), 'Bread').facts;
  };
  expect(priceIn([fact({ id: 'f2', kind: 'offer', label: 'Rye loaf' })])).toEqual([loaf]);
  expect(priceIn([])[0]).toMatchObject({ kind: 'offer', label: 'Bread', value: '5 €' });
  const two = [fact({ id: 'f1', kind: 'offer', label: 'A' }), fact({ id: 'f2', kind: 'offer', label: 'B' })];
  expect(priceIn(two)[2]).toMatchObject({ kind: 'note', text: '5 €' });
});

test('an empty answer is none', () => {
  const asked = after(EMPTY_DRAFT, read(sheet({ questions: ['place'] })), {
    do: 'answer',
    question: 'place',
    text: ' ',
  });
  expect(ids(correctedOf(asked, ''))).toEqual(['f1', 'f2', 'f3']);
});

test('a fact of another kind loses no words', () => {
  const offer = fact({ id: 'f', kind: 'offer', label: 'Rye', value: '5 €', details: ['Salt'] });
  expect(asKind(offer, 'note')).toMatchObject({
    kind: 'note',
    label: '',
    value: '',
    text: 'Rye 5 € Salt',
    details: [],
  });
  expect(asKind(fact({ id: 'f', text: 'Rye loaf' }), 'offer')).toMatchObject({ label: 'Rye loaf', text: '' });
  const contact = asKind(fact({ id: 'f', text: 'ana@example.com' }), 'contact');
  expect(contact).toMatchObject({ label: 'email', value: 'ana@example.com', text: '' });
  expect(asKind(contact, 'note')).toMatchObject({ label: '', text: 'ana@example.com' });
});

test.each([
  ['@forno', 'social'],
  ['ana@example.com', 'email'],
  ['forno.example', 'web'],
  ['(01) 23-45 67', 'phone'],
])('%s is reached by %s', (written, channel) => {
  expect(channelOf(written)).toBe(channel);
});

test('a long fact is called by its beginning', () => {
  expect(nameOf(fact({ id: 'f', text: 'x'.repeat(200) }))).toHaveLength(60);
});
