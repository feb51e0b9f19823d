import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlTree } from '@landfall/page/edit/html-tree';
import { isEmptyPage } from './is-empty.ts';

const isEmpty = (html: string) => isEmptyPage(htmlTree(html));
const around = (main: string) =>
  `<a class="skip" href="#main">Skip</a><header><p>Bakery</p></header>${main}<footer>©</footer>`;

test('a page without any section is empty, whatever its header and footer say', () => {
  assert.equal(isEmpty(around('<main id="main">\n </main>')), true);
  assert.equal(isEmpty(around('')), true);
  assert.equal(isEmpty(''), true);
});

test('one section, in the main part or beside it, is something', () => {
  assert.equal(isEmpty(around('<main><section><h1>Bread</h1></section></main>')), false);
  assert.equal(isEmpty(around('<main></main><section></section>')), false);
  assert.equal(isEmpty(around('<main>Bread</main>')), false);
});
