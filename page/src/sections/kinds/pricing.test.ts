import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { section } from '../model.ts';
import { contextOf, renderSection } from '../render.ts';

const LAMP = { name: 'Lamp', price: '80 €', art: { motif: 'tiles', seed: 3 } };
const PHOTO = { src: '/v1/files/lamp.webp', alt: 'A lamp', width: 800, height: 600 };

const drawn = (plan: object, mode: 'edit' | 'publish'): string =>
  renderSection(
    v.parse(section, { kind: 'pricing', title: 'Products', plans: [plan] }),
    contextOf({ language: 'en', theme: { palette: 'coral', type: 'poster' } }, mode, '/'),
  ).markup;

test('a product has a place for its picture in the editor, and online the picture alone', () => {
  assert.match(drawn(LAMP, 'edit'), /<img class="shot" src="\/art\//);
  assert.doesNotMatch(drawn(LAMP, 'publish'), /<img/);
  assert.match(drawn({ ...LAMP, art: { ...LAMP.art, photo: PHOTO } }, 'publish'), /<img class="shot" src="\/v1\/files/);
});

test('a product without a price list of its own names no contents', () => {
  assert.doesNotMatch(drawn({ ...LAMP, placeholder: true }, 'edit'), /<ul>/);
});
