import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommentThread } from '@landfall/shared/contracts';
import type { Component, Editor } from 'grapesjs';
import { headlessEditor } from '../testing/headless-editor.ts';
import { countOpen, groupThreads } from './group-threads.ts';
import { sectionsOf } from './page-sections.ts';

const PAGE = `<header data-section="header"><a href="#hero">Bakery</a></header><main id="main">
<section id="hero" data-section="hero"><h1>Fresh <b>bread</b> &amp; rolls</h1></section>
<section id="menu"><h2>Menu</h2><section id="inside"><h3>Cakes</h3></section></section>
<section><p>Nothing to read</p></section></main>`;

const open = (components: string): Editor =>
  headlessEditor({
    components,
  });

const thread = (id: string, section: string, more: Partial<CommentThread> = {}): CommentThread => ({
  ...{ thread_id: id, section, section_name: '', resolved: false, comments: [] },
  ...more,
});

const placesOf = (editor: Editor, ...threads: CommentThread[]) =>
  groupThreads(threads, sectionsOf(editor)).map(({ section, open: unresolved, resolved }) => [
    section?.key,
    unresolved.map(({ thread_id }) => thread_id).join(),
    resolved.map(({ thread_id }) => thread_id).join(),
  ]);

test('the sections of the page have the keys and names that a preview of it gives them', () => {
  assert.deepEqual(
    sectionsOf(open(PAGE)).map(({ key, name }) => [key, name]),
    [
      ['~header-1', ''],
      ['hero', 'Fresh bread & rolls'],
      ['menu', 'Menu'],
      ['~section-1', ''],
    ],
  );
});

test('a popup is a part of its own, with the key that a preview gives it', () => {
  const page = `<main><section id="offer"><section class="popup" id="join"><div class="popup-box"><h2>Join</h2></div></section><h2>Offer</h2></section>
<section class="popup" data-section="popup"><div class="popup-box"><h2>Later</h2></div></section><section></section></main>`;
  assert.deepEqual(
    sectionsOf(open(page)).map(({ key, name }) => [key, name]),
    [
      ['offer', 'Offer'],
      ['join', 'Join'],
      ['~popup-1', 'Later'],
      ['~section-1', ''],
    ],
  );
});

test('threads stand in the order of the page, those of sections that are gone at the end', () => {
  const threads = [
    thread('a', 'old'),
    thread('b', 'menu'),
    thread('c', 'hero', { resolved: true }),
    thread('d', 'hero'),
  ];
  assert.deepEqual(placesOf(open(PAGE), ...threads), [
    ['hero', 'd', 'c'],
    ['menu', 'b', ''],
    [undefined, 'a', ''],
  ]);
  assert.equal(countOpen(threads), 3);
});

test('a thread follows its section, and is without one once that is deleted', () => {
  const editor = open(PAGE);
  const about = thread('a', 'menu', { section_name: 'Menu' });
  const menu = sectionsOf(editor).find(({ key }) => key === 'menu')?.component as Component;
  const main = menu.parent() as Component;
  menu.move(main, { at: 0 });
  assert.deepEqual(placesOf(editor, about), [['menu', 'a', '']]);
  menu.setId('our-menu');
  assert.deepEqual(placesOf(editor, about), [['our-menu', 'a', '']]);
  menu.remove();
  assert.deepEqual(placesOf(editor, about), [[undefined, 'a', '']]);
});
