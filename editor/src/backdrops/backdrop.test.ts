import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { PAGE_SETTINGS } from '../page-settings.ts';
import { headlessEditor, turn } from '../testing/headless-editor.ts';
import {
  backdropOf,
  backdropType,
  filmAddress,
  pictureOf,
  putFilm,
  putPicture,
  setShade,
  shadeOf,
  takesBackdrop,
} from './backdrop.ts';
import { neededShade, SAFE_SHADE } from './darkness.ts';

const open = (page: { components: string } | { projectData: Record<string, unknown> }) =>
  headlessEditor({
    ...PAGE_SETTINGS,
    plugins: [backdropType],
    ...page,
  });

const sectionsOf = (editor: ReturnType<typeof open>) => within(editor.getWrapper() as Component, 'section');
const HTML = '<main><section id="a"><h2>Bread</h2></section><section id="b"><h2>Cakes</h2></section></main>';
const PICTURE = { src: '/v1/files/a.jpg', width: 1600, height: 900 };

test('a picture lies behind a section, goes with one step back, and is reopened as what it is', async () => {
  const editor = open({ components: HTML });
  const [first, second] = sectionsOf(editor) as [Component, Component];
  await turn();
  editor.UndoManager.clear();
  const before = editor.getHtml();
  putPicture(second, PICTURE, 55);
  await turn();
  assert.match(
    editor.getHtml(),
    /<section id="b"><div class="backdrop shade-55"><img src="\/v1\/files\/a\.jpg" width="1600" height="900" alt="" loading="lazy" class="backdrop-picture"\/><\/div><h2>Cakes/,
  );
  putPicture(first, PICTURE, 55);
  await turn();
  assert.match(editor.getHtml(), /fetchpriority="high"/);
  const reopened = open({ projectData: JSON.parse(JSON.stringify(editor.getProjectData())) });
  const behind = backdropOf(sectionsOf(reopened)[1] as Component);
  assert.ok(behind);
  assert.equal(behind.get('selectable'), false);
  assert.equal(pictureOf(behind)?.get('selectable'), false);
  assert.equal(reopened.getHtml(), editor.getHtml());
  editor.UndoManager.undo();
  editor.UndoManager.undo();
  assert.equal(editor.getHtml(), before);
});

test('another picture, another darkness and a video change what is there', async () => {
  const editor = open({ components: HTML });
  const [, section] = sectionsOf(editor) as [Component, Component];
  putPicture(section, PICTURE, 55);
  const backdrop = backdropOf(section);
  assert.ok(backdrop);
  assert.equal(shadeOf(backdrop), 55);
  putFilm(backdrop, '/v1/files/a.mp4', 'Stop');
  putFilm(backdrop, '/v1/files/b.mp4', 'Stop');
  assert.equal(filmAddress(backdrop), '/v1/files/b.mp4');
  await turn();
  setShade(backdrop, 70);
  await turn();
  editor.UndoManager.undo();
  assert.equal(shadeOf(backdrop), 55);
  putPicture(section, { src: '/v1/files/c.jpg', width: 10, height: 20 }, 40);
  assert.match(
    editor.getHtml(),
    /<div class="backdrop shade-40"><img src="\/v1\/files\/c\.jpg" width="10" height="20" alt="" loading="lazy" class="backdrop-picture"\/><a href="\/v1\/files\/b\.mp4" class="backdrop-film">Stop<\/a><\/div>/,
  );
  putFilm(backdrop, '', 'Stop');
  assert.equal(filmAddress(backdrop), '');
});

test('a copy of a section has a backdrop of its own', () => {
  const editor = open({ components: HTML });
  const [, section] = sectionsOf(editor) as [Component, Component];
  putPicture(section, PICTURE, 55);
  const copy = section.clone();
  section.parent()?.append(copy);
  const [own, copied] = [backdropOf(section), backdropOf(copy)];
  assert.ok(own && copied);
  setShade(copied, 20);
  assert.equal(shadeOf(own), 55);
});

test('a backdrop whose picture was left out by a paste gets another one', () => {
  const editor = open({ components: '<section><div class="backdrop shade-20"></div><p>a</p></section>' });
  const [section] = sectionsOf(editor) as [Component];
  putPicture(section, PICTURE, 55);
  assert.match(editor.getHtml(), /<section><div class="backdrop shade-55"><img [^<>]*\/><\/div><p>a/);
});

test('popups, and what is no section, have no backdrop', () => {
  const editor = open({ components: '<section class="popup" id="a"></section><header>b</header><section>c</section>' });
  const all = editor.getWrapper()?.components().models ?? [];
  assert.deepEqual(all.map(takesBackdrop), [false, false, true]);
});

test('a picture is made as dark as its text needs, whatever sparkles in it', () => {
  const pixels = (...colors: number[][]) => new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]));
  const [black, white, gray] = [
    [0, 0, 0],
    [255, 255, 255],
    [128, 128, 128],
  ];
  assert.equal(neededShade(pixels(black)), 0);
  assert.equal(SAFE_SHADE, 60);
  assert.equal(neededShade(pixels(white, black)), SAFE_SHADE);
  assert.equal(neededShade(pixels(gray)), 20);
  assert.equal(neededShade(pixels(...Array<number[]>(99).fill(black), white)), 0);
});
