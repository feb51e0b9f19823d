import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findParts } from './find-parts.ts';
import { pinned, sectionOf } from './pin.ts';

test('finds the sections of a document by their anchors, and what each is called', () => {
  const document = `<!doctype html><body><header data-section="header"><p>Bakery</p></header><main id="main">
<section id="hero"><h1>Fresh <em>bread</em> &amp; rolls</h1><h2>Not this</h2></section>
<section id="outer"><section id="inner"><h2>Inside</h2></section></section>
<dialog id="popup"><section id="hidden"><h2>Popup</h2></section></dialog>
<section><p>No heading</p></section><section id="hero"><h2>A copy</h2></section></main><footer></footer></body>`;
  const { sections: found, start, end } = findParts(document);
  assert.match(document.slice(start, end), /^<header[\s\S]*<\/footer>$/);
  assert.deepEqual(
    found.map(({ key, name }) => [key, name]),
    [
      ['~header-1', ''],
      ['hero', 'Fresh bread & rolls'],
      ['outer', 'Inside'],
      ['popup', 'Popup'],
      ['~section-1', ''],
      ['~section-2', 'A copy'],
      ['~footer-1', ''],
    ],
  );
  assert.ok(found.every(({ at, isPopup }) => isPopup || /^<(?:section|header|footer)/.test(document.slice(at))));
  assert.match(document.slice(found.find(({ isPopup }) => isPopup)?.at), /^<section id="hidden"/);
});

test('a popup is a part of its own, also within a section, which goes on after it', () => {
  const document =
    '<body><section id="offer"><dialog><div class="popup-box"><h2>Join</h2></div></dialog><h2>Offer</h2></section><section></section></body>';
  const { sections } = findParts(document);
  assert.deepEqual(
    sections.map(({ key, name, isPopup }) => [key, name, isPopup]),
    [
      ['offer', 'Offer', false],
      ['~popup-1', 'Join', true],
      ['~section-1', '', false],
    ],
  );
  assert.match(document.slice(sections[1]?.at), /^<h2>Join/);
});

test('a comment follows its section where that is moved, renamed or given another heading', () => {
  const sections = pinned([
    { anchor: 'hero', kind: 'section', words: 'Fresh bread' },
    { anchor: '', kind: 'section', words: 'Our  oven ' },
    { anchor: '', kind: 'section', words: 'Opening hours' },
  ]);
  const at = (key: string, name: string) => sectionOf({ key, name }, sections)?.key;
  assert.equal(at('hero', 'Old bread'), 'hero');
  assert.equal(at('welcome', 'Fresh bread'), 'hero');
  assert.equal(at('~section-1', 'Opening hours'), '~section-2');
  assert.equal(at('~section-1', 'Something else'), '~section-1');
  assert.equal(at('menu', 'Menu'), undefined);
  assert.equal(at('menu', ''), undefined);
});

test('of two sections with one name neither is guessed', () => {
  const sections = pinned([
    { anchor: 'a', kind: 'section', words: 'Bread' },
    { anchor: 'b', kind: 'section', words: 'Bread' },
  ]);
  assert.equal(sectionOf({ key: 'c', name: 'Bread' }, sections), undefined);
});
