import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlTree } from '@landfall/page/edit/html-tree';
import { findText, replaceFound } from './find-text.ts';

function changed(html: string, words: string, by: string, isCaseKept = false): string {
  const page = htmlTree(html);
  replaceFound(page, findText(page, words, isCaseKept), by);
  return page.html();
}
const count = (html: string, words: string, isCaseKept = false) => findText(htmlTree(html), words, isCaseKept).length;

test('words are found wherever they are read, in any case', () => {
  const html = '<h1>Rye bread</h1><p title="bread">Bread and <b>more bread</b>.</p><svg><title>bread</title></svg>';
  assert.equal(count(html, 'bread'), 3);
  assert.equal(count(html, 'bread', true), 2);
  assert.equal(count(html, ''), 0);
});

test('signs stand for themselves', () => {
  assert.equal(count('<p>5 € (a loaf)? a.loaf</p>', '(a loaf)?'), 1);
  assert.equal(count('<p>a-loaf a.loaf</p>', 'a.loaf'), 1);
});

test('every place is replaced, and nothing else', () => {
  const html = '<p class="bread">Bread, <b>bread</b> &amp; bread bread</p>';
  assert.equal(changed(html, 'bread', 'cake'), '<p class="bread">cake, <b>cake</b> &amp; cake cake</p>');
  assert.equal(changed(html, 'none', 'cake'), html);
});

test('what is put in is words, never markup', () => {
  assert.equal(changed('<p>Bread</p>', 'bread', '<b>&</b>'), '<p>&lt;b&gt;&amp;&lt;/b&gt;</p>');
});

test('words can go altogether', () => {
  assert.equal(changed('<p>Fresh <b>bread</b></p>', 'bread', ''), '<p>Fresh <b></b></p>');
});
