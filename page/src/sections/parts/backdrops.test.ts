import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wcagContrast } from 'culori';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { stylesheet } from '../stylesheet.ts';
import { BACKDROP_RULES } from './backdrops.ts';

const PICTURE =
  '<img class="backdrop-picture" src="/v1/files/a.jpg" width="1600" height="900" alt="" loading="lazy" />';
const FILM = '<a class="backdrop-film" href="/v1/files/a.mp4">Stop the video</a>';
const section = (behind: string, inside = '<h2>Bread</h2><p>Fresh</p>') =>
  `<section class="story" data-section="story"><div class="backdrop shade-60" id="behind">${behind}</div><div class="wrap">${inside}</div></section>`;

test('a picture behind a section is published as it is', () => {
  assert.equal(sanitizePage(section(PICTURE)), section(PICTURE));
});

test('a video behind a section plays without sound over its picture, not on phones, and can be stopped', () => {
  const clean = sanitizePage(section(PICTURE + FILM));
  assert.match(
    clean,
    /alt="" loading="lazy" \/><video muted autoplay loop playsinline preload="none" aria-hidden="true"><source src="\/v1\/files\/a\.mp4" media="\(min-width:861px\) and \(prefers-reduced-motion:no-preference\)" \/><\/video><\/div><label class="backdrop-stop"><input type="checkbox" \/><span>Stop the video<\/span><\/label><div class="wrap">/,
  );
  assert.doesNotMatch(clean, /backdrop-film/);
  assert.equal(sanitizePage(clean), clean, 'sanitising twice changes nothing');
});

test('a video that is stored somewhere else than behind a section is not shown', () => {
  assert.equal(sanitizePage(`<p>${FILM}</p>`), '<p></p>');
});

test('a video without an address leaves nothing', () => {
  assert.equal(sanitizePage(section(PICTURE + FILM.replace('/v1/files/a.mp4', ''))), section(PICTURE));
});

test('no video with sound plays by itself', () => {
  assert.equal(sanitizePage('<video src="/a.mp4" autoplay=""></video>'), '<video src="/a.mp4"></video>');
  assert.equal(sanitizePage('<p autoplay="" muted="">a</p>'), '<p>a</p>');
});

test('a section of samples alone is left out in spite of what lies behind it', () => {
  assert.equal(sanitizePage(section(PICTURE, '<h2>Bread</h2><p data-placeholder="text">Say it</p>')), '');
});

test('only pages with a backdrop carry its rules', () => {
  const theme = { palette: 'iris', type: 'modern', mode: 'light' } as unknown as Parameters<typeof stylesheet>[0];
  const rules = (markup: string) => stylesheet(theme, '/', markup);
  assert.doesNotMatch(rules('<section class="story" data-section="story"></section>'), /backdrop|shade/);
  const pictured = rules(section(PICTURE));
  assert.match(pictured, /section:has\(>\.backdrop>img\)\{position:relative/);
  assert.match(pictured, /\.shade-60\{--shade:0\.6\}/);
  assert.doesNotMatch(pictured, /shade-55|backdrop-stop/);
  assert.match(rules(sanitizePage(section(PICTURE + FILM))), /\.backdrop-stop\{/);
});

test('what stands on a backdrop can be read on every ground of it', () => {
  const tokens = Object.fromEntries(
    [...BACKDROP_RULES.matchAll(/(--[\w-]+):(#[\da-f]+)/g)].map(([, name = '', color = '']) => [name, color]),
  );
  const darkened = '#666666';
  for (const ground of [
    darkened,
    tokens['--bg'],
    tokens['--surface'],
    tokens['--card'],
    tokens['--soft'],
    tokens['--deep'],
  ])
    for (const name of ['--ink', '--muted', '--primary', '--accent', '--on-deep', '--on-deep-muted'])
      assert.ok(wcagContrast(tokens[name] ?? '', ground ?? '') >= 4.5, `${name} on ${ground}`);
  assert.ok(wcagContrast(tokens['--on-primary'] ?? '', tokens['--primary'] ?? '') >= 4.5);
});
