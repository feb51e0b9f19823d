import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SectionDraft } from '../sections/model.ts';
import { otherLayouts } from './alternatives.ts';
import { drawSection } from './draw-section.ts';
import { htmlTree } from './html-tree.ts';
import { indexSection, outlineOf } from './outline.ts';

const page = { language: 'en', theme: { palette: 'iris', type: 'modern' } };
const outlined = (draft: SectionDraft) => {
  const tree = htmlTree(drawSection(draft, page, '/a/') ?? '');
  return outlineOf(tree, page).sections[0] ?? assert.fail('There is no section.');
};
const layouts = (draft: SectionDraft) => otherLayouts(outlined(draft), page, '/a/');

const features: SectionDraft = {
  kind: 'features',
  variant: 'cards',
  title: 'What we do',
  intro: 'Three things.',
  items: [
    { title: 'Roofs', body: 'We mend them.', points: ['Slate', 'Tile'] },
    { title: 'Gutters', body: 'We clean them.\nEvery spring.' },
  ],
};
const prices: SectionDraft = {
  kind: 'pricing',
  title: 'Prices',
  plans: [
    { name: 'Basic', price: '12 €', period: 'a month', body: 'For one.', points: ['E-mail'] },
    { name: 'Team', price: '40 €', body: 'For five.' },
  ],
};

test('offers three other layouts of the same words', () => {
  assert.deepEqual(
    layouts(features).map(({ id }) => id),
    ['features-rows', 'features-aside', 'listing'],
  );
  assert.equal(layouts(features)[0]?.label, 'Features, plain');
});

test('keeps every price where a list takes the place of cards', () => {
  const [first] = layouts(prices);
  assert.equal(first?.operation.op, 'replace');
  assert.ok(layouts(prices).length >= 1);
  for (const { html } of layouts(prices))
    for (const price of ['12 €', 'a month', '40 €', 'E-mail']) assert.match(html, new RegExp(price));
});

test('an opening stays one, with its picture', () => {
  const hero: SectionDraft = {
    kind: 'hero',
    variant: 'split',
    eyebrow: 'Bakery',
    headline: 'Bread',
    lead: 'Every day.',
    actions: [{ label: 'Call', href: 'tel:0113' }],
    art: { motif: 'tiles', seed: 3 },
  };
  const found = layouts(hero);
  assert.equal(found.length, 3);
  assert.ok(found.every(({ html, operation }) => /<h1/.test(html) && /<img/.test(html) && operation.op === 'replace'));
});

test('offers nothing where a layout would lose something', () => {
  const form: SectionDraft = {
    kind: 'lead-form',
    variant: 'card',
    title: 'Write',
    fields: [{ label: 'Name', input: 'name' }],
    button: 'Send',
  };
  assert.deepEqual(layouts(form), []);
  const tree = htmlTree(
    '<section data-section="features"><h2>A</h2><ul><li><h3>B</h3><p>See <a href="/c">there</a>.</p></li></ul></section>',
  );
  const [node] = tree.children(tree.root);
  assert.ok(node);
  const { section } = indexSection(tree, node, 'features');
  assert.deepEqual(otherLayouts(section, page, '/a/'), []);
});
