import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { pageModel } from '../model.ts';
import { renderPage } from '../render.ts';

const theme = { palette: 'iris', type: 'modern' } as const;
const logo = { src: '/v1/files/a/acme.svg', alt: '', width: 300, height: 80 };
const published = (section: object): string[] => {
  const sections = [{ kind: 'logos', variant: 'strip', title: 'With', ...section }];
  const page = v.parse(pageModel, { language: 'en', title: 'A', theme, sections });
  return [sanitizePage(renderPage(page, 'edit', '/').html), renderPage(page, 'publish', '/').html];
};

test('a strip shows logos by pictures that say the names', () => {
  for (const html of published({ items: [{ name: 'Acme & Co', logo }], isGray: true })) {
    assert.match(html, /<section class="(?:tint )?logos logo-strip logo-gray"/);
    assert.match(
      html,
      /<li><img src="\/v1\/files\/a\/acme\.svg" width="300" height="80" alt="Acme &amp; Co" loading="lazy"/,
    );
  }
});

test('a place that no logo was put into is not published, nor a strip of such places', () => {
  for (const html of published({ items: [{ name: 'Acme', logo }, { name: 'Unknown' }] })) {
    assert.match(html, /Acme/);
    assert.doesNotMatch(html, /Unknown|\/art\//);
  }
  for (const html of published({ items: [{ name: 'Unknown', placeholder: true }] }))
    assert.doesNotMatch(html, /Unknown|data-section="logos"/);
});
