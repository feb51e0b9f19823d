import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { headlessPageEditor, turn } from '../testing/headless-editor.ts';
import { cutOf, shapeOf, shapeRules, takesShape } from './crop.ts';

test('a wide picture in a square shows its full height around the point', () => {
  assert.deepEqual(cutOf(2, 1, { x: 50, y: 50 }), { left: 25, top: 0, width: 50, height: 100 });
  assert.deepEqual(cutOf(2, 1, { x: 0, y: 90 }), { left: 0, top: 0, width: 50, height: 100 });
  assert.deepEqual(cutOf(2, 1, { x: 100, y: 0 }), { left: 50, top: 0, width: 50, height: 100 });
});

test('a tall picture in a wide place shows its full width around the point', () => {
  assert.deepEqual(cutOf(0.5, 1, { x: 50, y: 100 }), { left: 0, top: 50, width: 100, height: 50 });
  assert.deepEqual(cutOf(1.5, 1.5, { x: 30, y: 30 }), { left: 0, top: 0, width: 100, height: 100 });
});

test('logos and pictures that fill a place take no shape', () => {
  const place = { objectFit: 'fill', position: 'static', alignSelf: 'auto' } as CSSStyleDeclaration;
  assert.equal(takesShape(place), true);
  for (const other of [{ objectFit: 'contain' }, { position: 'absolute' }, { alignSelf: 'stretch' }])
    assert.equal(takesShape({ ...place, ...other } as CSSStyleDeclaration), false);
});

test('a shape is one rule of one screen, goes with one step back, and leaves width and height as they are', async () => {
  const editor = headlessPageEditor({
    components: '<img id="loaf" src="/v1/files/a.jpg" width="640" height="480" alt="A loaf">',
  });
  const [picture] = within(editor.getWrapper() as Component, 'img') as [Component];
  const choose = async (shape: Parameters<typeof shapeRules>[0]) => {
    editor.select(picture);
    editor.StyleManager.select(picture as never);
    editor.StyleManager.addStyleTargets(shapeRules(shape), {});
    await turn();
  };
  editor.select(picture);
  editor.StyleManager.select(picture as never);
  await turn();
  editor.UndoManager.clear();
  const before = editor.getHtml() + editor.getCss();
  await choose('16/9');
  assert.equal(shapeOf(editor, picture), '16/9');
  assert.equal(editor.getCss(), '#loaf{aspect-ratio:16/9;object-fit:cover;height:auto;min-height:0;max-height:none;}');
  assert.match(editor.getHtml(), /width="640" height="480"/);
  editor.Devices.select('mobile');
  await turn();
  assert.equal(shapeOf(editor, picture), '');
  await choose('1/1');
  assert.equal(shapeOf(editor, picture), '1/1');
  picture.set('src', '/v1/files/b.jpg');
  await turn();
  assert.equal(shapeOf(editor, picture), '1/1');
  editor.UndoManager.undo();
  editor.UndoManager.undo();
  assert.equal(shapeOf(editor, picture), '');
  editor.Devices.select('desktop');
  await turn();
  await choose('');
  assert.equal(editor.getHtml() + editor.getCss(), before);
  editor.UndoManager.undo();
  assert.equal(shapeOf(editor, picture), '16/9');
});
