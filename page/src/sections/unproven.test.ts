import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { type SectionDraft, section } from './model.ts';
import { markUnproven } from './unproven.ts';

const TOLD = 'Trainer: Ana Ruiz. Clients: Acme. From €45. Until 31 December 2027. Write to ana@gym.example.';
const marked = (draft: SectionDraft) => {
  const result = markUnproven(v.parse(section, draft), TOLD);
  return [...JSON.stringify(result).matchAll(/"placeholder":(true|false)/g)].map(([, value]) => value === 'true');
};
const action = { label: 'Go', href: '#faq' };

test('customers said nothing that a model could know', () => {
  assert.deepEqual(marked({ kind: 'testimonials', title: 'x', items: [{ quote: 'Ana Ruiz', name: 'Ana Ruiz' }] }), [
    true,
  ]);
});

test('people, companies and ways of contact stand only where the person named them', () => {
  assert.deepEqual(marked({ kind: 'team', title: 'x', people: [{ name: 'ana ruiz' }, { name: 'Eve Made-Up' }] }), [
    false,
    true,
  ]);
  assert.deepEqual(marked({ kind: 'logos', title: 'x', items: [{ name: 'Acme' }, { name: 'Globex' }] }), [false, true]);
  assert.deepEqual(
    marked({
      kind: 'contact',
      title: 'x',
      details: [
        { icon: 'mail', label: 'Mail', value: 'ana@gym.example' },
        { icon: 'phone', label: 'Phone', value: '555 123' },
      ],
    }),
    [false, true],
  );
});

test('prices and dates stand only where the person gave them', () => {
  const plan = { name: 'x', points: [], action };
  assert.deepEqual(
    marked({
      kind: 'pricing',
      title: 'x',
      plans: [
        { ...plan, price: 'from 45 €' },
        { ...plan, price: '€99' },
      ],
    }),
    [false, true],
  );
  const day = { kind: 'countdown', title: 'x', label: 'Until' } as const;
  assert.deepEqual(marked({ ...day, date: '31 December 2027' }), [false]);
  assert.deepEqual(marked({ ...day, date: '1 May 2028' }), [true]);
  assert.deepEqual(marked({ kind: 'listing', title: 'x', items: [{ title: 'Tea' }, { title: 'Cake', value: '€7' }] }), [
    false,
    true,
  ]);
});
