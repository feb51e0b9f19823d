import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLazyPictures } from './lazy-pictures.ts';

const page = (main: string) => `<body><header><img src="/logo.png" alt=""></header><main>${main}</main></body>`;

test('pictures below the first section wait until they come near', () => {
  const hero = '<section class="hero"><img src="/a.jpg" alt="A"></section>';
  const below = (loading: string) =>
    `<section class="hero"><img${loading} src="/b.jpg" alt="B"><img src="/c.jpg" loading="eager" alt="C"></section>`;
  assert.equal(withLazyPictures(page(hero + below(''))), page(hero + below(' loading="lazy"')));
});

test('a bar above everything is no first section', () => {
  const bar = '<section class="bar-strip bar-top"></section>';
  const first = `${bar}<section class="story"><img src="/a.jpg" alt="A"></section>`;
  assert.equal(withLazyPictures(page(first)), page(first));
});

test('a document of one section, or of none, stays as it is', () => {
  for (const document of [page('<section class="hero"><img src="/a.jpg" alt="A"></section>'), '<p>Nothing</p>'])
    assert.equal(withLazyPictures(document), document);
});
