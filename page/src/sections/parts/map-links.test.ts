import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { pageModel } from '../model.ts';
import { renderPage } from '../render.ts';

const theme = { palette: 'iris', type: 'modern' } as const;
const page = (address: string) =>
  v.parse(pageModel, {
    language: 'en',
    title: 'A',
    theme,
    sections: [{ kind: 'place', title: 'Here', places: [{ address }], hasMaps: true }],
  });
const hrefs = (html: string) => [...html.matchAll(/class="map-link[^<>]*? href="([^"]*)"/g)].map(([, href]) => href);

test('an address is looked for on three maps, which are asked when their link is pressed', () => {
  const edited = sanitizePage(renderPage(page('Main St 5, Köln & more'), 'edit', '/').html);
  const made = renderPage(page('Main St 5, Köln & more'), 'publish', '/').html;
  for (const html of [edited, made]) {
    const query = 'Main%20St%205%2C%20K%C3%B6ln%20%26%20more';
    assert.deepEqual(hrefs(html), [
      `https://www.openstreetmap.org/search?query=${query}`,
      `https://www.google.com/maps/search/?api=1&amp;query=${query}`,
      `https://maps.apple.com/?q=${query}`,
    ]);
    assert.doesNotMatch(html, /<iframe|<img/);
  }
});

test('links follow an address that was written over, and stay where somebody gave one of their own', () => {
  const { html } = renderPage(page('Old Road 1'), 'edit', '/');
  const moved = html
    .replace('Old Road 1', 'New <b>Road</b> 2&nbsp;b')
    .replace(/https:\/\/maps\.apple\.com\/\?q=[^"]*/, 'https://maps.apple.com/p/pin');
  const [osm, google, apple] = hrefs(sanitizePage(moved));
  assert.equal(osm, 'https://www.openstreetmap.org/search?query=New%20Road%202%20b');
  assert.match(google ?? '', /query=New%20Road%202%20b$/);
  assert.equal(apple, 'https://maps.apple.com/p/pin');
});

test('an address that nobody gave is not published', () => {
  const sections = [
    { kind: 'place', title: 'Here', places: [{ address: 'Street', placeholder: true }], hasMaps: true },
  ];
  const sample = v.parse(pageModel, { language: 'en', title: 'A', theme, sections });
  for (const html of [sanitizePage(renderPage(sample, 'edit', '/').html), renderPage(sample, 'publish', '/').html])
    assert.doesNotMatch(html, /map-link|Street/);
});
