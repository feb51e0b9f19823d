import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component, Editor, Plugin } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { PAGE_SETTINGS } from '../page-settings.ts';
import { headlessEditor, turn } from '../testing/headless-editor.ts';
import { keepDefaults } from './kept-defaults.ts';
import { keepJson } from './kept-json.ts';
import { knownLists } from './known-lists.ts';
import { lateTraits } from './late-traits.ts';
import { quietSets } from './quiet-sets.ts';

const HTML =
  '<main><section class="one" id="own"><h2>Bread</h2><p>Fresh <b>every</b> day</p><img src="/a.png" alt="A"><a href="#own" title="T">Up</a></section><ul><li>a</li><li>b</li></ul><video src="/a.mp4"></video></main>';

/** As ours: types that are extended, and settings that a function chooses. */
const types: Plugin = (editor) => {
  editor.Components.addType('default', {
    model: {
      defaults: {
        traits: ((part: Component) => (part.get('tagName') === 'section' ? ['name'] : ['id', 'title'])) as never,
      },
    },
  });
  editor.Components.addType('link', { model: { defaults: { traits: ['href', 'target', 'title'] } } });
};

const QUICK: Plugin[] = [keepJson, quietSets, lateTraits, knownLists, types, keepDefaults];

const open = (plugins: Plugin[]) =>
  headlessEditor({
    ...PAGE_SETTINGS,
    plugins,
    components: HTML,
  });

const all = (component: Component): Component[] => [component, ...component.components().models.flatMap(all)];
const partsOf = (editor: Editor) => all(editor.getWrapper() as Component);
const namesOf = (component: Component) => component.getTraits().map((trait) => trait.getName());
const settingsOf = (editor: Editor) => partsOf(editor).map(namesOf);
/** Ids are made up. */
const stored = (editor: Editor) => JSON.stringify(editor.getProjectData()).replace(/"id":"[\w-]{8,}"/g, '');

// GrapesJS' prototypes are changed for good: it is asked alone first.
const alone = open([types]);
const expected = { data: stored(alone), html: alone.getHtml(), settings: settingsOf(alone) };
test('a page that opens quickly is the page that GrapesJS opens', () => {
  const editor = open(QUICK);
  assert.equal(stored(editor), expected.data);
  assert.equal(editor.getHtml(), expected.html);
  assert.deepEqual(settingsOf(editor), expected.settings);
  assert.equal(stored(editor), expected.data);
});

test('settings that are first looked at are no change of the page, and change it when they are used', async () => {
  const editor = open(QUICK);
  await turn();
  editor.UndoManager.clear();
  const [list] = within(editor.getWrapper() as Component, 'ul') as [Component];
  assert.equal(list.getTraits().length, 2);
  await turn();
  assert.equal(editor.UndoManager.hasUndo(), false);
  list.getTrait('title').setValue('Loaves');
  await turn();
  assert.match(editor.getHtml(), /<ul title="Loaves">/);
  assert.equal(editor.UndoManager.hasUndo(), true);
});

test('a copy has the settings of what it is a copy of, looked at or not', () => {
  const editor = open(QUICK);
  const [link] = within(editor.getWrapper() as Component, 'a') as [Component];
  const [text] = within(editor.getWrapper() as Component, 'section') as [Component];
  assert.deepEqual(namesOf(link.clone()), ['href', 'target', 'title']);
  assert.deepEqual(namesOf(text.clone()), ['name']);
  text.set({ traits: ['lang'] as never });
  assert.deepEqual(namesOf(text), ['lang']);
});

test('no element shares with another what it begins with', () => {
  const editor = open(QUICK);
  const [first, second] = within(editor.getWrapper() as Component, 'li') as [Component, Component];
  first.addAttributes({ lang: 'de' });
  first.addClass('one');
  assert.deepEqual(second.getClasses(), []);
  assert.equal(second.getAttributes().lang, undefined);
});

test('children that are added, moved and removed are undone and done again', async () => {
  const editor = open(QUICK);
  const [list] = within(editor.getWrapper() as Component, 'ul') as [Component];
  await turn();
  editor.UndoManager.clear();
  const before = editor.getHtml();
  list.append('<li>c</li>');
  await turn();
  const added = editor.getHtml();
  list.components().at(0).remove();
  await turn();
  const removed = editor.getHtml();
  editor.UndoManager.undo();
  assert.equal(editor.getHtml(), added);
  editor.UndoManager.undo();
  assert.equal(editor.getHtml(), before);
  editor.UndoManager.redo();
  editor.UndoManager.redo();
  assert.equal(editor.getHtml(), removed);
});
