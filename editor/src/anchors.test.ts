import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component, Editor } from 'grapesjs';
import { freeUndoneIds, nameSections } from './anchors.ts';
import { within } from './forms/walk.ts';
import { headlessEditor, turn } from './testing/headless-editor.ts';

function open(components: string): { editor: Editor; page: Component } {
  const editor = headlessEditor({
    components,
  });
  freeUndoneIds(editor);
  nameSections(editor);
  return { editor, page: editor.getWrapper() as Component };
}

const idsOf = (page: Component) => within(page, 'section').map((section) => section.getAttributes().id);
test('what is put into the page after an undo has the ids that it came with', async () => {
  const { editor, page } = open('<main></main>');
  await turn();
  editor.UndoManager.clear();
  page.append('<section id="hero"><h1 id="title">One</h1></section>');
  await turn();
  editor.UndoManager.undo();
  assert.deepEqual(idsOf(page), []);
  editor.UndoManager.redo();
  assert.deepEqual(idsOf(page), ['hero']);
  editor.UndoManager.undo();
  page.append('<section id="hero"><h1 id="title">Two</h1></section>');
  assert.deepEqual(idsOf(page), ['hero']);
  assert.equal(within(page, 'h1')[0]?.getAttributes().id, 'title');
  page.append('<section id="hero"><p>Three</p></section>');
  assert.deepEqual(idsOf(page), ['hero', 'hero-2']);
});

test('a section that is added again after an undo is called as before', async () => {
  const { editor, page } = open('<main></main>');
  await turn();
  editor.UndoManager.clear();
  page.append('<section data-section="faq"></section>');
  await turn();
  assert.deepEqual(idsOf(page), ['faq']);
  editor.UndoManager.undo();
  page.append('<section data-section="faq"></section>');
  assert.deepEqual(idsOf(page), ['faq']);
});
