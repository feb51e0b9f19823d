import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../sanitize/sanitize.ts';
import { buildDocument } from '../sections/document.ts';
import { pageModel, type SectionDraft } from '../sections/model.ts';
import { playerOf } from '../sections/parts/video-service.ts';
import { renderPage } from '../sections/render.ts';
import { withFrames } from './frames.ts';
import { withVideos } from './videos.ts';

const THEME = { palette: 'iris', type: 'modern' } as const;
const PHOTO = { src: '/v1/files/a/room.webp', alt: 'A tour of "the yard"', width: 1600, height: 900 };

/** As the editor holds it and publishes it, and as it is published without having been edited. */
function published(...sections: SectionDraft[]): string[] {
  const page = v.parse(pageModel, { language: 'en', title: 'A', theme: THEME, sections });
  const drawn = renderPage(page, 'publish', '/a/');
  return [sanitizePage(renderPage(page, 'edit', '/a/').html), drawn.html].map((body) =>
    buildDocument({
      ...{ language: 'en', title: 'A', description: '', url: '', siteName: '', theme: THEME, themeColor: '#fff' },
      ...{ assets: '/a/', image: '', body, css: drawn.css },
    }),
  );
}

const videoAt = (href: string, photo = PHOTO): SectionDraft => ({
  kind: 'video',
  title: 'A tour',
  href,
  art: { motif: 'tiles', seed: 1, photo },
});

for (const [href, player] of [
  [
    'https://www.youtube.com/watch?v=abc_DEF-123&t=90',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&start=90',
  ],
  ['https://youtu.be/abc_DEF-123?t=1m30s', 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&start=90'],
  ['https://m.youtube.com/shorts/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'],
  ['https://www.youtube.com/@somebody', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['https://notyoutube.com/watch?v=abc_DEF-123', undefined],
  ['/v1/files/a/tour.mp4', undefined],
] as const)
  test(`plays where its service shows it, without cookies where it can: ${href}`, () =>
    assert.equal(playerOf(href)?.href, player));

test('a video of a service is a link in what is stored, and a frame that asks nobody in what visitors get', () => {
  for (const stored of published(videoAt('https://youtu.be/abc_DEF-123'))) {
    assert.doesNotMatch(stored, /<iframe/);
    const { document, origins } = withVideos(stored);
    assert.deepEqual(origins, ['https://www.youtube-nocookie.com']);
    const [frame = ''] = /<iframe [^>]*>/.exec(document.replaceAll('&gt;', '')) ?? [];
    assert.match(frame, /title="A tour of &quot;the yard&quot;"/);
    assert.match(frame, /sandbox="allow-scripts allow-same-origin allow-popups[^"]*" [^>]*loading="lazy" srcdoc="/);
    assert.doesNotMatch(frame, /\ssrc="/);
    assert.match(frame, /img src=&quot;\/v1\/files\/a\/room\.webp&quot; alt=&quot;&quot;/);
    assert.match(frame, /href=&quot;https:\/\/www\.youtube-nocookie\.com\/embed\/abc_DEF-123\?autoplay=1&quot;/);
    assert.match(
      document,
      /<a href="https:\/\/youtu\.be\/abc_DEF-123" target="_blank" rel="noopener">Watch on YouTube /,
    );
    assert.doesNotMatch(document, /class="video-link"/);
  }
});

test('what names no video stays a link', () => {
  for (const stored of published(videoAt('https://www.youtube.com/@somebody')))
    assert.deepEqual(withVideos(stored), { document: stored, origins: [] });
});

test('videos are shown on every plan, embeds where the plan has them', () => {
  const map: SectionDraft = { kind: 'embed', title: 'Where we are', href: 'https://maps.example/embed' };
  for (const stored of published(videoAt('https://vimeo.com/76979871'), map)) {
    const without = withFrames(stored, { showsEmbeds: false });
    assert.deepEqual(without.origins, ['https://player.vimeo.com']);
    assert.match(without.document, /class="embed-link"/);
    assert.deepEqual(withFrames(stored, { showsEmbeds: true }).origins, [
      'https://maps.example',
      'https://player.vimeo.com',
    ]);
  }
});
