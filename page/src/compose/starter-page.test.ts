import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { pageModel } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { starterPage } from './starter-page.ts';

const NOTHING = { projectName: '', projectDescription: '', title: '', description: '' };
const published = (input: Partial<typeof NOTHING>, language: 'en' | 'de' = 'en') =>
  renderPage(starterPage({ ...NOTHING, ...input }, language), 'publish', '/').html;

test('begins with the title and the words of its owner', () => {
  const html = published({
    projectName: 'Casa Lola',
    title: 'Spring menu',
    description: 'Six dishes from our garden. Only in May.',
  });
  assert.match(html, /<h1[^>]*>Spring menu<\/h1>/);
  assert.match(html, /Six dishes from our garden. Only in May./);
  assert.match(html, /<form/);
  assert.doesNotMatch(html, /data-placeholder/);
});

test('tells what the project does where the page has no description', () => {
  assert.match(published({ title: 'Start', projectDescription: 'Bakery in Bath' }), /Bakery in Bath/);
});

test('is a page in any language, whatever is typed', () => {
  assert.match(published({ title: 'Start' }, 'de'), /Nachricht/);
  for (const title of ['', ' ', '<script>', '\u0000', 'x'.repeat(100), '🚀', '.'])
    v.parse(pageModel, starterPage({ ...NOTHING, title, projectName: title, projectDescription: title }, 'en'));
});
