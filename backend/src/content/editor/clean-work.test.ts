import assert from 'node:assert/strict';
import { test } from 'node:test';
import { starterPage } from '@landfall/page/compose/starter-page';
import { run } from './clean-work.ts';

test('a video’s file and its picture come from where visitors reach them, and its rules come along', () => {
  const model = starterPage({ projectName: 'Nova', projectDescription: '', title: 'Nova', description: '' }, 'en');
  const html =
    '<main><section class="video" data-section="video" id="video"><figure><a class="video-link" href="/v1/files/a/tour.mp4"><img class="video-shot" src="/v1/files/a/room.webp" alt=""></a></figure></section></main>';
  const files = 'https://files.example/v1/files/';
  const published = run({ html, css: '', model, files, editorAssets: '/v1/editor/assets/' });
  assert.match(
    published.html,
    /<video [^<>]*src="https:\/\/files\.example\/v1\/files\/a\/tour\.mp4" poster="https:\/\/files\.example\/v1\/files\/a\/room\.webp"/,
  );
  assert.match(published.css, /\.video-player\{/);
  assert.doesNotMatch(published.css, /\.video-link|\.tabs|\.table/);
});
