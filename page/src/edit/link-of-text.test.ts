import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlTree } from './html-tree.ts';
import { withLink } from './link-of-text.ts';
import { outlineOf } from './outline.ts';

const html =
  '<main><section id="contact"><a href="tel:01134960000">0113 496 0000</a><a href="mailto:a@b.co">a@b.co</a><a href="#top">Call us</a></section></main>';
const outline = outlineOf(htmlTree(html), { language: 'en', theme: { palette: 'iris', type: 'modern' } });
const linked = (ref: string, text: string) =>
  withLink({ op: 'text', section: 'contact', ref, text }, outline).flatMap((one) => ('href' in one ? [one.href] : []));

test('a link follows the number or the address that it shows', () => {
  assert.deepEqual(linked('e1', '0113 111 2222'), ['tel:01131112222']);
  assert.deepEqual(linked('e2', 'hello@b.co'), ['mailto:hello@b.co']);
});

test('a link whose text is only words leads where it led', () => {
  assert.deepEqual(linked('e3', 'Ring us'), []);
  assert.deepEqual(linked('e1', 'Call us'), []);
});
