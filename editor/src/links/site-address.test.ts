import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decoded, ownAnchor, pathOfSite } from './site-address.ts';

test('what is no encoding stays as it is', () => {
  assert.equal(decoded('gr%C3%B6%C3%9Fe'), 'größe');
  assert.equal(decoded('100%'), '100%');
});

test('the path of a page is what stands before a question, an anchor and slashes at the end', () => {
  assert.equal(pathOfSite('/menu/?day=1#soup'), '/menu');
  assert.equal(pathOfSite('/#soup'), '/');
  for (const other of ['#soup', 'https://example.com/menu', '/v1/files/a/b.pdf', '/_landfall/x'])
    assert.equal(pathOfSite(other), '', other);
});

test('a link leads to an anchor of its own page however it is written', () => {
  for (const href of [
    '#men%C3%BA',
    '#menú',
    '/bread#menú',
    '/bread/#menú',
    '/bread?x=1#menú',
    '?x=1#menú',
    'bread#menú',
  ])
    assert.equal(ownAnchor(href, '/bread'), 'menú', href);
  for (const href of ['/cakes#menú', 'https://example.com/bread#menú', '/v1/files/a/b.pdf#menú', '/bread', ''])
    assert.equal(ownAnchor(href, '/bread'), '', href);
  assert.equal(ownAnchor('/v1/files/a/b.pdf#menu', ''), '');
});
