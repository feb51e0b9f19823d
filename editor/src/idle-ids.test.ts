import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlWithoutIdleIds, noteMadeUpIds, withoutIdleIds } from './idle-ids.ts';
import { headlessEditor } from './testing/headless-editor.ts';

const page = (component: object, styles: unknown[] = []) => ({
  styles,
  pages: [{ id: 'p', frames: [{ id: 'f', component }] }],
});

test('an id that was made up for an element and that no style needs is no part of the page', () => {
  const given = page({
    components: [{ tagName: 'h1', attributes: { id: 'i1a', class: 'x' } }, { attributes: { id: 'i2b' } }],
  });
  const clean = page({ components: [{ tagName: 'h1', attributes: { class: 'x' } }, {}] });
  assert.deepEqual(withoutIdleIds(given, new Set(['i1a', 'i2b'])), clean);
});

test('keeps ids with a style, and ids that somebody gave', () => {
  const given = page(
    { components: [{ attributes: { id: 'i1a' } }, { attributes: { id: 'contact' }, components: 'Text' }] },
    [{ selectors: ['#i1a'], style: { color: 'red' } }],
  );
  assert.deepEqual(withoutIdleIds(given, new Set(['i1a'])), given);
});

test('an empty project stays as it is', () => {
  assert.deepEqual(withoutIdleIds({}, new Set()), { pages: undefined });
});

test('what is added or copied is published without the id that a change writes down', () => {
  const editor = headlessEditor({
    components: '<main></main>',
  });
  noteMadeUpIds(editor);
  const [main] = editor.getWrapper()?.components().models ?? [];
  const [added] = main?.append('<p>a</p>') ?? [];
  added?.setId(added.getId());
  const [copy] = main?.append(added?.clone() ?? []) ?? [];
  main?.append('<p id="own">b</p>');
  assert.match(editor.getHtml(), / id="i\w+-2"/);
  assert.equal(copy?.getAttributes().id, `${added?.getId()}-2`);
  assert.equal(htmlWithoutIdleIds(editor), '<body><main><p>a</p><p>a</p><p id="own">b</p></main></body>');
});
