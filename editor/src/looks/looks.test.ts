import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { headlessEditor, turn } from '../testing/headless-editor.ts';
import {
  appearanceOf,
  hasLooks,
  hiddenScreens,
  isGray,
  isLogoStrip,
  setAppearance,
  setGray,
  setShown,
} from './looks.ts';

const open = (components: string) =>
  headlessEditor({
    components,
  });

test('an element is kept from a screen and shown on it again, and keeps its own classes', () => {
  const editor = open('<p class="lead">a</p>');
  const [text] = within(editor.getWrapper() as Component, 'p') as [Component];
  setShown(text, 'mobile', false);
  setShown(text, 'desktop', false);
  assert.deepEqual(hiddenScreens(text), ['desktop', 'mobile']);
  assert.match(editor.getHtml(), /<p class="lead not-on-mobile not-on-desktop">/);
  setShown(text, 'mobile', true);
  setShown(text, 'desktop', true);
  assert.match(editor.getHtml(), /<p class="lead">/);
});

test('undo shows again what was kept from a screen', async () => {
  const editor = open('<p>a</p>');
  const [text] = within(editor.getWrapper() as Component, 'p') as [Component];
  await turn();
  editor.UndoManager.clear();
  setShown(text, 'tablet', false);
  await turn();
  editor.UndoManager.undo();
  assert.deepEqual(hiddenScreens(text), []);
  editor.UndoManager.redo();
  assert.deepEqual(hiddenScreens(text), ['tablet']);
});

test('an element comes into sight in one way at a time', async () => {
  const editor = open('<p>a</p>');
  const [text] = within(editor.getWrapper() as Component, 'p') as [Component];
  setAppearance(text, 'fade');
  await turn();
  setAppearance(text, 'rise');
  assert.equal(appearanceOf(text), 'rise');
  assert.match(editor.getHtml(), /class="appear-rise"/);
  await turn();
  editor.UndoManager.undo();
  assert.equal(appearanceOf(text), 'fade');
  setAppearance(text, '');
  assert.equal(appearanceOf(text), '');
});

test('the page and its main part are on every screen', () => {
  const editor = open('<main><p>a</p></main>');
  const page = editor.getWrapper() as Component;
  assert.equal(hasLooks(page), false);
  assert.equal(hasLooks(within(page, 'main')[0] as Component), false);
  assert.equal(hasLooks(within(page, 'p')[0] as Component), true);
});

test('a strip of logos loses its colors and gets them back', () => {
  const editor = open('<section class="logos logo-strip"></section>');
  const [strip] = within(editor.getWrapper() as Component, 'section') as [Component];
  assert.ok(isLogoStrip(strip));
  setGray(strip, true);
  assert.ok(isGray(strip));
  setGray(strip, false);
  assert.match(editor.getHtml(), /class="logos logo-strip"/);
});
