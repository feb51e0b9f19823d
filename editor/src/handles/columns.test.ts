import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { headlessEditor, turn } from '../testing/headless-editor.ts';
import { chosenClass, giveColumns, layoutsBeside, shownColumns } from './columns.ts';

const open = (components: string) =>
  headlessEditor({
    components,
  });

const texts = (layouts: ReturnType<typeof layoutsBeside>) => layouts.map(({ name }) => name);

test('a list can have as many columns as it has items, and its own number is no class', () => {
  const own = { name: '', columns: 3, share: 1 / 3 };
  assert.deepEqual(texts(layoutsBeside(own, { isList: true, items: 4 }, 'desktop')), [
    'columns-1',
    'columns-2',
    '',
    'columns-4',
  ]);
});

test('two parts share the width, or stand one below the other', () => {
  const own = { name: '', columns: 2, share: 0.5 };
  assert.deepEqual(texts(layoutsBeside(own, { isList: false, items: 2 }, 'tablet')), [
    'ratio-1-3-on-tablet',
    'ratio-1-2-on-tablet',
    'ratio-2-3-on-tablet',
    '',
    'ratio-3-2-on-tablet',
    'ratio-2-1-on-tablet',
    'ratio-3-1-on-tablet',
    'columns-1-on-tablet',
  ]);
  const stacked = { name: '', columns: 1, share: 1 };
  const narrow = texts(layoutsBeside(stacked, { isList: false, items: 2 }, 'mobile'));
  assert.equal(narrow.at(-1), '');
  assert.ok(narrow.includes('ratio-1-1-on-mobile'));
});

test('the columns that are shown are those of the fullest row', () => {
  const at = (offsetTop: number) => ({ offsetTop, offsetHeight: 100 });
  assert.equal(shownColumns([at(0), at(0), at(124), at(124), at(124)]), 3);
  assert.equal(shownColumns([at(0), at(124), at(248)]), 1);
  assert.equal(shownColumns([]), 1);
});

test('columns of a screen take the place of those before, and undo takes them back to the letter', async () => {
  const editor = open('<ul class="items mosaic"><li>a</li></ul>');
  const [list] = within(editor.getWrapper() as Component, 'ul') as [Component];
  await turn();
  editor.UndoManager.clear();
  const before = editor.getHtml();
  giveColumns(list, 'desktop', 'columns-2');
  await turn();
  giveColumns(list, 'mobile', 'columns-2-on-mobile');
  await turn();
  giveColumns(list, 'desktop', 'columns-4');
  await turn();
  assert.match(editor.getHtml(), /class="items mosaic columns-2-on-mobile columns-4"/);
  assert.equal(chosenClass(list, 'desktop'), 'columns-4');
  assert.equal(chosenClass(list, 'tablet'), '');
  editor.UndoManager.undo();
  assert.equal(chosenClass(list, 'desktop'), 'columns-2');
  editor.UndoManager.redo();
  assert.equal(chosenClass(list, 'desktop'), 'columns-4');
  for (let step = 0; step < 3; step += 1) editor.UndoManager.undo();
  assert.equal(editor.getHtml(), before);
  assert.equal(editor.UndoManager.hasUndo(), false);
});
