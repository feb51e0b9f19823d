import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component, Editor } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { headlessEditor, turn } from '../testing/headless-editor.ts';
import {
  applyStyle,
  cssOfStyles,
  deleteStyle,
  detachStyle,
  hasOwnLook,
  renameStyle,
  saveStyle,
  styleOf,
  stylesOf,
  updateStyle,
} from './named-styles.ts';
import { classFor, cleanName } from './style-names.ts';

const open = (options: object): Editor =>
  headlessEditor({
    protectedCss: '',
    ...options,
  });

const MOBILE = '(max-width: 480px)';
const W = ':not(._._._._._)';

/** Two texts, of which the first is red, and large on phones. */
function page() {
  const editor = open({ components: '<p id="a">a</p><p id="b">b</p>' });
  editor.Css.setRule('#a', { color: 'var(--primary)' });
  editor.Css.setRule('#a', { 'font-size': '30px' }, { atRuleType: 'media', atRuleParams: MOBILE });
  const [a, b] = within(editor.getWrapper() as Component, 'p') as [Component, Component];
  return { editor, a, b };
}

const bodyOf = (editor: Editor) => editor.getHtml().replace(/^<body[^>]*>|<\/body>$/g, '');
test('a look becomes a class, on all its screens, and other elements get it', () => {
  const { editor, a, b } = page();
  const style = saveStyle(editor, a, ' Oferta de verão ');
  assert.deepEqual(style, { className: 'style-oferta-de-verao', name: 'Oferta de verão' });
  assert.equal(
    editor.getCss(),
    `.style-oferta-de-verao${W}{--style-name:"Oferta de verão";color:var(--primary);}@media ${MOBILE}{.style-oferta-de-verao${W}{font-size:30px;}}`,
  );
  assert.match(bodyOf(editor), /^<p id="a" class="style-oferta-de-verao">a<\/p><p id="b">b<\/p>$/);
  applyStyle(editor, b, style.className);
  assert.deepEqual(styleOf(editor, b), style);
  assert.deepEqual([hasOwnLook(editor, a), hasOwnLook(editor, b)], [false, false]);
  applyStyle(editor, b, '');
  assert.equal(styleOf(editor, b), undefined);
});

test('who gets a style gives up what the style says, and keeps the rest', () => {
  const { editor, a, b } = page();
  editor.Css.setRule('#b', { color: 'blue', 'text-align': 'center' });
  applyStyle(editor, b, saveStyle(editor, a, 'Offer').className);
  assert.match(editor.getCss() ?? '', /#b\{text-align:center;\}/);
});

test('a change of one element is written back to all, in one step', async () => {
  const { editor, a, b } = page();
  applyStyle(editor, b, saveStyle(editor, a, 'Offer').className);
  editor.Css.setRule('#b', { color: 'blue', padding: '8px' });
  assert.ok(hasOwnLook(editor, b));
  await turn();
  const before = editor.getCss() + bodyOf(editor);
  editor.UndoManager.clear();
  updateStyle(editor, b);
  assert.equal(hasOwnLook(editor, b), false);
  const after = `.style-offer${W}{--style-name:"Offer";color:blue;padding:8px;}`;
  assert.ok(editor.getCss()?.startsWith(after), editor.getCss());
  await turn();
  editor.UndoManager.undo();
  assert.equal(editor.getCss() + bodyOf(editor), before);
  editor.UndoManager.redo();
  assert.ok(editor.getCss()?.startsWith(after), editor.getCss());
});

test('saving is one step back, and so is giving a style', async () => {
  const { editor, a, b } = page();
  await turn();
  editor.UndoManager.clear();
  const before = editor.getCss() + bodyOf(editor);
  const { className } = saveStyle(editor, a, 'Offer');
  await turn();
  const saved = editor.getCss() + bodyOf(editor);
  applyStyle(editor, b, className);
  await turn();
  editor.UndoManager.undo();
  assert.equal(editor.getCss() + bodyOf(editor), saved);
  editor.UndoManager.undo();
  assert.equal(editor.getCss() + bodyOf(editor), before);
  assert.deepEqual(stylesOf(editor), []);
});

test('a style saved of an element that has one is all that the element looks like', () => {
  const { editor, a, b } = page();
  applyStyle(editor, b, saveStyle(editor, a, 'Offer').className);
  editor.Css.setRule('#b', { padding: '8px' });
  saveStyle(editor, b, 'Offer');
  assert.match(
    editor.getCss() ?? '',
    /\.style-offer-2[^{]*\{--style-name:"Offer";color:var\(--primary\);padding:8px;\}/,
  );
  assert.equal(styleOf(editor, a)?.className, 'style-offer');
});

test('a style is renamed with its class, and deleted without a change of what is seen', () => {
  const { editor, a, b } = page();
  const saved = saveStyle(editor, a, 'Offer');
  applyStyle(editor, b, saved.className);
  const renamed = renameStyle(editor, saved, 'Deal');
  assert.deepEqual(stylesOf(editor), [{ className: 'style-deal', name: 'Deal' }]);
  assert.equal(bodyOf(editor), '<p id="a" class="style-deal">a</p><p id="b" class="style-deal">b</p>');
  assert.doesNotMatch(editor.getCss() ?? '', /offer/i);
  detachStyle(editor, b);
  assert.match(bodyOf(editor), /<p id="b">b<\/p>$/);
  deleteStyle(editor, renamed);
  assert.deepEqual(stylesOf(editor), []);
  assert.equal(bodyOf(editor), '<p id="a">a</p><p id="b">b</p>');
  assert.match(editor.getCss() ?? '', /#a\{color:var\(--primary\);\}/);
  assert.match(editor.getCss() ?? '', /#b\{color:var\(--primary\);\}/);
  assert.match(editor.getCss() ?? '', /@media[^{]*\{#\w\{font-size:30px;\}#\w\{font-size:30px;\}\}/);
});

test('what is kept of a page opens with its styles', () => {
  const { editor, a } = page();
  const style = saveStyle(editor, a, 'Offer');
  const data: unknown = JSON.parse(JSON.stringify(editor.getProjectData()));
  const opened = open({ projectData: data });
  assert.deepEqual(stylesOf(opened), [style]);
  assert.equal(opened.getCss(), editor.getCss());
  assert.equal(
    cssOfStyles(opened, new Set(['style-offer'])),
    `.style-offer${W}{--style-name:"Offer";color:var(--primary);}@media ${MOBILE}{.style-offer${W}{font-size:30px;}}`,
  );
});

test('names are words, and classes say them', () => {
  assert.equal(cleanName('  "Big"}  <offer>  '), 'Big offer');
  assert.equal(cleanName('x'.repeat(60)).length, 40);
  assert.equal(classFor('Big offer', new Set(['style-big-offer'])), 'style-big-offer-2');
  assert.equal(classFor('特別', new Set()), 'style-1');
});
