import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlTree } from '@landfall/page/edit/html-tree';
import { findText, replaceFound } from './find-text.ts';

function changed(html: string, words: string, by: string, isCaseKept = false): string {
  const page = htmlTree(html);
  replaceFound(page, findText(page, { words, isCaseKept }), by);
  return page.html();
}
const count = (html: string, words: string, isCaseKept = false) =>
  findText(htmlTree(html), { words, isCaseKept }).length;

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

test('words are found where some of them are in bold or in a link, and not across a break', () => {
  const html = '<p>Fresh <b>rye</b> <a href="/b">bread</a>, daily</p><p>Fresh</p><p>rye<br>bread</p>';
  assert.equal(count(html, 'fresh rye bread'), 1);
  assert.equal(count(html, 'rye bread'), 1);
  assert.equal(count(html, 'daily fresh'), 0);
  assert.deepEqual(
    findText(htmlTree(html), { words: 'rye bread' }).map(({ text, start, end }) => text.slice(start, end)),
    ['rye bread'],
  );
});

test('words in the place of such are set as the first was, and leave no empty link', () => {
  const html = '<p>Fresh <b>rye</b> <a href="/b"><i>bread</i></a>, daily</p>';
  assert.equal(changed(html, 'rye bread', 'cake'), '<p>Fresh <b>cake</b>, daily</p>');
  assert.equal(changed(html, 'sh rye br', 'X'), '<p>FreX<a href="/b"><i>ead</i></a>, daily</p>');
  const twice = '<p><b>one</b> two <b>one</b> two</p>';
  assert.equal(changed(twice, 'one two', 'three'), '<p><b>three</b> <b>three</b></p>');
});

test('whole words are not found within others, in any alphabet', () => {
  const whole = (html: string, words: string) => findText(htmlTree(html), { words, isWhole: true }).length;
  assert.equal(whole('<p>bread, breads, shortbread, bread</p>', 'bread'), 2);
  assert.equal(whole('<p>über überall</p>', 'über'), 1);
  assert.equal(whole('<p>bre<b>ad</b>s and bre<b>ad</b></p>', 'bread'), 1);
  assert.equal(whole('<p>(24 h) 124 h</p>', '(24 h)'), 1);
});

test('any white space is one, as it is shown', () => {
  assert.equal(count('<p>Fresh\n   bread</p>', 'fresh bread'), 1);
});
