import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { pageModel, type SectionDraft } from '../model.ts';
import { contextOf, renderPage } from '../render.ts';
import { video } from './video.ts';

const THEME = { palette: 'iris', type: 'modern' } as const;
const PHOTO = { src: '/v1/files/a/room.webp', alt: 'The room', width: 1600, height: 900 };

const sectionAt = (href: string, photo: typeof PHOTO | null = PHOTO): SectionDraft & { kind: 'video' } => ({
  kind: 'video',
  title: 'A tour',
  href,
  art: { motif: 'tiles', seed: 1, ...(photo && { photo }) },
});

/** As the editor holds it and publishes it, and as it is published without having been edited. */
function published(section: SectionDraft): string[] {
  const page = v.parse(pageModel, { language: 'en', title: 'A', theme: THEME, sections: [section] });
  return [sanitizePage(renderPage(page, 'edit', '/a/').html), renderPage(page, 'publish', '/a/').html].map((html) =>
    html.replaceAll('=""', '').replaceAll(' />', '>'),
  );
}

test('a video of a service is a link that asks nobody before it is pressed', () => {
  for (const html of published(sectionAt('https://www.youtube.com/watch?v=abc&t=1'))) {
    assert.match(
      html,
      /<a class="video-link" href="https:\/\/www\.youtube\.com\/watch\?v=abc&amp;t=1" target="_blank"/,
    );
    assert.match(
      html,
      /<span>Watch on YouTube<\/span><svg class="icon" viewBox="0 0 24 24" role="img" aria-label="opens in/,
    );
    assert.deepEqual(html.match(/<(?:iframe|video|script)|(?:src|poster)="https?:[^"]*/g), null);
  }
});

test('a service is known by its host, and by nothing else of an address', () => {
  const labelled = (href: string) => /<span>([^<]*)<\/span>/.exec(published(sectionAt(href))[0] ?? '')?.[1];
  assert.equal(labelled('https://youtu.be/abc'), 'Watch on YouTube');
  assert.equal(labelled('https://player.vimeo.com/1'), 'Watch on Vimeo');
  assert.equal(labelled('https://notyoutube.com/1?vimeo.com'), 'Watch the video');
});

test('a file plays on the page, and is loaded when somebody presses play', () => {
  for (const html of published(sectionAt('/v1/files/a/tour.mp4'))) {
    assert.match(
      html,
      /<video class="video-player" src="\/v1\/files\/a\/tour\.mp4" poster="\/v1\/files\/a\/room\.webp" aria-label="The room" width="1280" height="720" controls preload="none" playsinline><\/video>/,
    );
    assert.doesNotMatch(html, /video-link/);
  }
});

test('a drawing keeps the place of the picture in the editor alone', () => {
  for (const html of published(sectionAt('https://vimeo.com/1', null))) {
    assert.match(html, /video-link/);
    assert.doesNotMatch(html, /<img/);
  }
});

test('without an address nothing is published, nor a link to it', () => {
  const [sample] = video.samples;
  assert.ok(sample);
  const linked = { kind: 'cta', variant: 'band', title: 'Look', actions: [{ label: 'Film', href: '#video' }] } as const;
  const page = v.parse(pageModel, {
    language: 'en',
    title: 'A',
    theme: THEME,
    sections: [{ ...sample.section, caption: '' }, linked],
  });
  for (const html of [sanitizePage(renderPage(page, 'edit', '/').html), renderPage(page, 'publish', '/').html])
    assert.doesNotMatch(html, /data-section="video"|See it for yourself|#video/);
  const context = contextOf(page, 'edit', '/');
  assert.doesNotMatch(
    sanitizePage(video.render(v.parse(video.schema, sample.section), context).markup),
    /video-link|<img/,
  );
});
