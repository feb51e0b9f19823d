import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component, Editor } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { asOwnStep } from '../own-step.ts';
import { headlessEditor, turn } from '../testing/headless-editor.ts';
import { addItem, joinWithPrevious, takeOut, toggleList } from './lists.ts';
import { isFormattable, isListable, kindsFor } from './text-kinds.ts';

const open = (components: string): Editor =>
  headlessEditor({
    components,
  });

const first = (editor: Editor, selector: string, at = 0) =>
  within(editor.getWrapper() as Component, selector)[at] as Component;
const bodyOf = (editor: Editor) => editor.getHtml().replace(/^<body[^>]*>|<\/body>$/g, '');
test('paragraphs become items of one list, and an item in its middle a paragraph again', () => {
  const editor = open('<p>a</p><p class="lead">b <b>c</b></p><p>d</p>');
  toggleList(first(editor, 'p', 0), 'ul');
  toggleList(first(editor, 'p', 1), 'ul');
  assert.equal(
    bodyOf(editor),
    '<ul class="list"><li>a</li></ul><p class="lead">b <b>c</b></p><ul class="list"><li>d</li></ul>',
  );
  toggleList(first(editor, 'p'), 'ul');
  assert.equal(bodyOf(editor), '<ul class="list"><li>a</li><li class="lead">b <b>c</b></li><li>d</li></ul>');
  toggleList(first(editor, 'li', 1), 'ul');
  assert.equal(
    bodyOf(editor),
    '<ul class="list"><li>a</li></ul><p class="lead">b <b>c</b></p><ul class="list"><li>d</li></ul>',
  );
});

test('a list is numbered instead, and is no list of the other kind beside it', () => {
  const editor = open('<p>a</p><p>b</p>');
  toggleList(first(editor, 'p'), 'ul');
  toggleList(first(editor, 'p'), 'ol');
  assert.equal(bodyOf(editor), '<ul class="list"><li>a</li></ul><ol class="list"><li>b</li></ol>');
  toggleList(first(editor, 'li'), 'ol');
  assert.equal(bodyOf(editor), '<ol class="list"><li>a</li></ol><ol class="list"><li>b</li></ol>');
});

test('making a list of a text is one step, and so is taking it out', async () => {
  const editor = open('<section><p id="own">a</p></section>');
  await turn();
  editor.UndoManager.clear();
  const before = bodyOf(editor);
  asOwnStep(editor, () => toggleList(first(editor, 'p'), 'ol'));
  const list = bodyOf(editor);
  assert.equal(list, '<section><ol class="list"><li id="own">a</li></ol></section>');
  // In the same turn, and a step of its own all the same.
  asOwnStep(editor, () => takeOut(first(editor, 'li'), 'h3'));
  assert.equal(bodyOf(editor), '<section><h3 id="own">a</h3></section>');
  editor.UndoManager.undo();
  assert.equal(bodyOf(editor), list);
  editor.UndoManager.undo();
  assert.equal(bodyOf(editor), before);
  editor.UndoManager.redo();
  assert.equal(bodyOf(editor), list);
});

test('an item is added with the classes of the one beside it, and joined with the one before it', () => {
  const editor = open('<ul class="notes"><li class="wide">a</li></ul>');
  const item = first(editor, 'li');
  const added = addItem(item, 1, 'b <em>c</em>') as Component;
  assert.equal(bodyOf(editor), '<ul class="notes"><li class="wide">a</li><li class="wide">b <em>c</em></li></ul>');
  assert.equal(joinWithPrevious(added), item);
  assert.equal(bodyOf(editor), '<ul class="notes"><li class="wide">ab <em>c</em></li></ul>');
});

test('a page has one headline; lists that a section draws and words beside headings stay what they are', () => {
  const editor = open(
    '<h1>a</h1><p>b</p><hgroup><p>c</p></hgroup><ul class="notes"><li>d</li></ul><ul class="list"><li>e</li></ul><div>f</div>',
  );
  assert.deepEqual(kindsFor(editor, first(editor, 'p')), ['p', 'h2', 'h3', 'h4']);
  assert.deepEqual(kindsFor(editor, first(editor, 'h1')), ['p', 'h1', 'h2', 'h3', 'h4']);
  const offered = (component: Component) => [isFormattable(component), isListable(component)];
  assert.deepEqual(offered(first(editor, 'p', 0)), [true, true]);
  assert.deepEqual(offered(first(editor, 'p', 1)), [true, false]);
  assert.deepEqual(offered(first(editor, 'li', 0)), [false, false]);
  assert.deepEqual(offered(first(editor, 'li', 1)), [true, true]);
  assert.deepEqual(offered(first(editor, 'div')), [false, false]);
  first(editor, 'h1').set('tagName', 'h2');
  assert.deepEqual(kindsFor(editor, first(editor, 'p')), ['p', 'h1', 'h2', 'h3', 'h4']);
});
