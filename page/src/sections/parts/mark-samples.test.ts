import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { KINDS } from '../kinds.ts';
import { pageModel, type SectionDraft } from '../model.ts';
import { renderPage } from '../render.ts';

const sampleOf = (kind: string): SectionDraft => {
  const section = KINDS.find((each) => each.kind === kind)?.samples[0]?.section;
  assert.ok(section);
  return section;
};

/** As the editor holds it. */
function edited(section: SectionDraft): string {
  const theme = { palette: 'iris', type: 'modern' } as const;
  return renderPage(v.parse(pageModel, { language: 'en', title: 'A', theme, sections: [section] }), 'edit', '/').html;
}

for (const kind of ['table', 'video', 'tabs', 'faq', 'bar', 'timer', 'embed'])
  test(`nothing of a sample of ${kind} is published before somebody wrote it`, () => {
    const html = edited(sampleOf(kind));
    assert.match(html, /data-placeholder/);
    assert.doesNotMatch(sanitizePage(html), /<section/);
  });

test('a row of a table that somebody wrote in is published, and its other cells are empty', () => {
  const html = edited(sampleOf('table'))
    .replace(' data-placeholder="row"', '')
    .replace('<td data-placeholder="text">Fill in', '<td>Monday');
  const published = sanitizePage(html);
  assert.match(
    published,
    /<tbody><tr><th scope="row">First row<\/th><td>Monday<\/td><td><\/td><td><\/td><\/tr><\/tbody>/,
  );
  assert.doesNotMatch(published, /<caption>/);
});

test('a countdown, a video and an embed that were set are published without the words that nobody wrote', () => {
  const address = 'https://vimeo.com/1';
  const timer = edited({ ...sampleOf('timer'), until: '2030-01-01T10:00', zone: 'UTC' } as SectionDraft);
  assert.match(sanitizePage(timer), /class="timer-left"/);
  assert.doesNotMatch(sanitizePage(timer), /Say what|should do/);
  const video = sanitizePage(edited({ ...sampleOf('video'), href: address } as SectionDraft));
  assert.match(video, /<h2>See it for yourself/);
  assert.match(video, /video-link/);
  assert.doesNotMatch(video, /Say what/);
  const embed = sanitizePage(edited({ ...sampleOf('embed'), href: address } as SectionDraft));
  assert.match(embed, /embed-link/);
  assert.doesNotMatch(embed, /Say what/);
});
