import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { headlessPageEditor, turn } from '../testing/headless-editor.ts';
import { lateTraits } from './late-traits.ts';

test('a copy of a section leaves the rules of what is in it, and gets its own', async () => {
  const editor = headlessPageEditor({
    plugins: [lateTraits],
    components: '<section><h2>Bread</h2><p>Fresh</p></section>',
  });
  const [section] = within(editor.getWrapper() as Component, 'section') as [Component];
  const [text] = within(section, 'p') as [Component];
  editor.StyleManager.getModelToStyle(text).addStyle({ color: 'red' });
  await turn();
  const before = editor.getCss() ?? '';
  assert.match(before, /^#\w+\{color:red;\}$/);
  editor.select(section);
  editor.runCommand('tlb-clone');
  await turn();
  const after = editor.getCss() ?? '';
  assert.ok(after.startsWith(before), after);
  assert.match(after.slice(before.length), /^#[\w-]+\{color:red;\}$/);
  assert.notEqual(after.slice(before.length), before);
  const [, copy] = within(editor.getWrapper() as Component, 'section');
  copy?.remove();
  await turn();
  assert.equal(editor.getCss(), before);
});

test('settings that were first looked at after a change stay when it is taken back', async () => {
  const editor = headlessPageEditor({
    plugins: [lateTraits],
    components: '<main><img src="/a.png" alt=""></main>',
  });
  const [picture] = within(editor.getWrapper() as Component, 'img') as [Component];
  await turn();
  editor.UndoManager.clear();
  picture.set('src', '/b.png');
  await turn();
  editor.select(picture);
  assert.deepEqual(
    picture.getTraits().map((trait) => trait.getName()),
    ['alt'],
  );
  await turn();
  for (const way of ['undo', 'redo'] as const) {
    editor.UndoManager[way]();
    await turn();
    assert.deepEqual(
      picture.getTraits().map((trait) => trait.getName()),
      ['alt'],
      way,
    );
  }
  assert.equal(picture.get('src'), '/b.png');
});
