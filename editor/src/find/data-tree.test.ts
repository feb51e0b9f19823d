import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataTree, isPlainData } from './data-tree.ts';
import { findText, replaceFound } from './find-text.ts';

const text = (content: string) => ({ type: 'textnode', content });
const page = (...components: unknown[]) => ({ pages: [{ frames: [{ component: { type: 'wrapper', components } }] }] });
const found = (data: unknown, words: string, shared: string[] = []) =>
  findText(dataTree(data, new Set(shared)), { words });

test('words are found and replaced in what the editor keeps, and nothing else changes', () => {
  const data = page({
    tagName: 'main',
    attributes: { title: 'rye bread' },
    components: [
      {
        tagName: 'p',
        type: 'text',
        components: [text('Rye '), { type: 'link', components: [text('bread')] }, text('!')],
      },
      { type: 'svg', components: [text('rye bread')] },
      {
        type: 'table',
        components: [
          {
            type: 'row',
            components: [
              { type: 'cell', components: [text('Rye')] },
              { type: 'cell', components: [text('bread')] },
            ],
          },
        ],
      },
    ],
  });
  const places = found(data, 'rye bread');
  assert.deepEqual(
    places.map(({ text: around }) => around),
    ['Rye bread!'],
  );
  const before = structuredClone(data);
  const tree = dataTree(data);
  replaceFound(tree, findText(tree, { words: 'rye bread' }), 'Cake');
  const main = (each: typeof data) =>
    (each.pages[0]?.frames[0]?.component.components[0] ?? {}) as { components: object[] };
  assert.deepEqual(main(data).components[0], { tagName: 'p', type: 'text', components: [text('Cake'), text('!')] });
  assert.deepEqual(main(data).components.slice(1), main(before).components.slice(1));
});

test('a part that is shared is left out once: a second one is the page’s own', () => {
  const part = { tagName: 'section', attributes: { 'data-shared': 's1' }, components: [text('bread')] };
  assert.equal(found(page(part, structuredClone(part)), 'bread', ['s1']).length, 1);
  assert.equal(found(page(part), 'bread', ['other']).length, 1);
});

test('markup that waits to be read, and words in the middle of being typed, are no plain data', () => {
  assert.equal(isPlainData(page(text('a'))), true);
  assert.equal(isPlainData(page({ tagName: 'p', components: '<b>a</b>' })), false);
  assert.equal(isPlainData({ ...page(text('a')), typing: { path: [0], html: 'ab' } }), false);
  for (const odd of [null, {}, { pages: 'a' }, [], { pages: [{ frames: [{ component: 'x' }] }] }])
    assert.equal(isPlainData(odd), false);
});
