import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageOperation } from '@landfall/shared/contracts';
import { sanitizePart } from '../sanitize/sanitize.ts';
import type { SectionDraft } from '../sections/model.ts';
import { broughtBy, drawSection } from './draw-section.ts';
import { applyOperations } from './edit-page.ts';
import { htmlTree } from './html-tree.ts';
import { outlineOf } from './outline.ts';

const made = { language: 'en', theme: { palette: 'iris', type: 'modern' } };
const BACKDROP =
  '<div class="backdrop shade-60" id="behind"><img class="backdrop-picture" src="/v1/files/a.jpg" width="16" height="9" alt="" /><a class="backdrop-film" href="/v1/files/a.mp4">Stop the video</a></div>';
const story: SectionDraft = {
  kind: 'story',
  title: 'Our story',
  paragraphs: ['We bake.'],
  side: 'left',
  art: { motif: 'landscape', seed: 1 },
};
const drawn = (drawSection(story, made, '/a/') ?? '').replace(/src="[^"]*"/, 'src="/v1/files/own.jpg"');
const page = `<main>${drawn.replace(/^(<section\b[^<>]*)>/, `$1 id="story">${BACKDROP}`)}</main>`;

const edit = (operation: PageOperation) => {
  const tree = htmlTree(page);
  const data = broughtBy(operation);
  const html = data ? (drawSection(data, made, '/a/') ?? '') : '';
  applyOperations(tree, [{ operation, html }], { made });
  return tree.html();
};

test('what lies behind a section is nothing that it says or shows', () => {
  const elements = (html: string) =>
    outlineOf(htmlTree(html), made).sections[0]?.elements.map(({ tag, text }) => [tag, text]);
  assert.ok(page.includes(BACKDROP));
  assert.deepEqual(elements(page), elements(`<main>${drawn}</main>`));
});

test('a section that gets another layout keeps what lies behind it, and its own picture', () => {
  const html = edit({ op: 'replace', section: 'story', with: { ...story, art: { motif: 'landscape', seed: 2 } } });
  assert.equal(html.split(BACKDROP).length, 2);
  assert.match(html, /<section[^<>]*><div class="backdrop/);
  assert.match(html, /class="story-art" src="\/v1\/files\/own\.jpg"/);
});

test('what is copied to another page brings what lies behind it', () => {
  assert.equal(sanitizePart(BACKDROP), BACKDROP);
});
