import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { PAGE_SETTINGS } from '../page-settings.ts';
import { headlessEditor } from '../testing/headless-editor.ts';
import { keepJson } from './kept-json.ts';

const HTML =
  '<main><section class="one" id="own"><h2>Bread</h2><p>Fresh <b>every</b> day</p><img src="/a.png" alt="A"></section><section><p></p></section></main>';

const open = (data?: unknown) =>
  headlessEditor({
    ...PAGE_SETTINGS,
    plugins: [keepJson],
    ...(data ? { projectData: data as Record<string, unknown> } : { components: HTML }),
  });

/** Every way in which an element can change. */
const CHANGES: Record<string, (main: Component) => unknown> = {
  'an attribute': (main) => main.components().at(0).addAttributes({ title: 'T' }),
  'an attribute that goes': (main) => main.components().at(0).removeAttributes('id'),
  'a property': (main) => main.components().at(0).set('custom-name', 'Opening'),
  'a property that goes': (main) => main.components().at(0).unset('custom-name'),
  'a silent change': (main) => main.components().at(1).set({ tagName: 'aside' }, { silent: true }),
  'a class': (main) => main.components().at(1).addClass('two'),
  'a class that goes': (main) => main.components().at(1).setClass([]),
  'a text': (main) => main.components().at(0).components().at(0).components('Rye'),
  'a first child': (main) => main.components().at(1).components().at(0).append({ type: 'textnode', content: 'New' }),
  'a last child that goes': (main) => main.components().at(1).components().at(0).components().at(0)?.remove(),
  'a move': (main) => main.components().at(1).move(main, { at: 0 }),
  'a picture': (main) => main.components().at(1).components().at(2).addAttributes({ alt: 'B' }),
  'a style of its own': (main) => main.components().at(0).setStyle({ color: 'red' }),
  'a style that goes': (main) => main.components().at(0).setStyle({}),
  'a copy': (main) => main.append(main.components().at(0).clone()),
};

test('an element is written down as it is after every kind of change', () => {
  const editor = open();
  const main = editor.getWrapper()?.components().at(0) as Component;
  const read = () => JSON.stringify(editor.getProjectData());
  for (const [what, change] of Object.entries(CHANGES)) {
    const before = read();
    assert.equal(read(), before, what);
    change(main);
    const after = read();
    assert.notEqual(after, before, what);
    // What was written down makes the page that is there.
    assert.equal(open(JSON.parse(after)).getHtml(), editor.getHtml(), what);
  }
});
