import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { headlessEditor } from '../testing/headless-editor.ts';
import { anchorFor, partsOf, readableAnchor, renameAnchor } from './page-anchors.ts';

function opened(html: string) {
  const editor = headlessEditor({
    components: html,
  });
  return { editor, page: editor.getWrapper() as Component };
}

test('an anchor is made of what can be read in an address', () => {
  assert.equal(readableAnchor(' Öffnungszeiten & Preise! '), 'offnungszeiten-preise');
  assert.equal(readableAnchor('#Menú del día'), 'menu-del-dia');
  assert.equal(readableAnchor('価格'), '');
  assert.equal(readableAnchor('Größe & GRÖẞE'), 'grosse-grosse');
  assert.equal(
    readableAnchor('Łódź, Smørrebrød, Ærø, Đà Nẵng, Œuvre, Þór'),
    'lodz-smorrebrod-aero-da-nang-oeuvre-thor',
  );
  assert.equal(readableAnchor('a'.repeat(80)).length, 60);
});

test('the parts of a page are its sections, called by their headings', () => {
  const { editor } = opened('<section id="menu"><h2>What <b>we</b> bake</h2></section><section><p>x</p></section>');
  assert.deepEqual(
    partsOf(editor).map(({ label, anchor }) => [label, anchor]),
    [
      ['What we bake', 'menu'],
      ['Section', ''],
    ],
  );
});

test('a part without an anchor gets one of its own that nothing else has', () => {
  const { editor } = opened('<p id="prices">x</p><section><h2>Prices</h2></section>');
  const [part] = partsOf(editor);
  assert.ok(part);
  assert.equal(anchorFor(editor, part), 'prices-2');
  assert.equal(partsOf(editor)[0]?.anchor, 'prices-2');
});

test('links follow an anchor that is renamed, and other links stay', () => {
  const { page } = opened('<section id="menu"><h2>Menu</h2></section><a href="#menu">a</a><a href="#menu-2">b</a>');
  const section = page.components().at(0);
  renameAnchor(page, section, 'food', '/bread');
  assert.equal(section.getAttributes().id, 'food');
  assert.deepEqual(
    within(page, 'a').map((link) => link.getAttributes().href),
    ['#food', '#menu-2'],
  );
});

test('links follow a renamed anchor also where they are encoded or name the path of the page', () => {
  const hrefs = ['#men%C3%BA', '/bread#menú', '/bread/?x=1#menú', '/cakes#menú', 'https://example.com/bread#menú'];
  const links = hrefs.map((href) => `<a href="${href}">a</a>`).join('');
  const { page } = opened(`<section id="menú"><h2>Menu</h2></section>${links}`);
  renameAnchor(page, page.components().at(0), 'food', '/bread');
  assert.deepEqual(
    within(page, 'a').map((link) => link.getAttributes().href),
    ['#food', '/bread#food', '/bread/?x=1#food', '/cakes#menú', 'https://example.com/bread#menú'],
  );
});
