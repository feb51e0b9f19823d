import assert from 'node:assert/strict';
import { test } from 'node:test';
import { themeOf } from '../sections/themes.ts';
import { COLOURS, FITTING, shadeIn } from './colours.ts';
import { writePage } from './write-page.ts';

const paletteOf = (descriptionAi: string): string =>
  writePage({
    projectName: 'My project',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi,
    language: 'en',
  }).page.theme.palette;

test('knows the shades that people ask for in the languages that pages are written in', () => {
  for (const [hex, names] of [
    [
      '#1d4a2e',
      'bottle green, Dunkelgrün, tannengrün, verde botella, vert sapin, verde bottiglia, verde escuro, donkergroen, ciemnozielony',
    ],
    ['#6f1d33', 'burgundy, weinrot, granate, bordeaux, grenat, amaranto, bordô, wijnrood, bordowy'],
    ['#1b365d', 'navy, dunkelblau, azul marino, bleu marine, blu notte, azul-marinho, donkerblauw, granatowy'],
    ['#0f5a66', 'petrol, Petrolblau, azul petróleo, bleu pétrole, ottanio, verde petrolio'],
    ['#1a479e', 'cobalt, kobaltblau, azul cobalto, kobaltblauw, kobaltowy'],
    ['#8a6414', 'mustard, senfgelb, mostaza, moutarde, senape, mostarda, mosterd, musztardowy'],
  ] as const)
    for (const name of names.split(', ')) assert.equal(shadeIn(`The colour: ${name}.`), hex, name);
  assert.equal(shadeIn('Green, please'), undefined);
});

test('uses a shade as it is asked for, however it is asked', () => {
  assert.equal(paletteOf('Academia Minerva, clases en Zaragoza. El color, granate.'), 'brand6f1d33');
  assert.equal(paletteOf('Copeaux & Cie loue des toilettes sèches. Couleur : vert sapin.'), 'brand1d4a2e');
  assert.equal(paletteOf('Kanzlei in Oldenburg. Bitte in Dunkelgrün.'), 'brand1d4a2e');
  assert.notEqual(paletteOf('Copeaux & Cie loue des toilettes sèches. Pas de bordeaux.'), 'brand6f1d33');
  assert.equal(paletteOf('Kwiaciarnia w Łodzi. Kolory: butelkowy i kremowy.'), 'brand1d4a2e');
  assert.notEqual(paletteOf('Lampka rowerowa z Łodzi. Działa z dynamem w piaście, z butelkowym nie.'), 'brand1d4a2e');
});

test('a page about a death has muted colours', () => {
  const palette = paletteOf('Albrecht Funeral Home, Marietta. Family run since 1961. Call (740) 555-0148.');
  assert.ok(['brand46525f', 'brand5a5550'].includes(palette), palette);
});

test('every palette of a trade is one that can be drawn', () => {
  const names = [...new Set(Object.values(FITTING).flat())];
  const drawn = new Set(['terracotta', 'orchard', 'iris', 'coral', 'lagoon', 'gallery']);
  assert.deepEqual(
    names.filter((name) => !drawn.has(name) && COLOURS[name] === undefined),
    [],
  );
  for (const name of drawn) assert.equal(themeOf(name).id, name);
});
