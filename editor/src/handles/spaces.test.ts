import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Component } from 'grapesjs';
import { within } from '../forms/walk.ts';
import { asOwnStep } from '../own-step.ts';
import { headlessPageEditor, turn } from '../testing/headless-editor.ts';
import { giveSpace, nearestTo, SPACES, spaceOf, spacesAround, spacesOf } from './spaces.ts';

const styled = (style: Partial<CSSStyleDeclaration>) =>
  ({
    display: 'block',
    backgroundColor: 'rgba(0, 0, 0, 0)',
    boxShadow: 'none',
    borderTopStyle: 'none',
    borderBottomStyle: 'none',
    getPropertyValue: (name: string) => (style as Record<string, string>)[name] ?? '',
    ...style,
  }) as CSSStyleDeclaration;

const part = (tagName: string, parent: unknown = {}) =>
  ({
    parent: () => parent,
    get: (name: string) => (name === 'tagName' ? tagName : undefined),
    getClasses: () => [],
  }) as unknown as Component;

const spaces = (tagName: string, style: Partial<CSSStyleDeclaration> = {}) =>
  spacesOf(part(tagName), { tagName: tagName.toUpperCase() } as Element, styled(style));

test('a space snaps to the scale, and what it was is one of its steps', () => {
  const values = spacesAround(53.76);
  assert.equal(values.length, SPACES.length + 1);
  assert.equal(values[nearestTo(values, 70)], 64);
  assert.equal(values[nearestTo(values, 54)], 53.76);
  assert.equal(values[nearestTo(values, -40)], 0);
  assert.equal(values[nearestTo(values, 900)], 240);
  assert.deepEqual(spacesAround(48), [...SPACES]);
  assert.equal(spacesAround(-12)[0], -12);
});

test('sections and cards have space in them, texts and buttons around them, words in a line none', () => {
  assert.deepEqual(spaces('section'), ['padding-top', 'padding-bottom']);
  assert.deepEqual(spaces('li', { backgroundColor: 'rgb(1, 2, 3)' }), ['padding-top', 'padding-bottom']);
  assert.deepEqual(spaces('li', { borderTopStyle: 'solid' }), ['padding-top', 'padding-bottom']);
  assert.deepEqual(spaces('h2'), ['margin-top', 'margin-bottom']);
  assert.deepEqual(spaces('a', { display: 'inline-flex', backgroundColor: 'rgb(1, 2, 3)' }), [
    'margin-top',
    'margin-bottom',
  ]);
  assert.deepEqual(spaces('h3', { backgroundColor: 'rgb(240, 230, 220)' }), ['margin-top', 'margin-bottom']);
  assert.deepEqual(spaces('strong', { display: 'inline' }), []);
  assert.deepEqual(spaces('main'), []);
  assert.deepEqual(spaces('svg'), []);
  assert.deepEqual(spacesOf(part('div', null), {} as Element, styled({})), []);
});

test('a space is as large as it is shown', () => {
  assert.equal(spaceOf(styled({ 'padding-top': '53.7612px' } as object), 'padding-top'), 53.76);
  assert.equal(spaceOf(styled({ 'margin-top': 'auto' } as object), 'margin-top'), 0);
});

test('a space is the rule of one side on one screen, and one step back leaves nothing of it', async () => {
  const editor = headlessPageEditor({
    components: '<section id="news"><p>a</p></section>',
  });
  const [section] = within(editor.getWrapper() as Component, 'section') as [Component];
  editor.select(section);
  editor.StyleManager.select(section as never);
  await turn();
  editor.UndoManager.clear();
  const before = editor.getHtml() + editor.getCss();
  giveSpace(editor, 'padding-top', 24);
  await turn();
  assert.equal(editor.getCss(), '#news{padding-top:24px;}');
  editor.Devices.select('mobile');
  await turn();
  editor.StyleManager.select(section as never);
  giveSpace(editor, 'padding-top', 8);
  await turn();
  assert.match(editor.getCss() ?? '', /@media \(max-width: 480px\)\{#news\{padding-top:8px;\}\}/);
  editor.UndoManager.undo();
  assert.equal(editor.getCss(), '#news{padding-top:24px;}');
  editor.UndoManager.undo();
  assert.equal(editor.getHtml() + editor.getCss(), before);
  // As fast keys do, in one turn of the loop.
  editor.Devices.select('desktop');
  editor.StyleManager.select(section as never);
  for (const pixels of [8, 12, 16]) asOwnStep(editor, () => giveSpace(editor, 'padding-top', pixels));
  editor.UndoManager.undo();
  assert.equal(editor.getCss(), '#news{padding-top:12px;}');
  editor.UndoManager.undo();
  editor.UndoManager.undo();
  assert.equal(editor.getHtml() + editor.getCss(), before);
});
